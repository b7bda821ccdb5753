import type { Locator, Page } from "@playwright/test";

/** A control and its interaction: a key press if `key` is set, otherwise a click. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly phone?: boolean;
  readonly find: (page: Page) => Locator;
  readonly key?: string;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first();

/** Every control of the site; the first press does nothing and measures the machine's own share. */
export const controls: readonly Control[] = [
  {
    name: "nothing: the floor",
    path: "/privacy-policy",
    find: (page) => page.getByRole("heading", { level: 1 }),
  },
  {
    name: "menu",
    path: "/",
    find: (page) => page.getByRole("navigation", { name: "Main" }).getByRole("button").first(),
  },
  { name: "drawer", path: "/", phone: true, find: (page) => button(page, "Menu") },
  { name: "pause the word", path: "/", find: (page) => button(page, "Pause animation") },
  { name: "next slide", path: "/", find: (page) => button(page, "Next slide") },
  {
    name: "theme",
    path: "/",
    find: (page) => page.getByRole("radio", { name: "Dark" }),
  },
  {
    name: "contact: a key",
    path: "/contact",
    find: (page) => page.getByRole("textbox", { name: "Message" }),
    key: "a",
  },
  {
    name: "contact: send, refused",
    path: "/contact",
    find: (page) => button(page, "Send message"),
  },
  {
    name: "estimator: a key",
    path: "/pricing",
    find: (page) => page.getByRole("textbox", { name: "Amount" }),
    key: "1",
  },
  {
    name: "estimator: direction",
    path: "/pricing",
    find: (page) => page.getByRole("radio", { name: "I want to receive" }),
  },
  {
    name: "planner: tier",
    path: "/pricing",
    find: (page) => page.getByRole("radio", { name: "Standard" }),
  },
  {
    name: "coverage: a key of the search",
    path: "/country-coverage",
    find: (page) => page.getByRole("searchbox"),
    key: "g",
  },
  {
    name: "coverage: a country of the map",
    path: "/country-coverage",
    find: (page) => page.locator("[data-code=NG]"),
  },
  {
    name: "events: one",
    path: "/webhooks",
    find: (page) => page.getByRole("checkbox", { name: "payment.failed" }),
  },
  {
    name: "events: a family",
    path: "/webhooks",
    find: (page) => page.getByRole("checkbox", { name: /^All dispute/ }),
  },
  {
    name: "request: a language",
    path: "/api-documentation",
    find: (page) => page.getByRole("tab", { name: "Python" }),
  },
];
