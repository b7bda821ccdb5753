import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site.ts";

/** The scripts and stylesheets requested so far, except the first script. */
function countAssets(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname) && !pathname.includes("/boot-")) asked.push(pathname);
  });
  return () => asked;
}

/** Waits for two idle callbacks after the page and its requests have finished. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))),
  );
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** The drawing lies beside the heading's words. */
const words = (page: Page) => heading(page).locator("span").first();
const footerLink = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`);

const stillServed = (page: Page) => expect(page.locator("[data-live]")).toHaveCount(0);

/** A marker that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const marked = (page: Page) => page.evaluate(() => Reflect.has(window, "marked"));

const ways: Record<string, () => void> = {
  "the connection says so": () =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  "the media feature says so": () => {
    const ask = window.matchMedia.bind(window);
    const all = ask("all");
    window.matchMedia = (query) => (query === "(prefers-reduced-data: reduce)" ? all : ask(query));
  },
};

for (const [way, initScript] of Object.entries(ways)) {
  test.describe(`who saves data, and ${way}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(initScript));

    test("gets no script until a key is pressed or a pointer, and then hydrates", async ({
      page,
    }) => {
      const assets = countAssets(page);
      await page.goto("/about");
      await rest(page);
      await footerLink(page, "/pricing").hover();
      await page.mouse.wheel(0, -4000);
      await rest(page);
      expect(assets()).toEqual([]);
      await stillServed(page);

      await words(page).click();
      await hydrated(page);

      await page.goto("/about");
      await stillServed(page);
      await page.keyboard.press("Shift");
      await hydrated(page);
      await rest(page);

      await test.step("preloads nothing, neither on hover nor on focus", async () => {
        const before = assets().length;
        await footerLink(page, "/pricing").hover();
        await footerLink(page, "/contact").focus();
        await rest(page);
        expect(assets().slice(before)).toEqual([]);
      });

      await mark(page);
      await footerLink(page, "/contact").click();
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL("/contact");
      expect(await marked(page)).toBe(true);
    });

    test("follows a link with the first click, without loading a script", async ({ page }) => {
      const assets = countAssets(page);
      await page.goto("/about");
      await rest(page);
      for (const path of ["/pricing", "/contact"]) {
        await footerLink(page, path).click();
        await expect(page).toHaveURL(path);
        await rest(page);
        await expect(heading(page)).toBeVisible();
      }
      expect(assets()).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("a first touch loads the scripts", async ({ page }) => {
    await page.addInitScript(ways["the connection says so"] ?? "");
    const assets = countAssets(page);
    await page.goto("/about");
    await rest(page);
    expect(assets()).toEqual([]);
    await words(page).tap();
    await hydrated(page);
  });
});

test("everyone else gets the scripts at once, and the next page on hovering over its link", async ({
  page,
}) => {
  const assets = countAssets(page);
  await page.goto("/about");
  await hydrated(page);
  await footerLink(page, "/pricing").hover();
  await expect.poll(assets).toContainEqual(expect.stringContaining("/pricing-"));
});
