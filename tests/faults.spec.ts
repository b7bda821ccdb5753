import type { Page } from "@playwright/test";
import { isHydrated } from "./is-hydrated.ts";
import { expect, hydrated, open, test } from "./site.ts";

/* Before React, and without it: before-react.spec.ts, no-script.spec.ts. */

/** The note next to a part that does not work without scripts. */
const notes = (page: Page) =>
  page.locator("main p[hidden]").filter({ has: page.locator("a[href^='mailto:']") });

async function expectLinkWorks(page: Page, path: string): Promise<void> {
  await page.locator(`:is(header, footer) a[href="${path}"]:not(dialog *)`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(/^Loading/)).toBeHidden();
}

test.describe("a file that does not load", () => {
  test.use({
    expectedErrors: [
      /ERR_FAILED|404|dynamically imported module|MIME type|Unexpected end|broken|#130/,
    ],
  });

  const html = (status: number) => ({ status, contentType: "text/html", body: "<h1>Home</h1>" });
  const script = (body: string) => ({ contentType: "text/javascript", body });
  /** Those that the page notices in different ways come first. The names begin with those of the files. */
  const losses = [
    ["boot was cut short in transit", script("document.title = 'Changed'; {")],
    ["pricing-hero is gone after a deploy", html(404)],
    ["react is answered by a page", html(200)],
    ["pricing-hero is another build's", script("export default 1")],
  ] as const;

  test("leaves menus and links working, and its part says so", async ({ page }) => {
    for (const [name, answer] of losses) {
      await test.step(name, async () => {
        const files = `**/assets/${name.split(" ")[0]}-*.js`;
        await page.goto("/about");
        await page.route(files, (route) => route.fulfill(answer));
        await expectLinkWorks(page, "/pricing");
        await page.evaluate(isHydrated);
        await notes(page)
          .last()
          .locator("xpath=ancestor::*[@data-island]")
          .scrollIntoViewIfNeeded();
        await expect(notes(page).filter({ visible: true }).first()).toBeVisible();
        await expect(page).toHaveTitle(/^Pricing/);
        if (name.startsWith("pricing-hero")) {
          // Another island of the page works.
          await page.getByLabel("Paid on").fill("2025-01-10");
          await page.getByRole("radio", { name: "Instant" }).check();
          await expect(
            page.locator("p:not([aria-live])", { hasText: "Estimate: Fri 10 January" }),
          ).toBeVisible();
        }
        await page.getByRole("button", { name: "Solutions" }).hover();
        await expectLinkWorks(page, "/merchants");
        await page.unroute(files);
      });
    }
  });
});

test("an old browser keeps the static page, with the mailbox for the form", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "inert");
  });
  await page.goto("/contact");
  await expect(notes(page)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(scripts).toContainEqual(expect.stringContaining("/assets/boot-"));
  expect(scripts.filter((script) => script.includes("/react-"))).toEqual([]);
  await expectLinkWorks(page, "/pricing");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("dialog:modal")).toBeVisible();
});

test("with storage denied everything works, but nothing is remembered", async ({ page }) => {
  const root = page.locator("html");
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await open(page, "/contact");
  await page.getByRole("textbox", { name: "Message" }).fill("Kept while the page stands");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expectLinkWorks(page, "/pricing");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("radio", { name: "Light" }).check();
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.reload();
  await hydrated(page);
  // A page without a question to keep reports nothing, either.
  await open(page, "/sandbox");
});
