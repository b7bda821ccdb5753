import type { Page } from "@playwright/test";

/** One control and what a visitor does with it. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly phone?: boolean;
  readonly use: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first();

/** Every control of the site, once; first a click that does nothing, which is the machine's own share. */
export const controls: readonly Control[] = [
  {
    name: "nothing: the floor",
    path: "/privacy-policy",
    use: (page) => page.getByRole("heading", { level: 1 }).click(),
  },
  {
    name: "menu",
    path: "/",
    use: (page) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("button").first().click(),
  },
  { name: "drawer", path: "/", phone: true, use: (page) => button(page, "Menu").click() },
  { name: "pause the word", path: "/", use: (page) => button(page, /word$/).click() },
  { name: "next slide", path: "/", use: (page) => button(page, "Next slide").click() },
  {
    name: "theme",
    path: "/",
    use: (page) => page.getByRole("radio", { name: "Dark" }).click(),
  },
  {
    name: "a link of the site",
    path: "/",
    use: (page) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click(),
  },
  {
    name: "contact: a key",
    path: "/contact",
    use: (page) => page.getByRole("textbox", { name: "Message" }).press("a"),
  },
  {
    name: "contact: send, refused",
    path: "/contact",
    use: (page) => button(page, "Send message").click(),
  },
  {
    name: "estimator: a key",
    path: "/pricing",
    use: (page) => page.getByRole("textbox", { name: "Amount" }).press("1"),
  },
  {
    name: "estimator: direction",
    path: "/pricing",
    use: (page) => page.getByRole("radio", { name: "I want to receive" }).click(),
  },
  {
    name: "planner: tier",
    path: "/pricing",
    use: (page) => page.getByRole("radio", { name: "Standard" }).click(),
  },
  {
    name: "coverage: a key of the search",
    path: "/country-coverage",
    use: (page) => page.getByRole("searchbox").press("g"),
  },
  {
    name: "coverage: a country of the map",
    path: "/country-coverage",
    use: (page) => page.locator("[data-code=NG]").click(),
  },
  {
    name: "events: one",
    path: "/webhooks",
    use: (page) => page.getByRole("checkbox", { name: "payment.failed" }).click(),
  },
  {
    name: "events: a family",
    path: "/webhooks",
    use: (page) => page.getByRole("checkbox", { name: /^All disputes/ }).click(),
  },
  {
    name: "request: a language",
    path: "/api-documentation",
    use: (page) => page.getByRole("tab", { name: "Python" }).click(),
  },
];
