import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { until } from "./until.ts";

const link = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`);

/** Opens another page as a new document, and returns how the browser came by it. */
async function open(page: Page, path: string) {
  await page.evaluate((path) => location.assign(path), path);
  await page.waitForURL(path);
  return page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());
}

test("the second page is downloaded as its difference to the first", async ({ page }) => {
  await page.goto("/about");
  // The browser stores a dictionary a moment after its page has come.
  await until("a difference", async () => {
    const { encodedBodySize, decodedBodySize } = await open(page, `/pricing?${Date.now()}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return encodedBodySize < decodedBodySize / 10;
  });
});

test("a page is fetched when its link is pointed at, and not again", async ({ page }) => {
  const tools = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  // Playwright's own session keeps Chromium from rendering it.
  tools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await tools.send("Preload.enable");
  await page.goto("/about");
  await link(page, "/pricing").hover();
  await until("the page", async () => fetched.includes("/pricing"));
  expect(await open(page, "/pricing")).toMatchObject({ deliveryType: "navigational-prefetch" });
});

test("pages are prepared, and files are not; on a slow line or with data saving, nothing is", async ({
  page,
}) => {
  const root = page.locator("html");
  const tools = await page.context().newCDPSession(page);
  /** The paths that the page has Chromium prepare, as it now knows them. */
  const candidates = new Set<string>();
  tools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates.clear();
    for (const { key } of preloadingAttemptSources) candidates.add(new URL(key.url).pathname);
  });
  await tools.send("Preload.enable");
  for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
      connection,
    );
    await page.goto("/country-coverage");
    await expect(root).toHaveAttribute("data-sparing");
  }
  await root.evaluate(({ dataset }) => delete dataset.sparing);
  await until("the pages", async () => candidates.has("/contact"));
  expect([...candidates].filter((path) => path.includes("."))).toEqual([]);
  await root.evaluate(({ dataset }) => (dataset.sparing = ""));
  await until("none", async () => candidates.size === 0);
});
