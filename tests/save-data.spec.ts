import type { Page } from "@playwright/test";
import { isHydrated } from "./is-hydrated.ts";
import { expect, hydrated, test } from "./site.ts";

/** The scripts and stylesheets requested so far, except the first script. */
function countAssets(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname) && !pathname.includes("/boot-")) asked.push(pathname);
  });
  return asked;
}

/** Waits for two idle callbacks after the page and its requests have finished, each as long as the page itself waits. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () =>
      new Promise((idle) => {
        const patience = { timeout: 2000 };
        requestIdleCallback(() => requestIdleCallback(idle, patience), patience);
      }),
  );
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** The drawing lies beside the heading's words. */
const words = (page: Page) => heading(page).locator("span").first();
const footerLink = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`);

const stillServed = async (page: Page) => expect(await page.evaluate(isHydrated)).toBe(false);

/** What the connection says. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });

/** What the media feature says. */
const reduceData = () => {
  const ask = window.matchMedia.bind(window);
  const all = ask("all");
  window.matchMedia = (query) => (query === "(prefers-reduced-data: reduce)" ? all : ask(query));
};

test("who saves data gets no script until a key or a pointer is pressed, and then hydrates", async ({
  page,
}) => {
  await page.addInitScript(saveData);
  const assets = countAssets(page);
  await page.goto("/about");
  await rest(page);
  await footerLink(page, "/pricing").hover();
  await page.mouse.wheel(0, -4000);
  await rest(page);
  expect(assets).toEqual([]);
  await stillServed(page);

  await test.step("a link is followed with the first click, without loading a script", async () => {
    await footerLink(page, "/pricing").click();
    await expect(page).toHaveURL("/pricing");
    await rest(page);
    expect(assets).toEqual([]);
  });

  await words(page).click();
  await hydrated(page);

  await page.goto("/about");
  await stillServed(page);
  await page.keyboard.press("Shift");
  await hydrated(page);
  await rest(page);

  await test.step("nothing is preloaded, neither on hover nor on focus", async () => {
    const before = assets.length;
    await footerLink(page, "/pricing").hover();
    await footerLink(page, "/contact").focus();
    await rest(page);
    expect(assets.slice(before)).toEqual([]);
  });

  await test.step("a link is then followed without a new document", async () => {
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await footerLink(page, "/contact").click();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL("/contact");
    expect(await page.evaluate(() => Reflect.has(window, "marked"))).toBe(true);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("who asks all sites to reduce data gets the scripts with the first touch", async ({
    page,
  }) => {
    await page.addInitScript(reduceData);
    const assets = countAssets(page);
    await page.goto("/about");
    await rest(page);
    expect(assets).toEqual([]);
    await words(page).tap();
    await hydrated(page);
  });
});
