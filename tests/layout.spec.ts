import { routes } from "../app/routes.ts";
import { expect, hydrated, test } from "./site.ts";

declare global {
  interface Window {
    layoutShift: number;
  }
}

test.describe("nothing scrolls sideways", () => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    test(`at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      for (const { path } of routes) {
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
      }
    });
  }
});

/**
 * Zero as it is reported, to two decimals: the stand-in fonts have the measure of the real
 * ones on average, so a word at the edge of a line may still wrap once more or once less.
 */
const SHIFT_MAX = 0.005;

test.describe("layout shift is zero", () => {
  for (const { path } of routes) {
    for (const width of [390, 1280]) {
      test(`${path} at ${width} px, with fonts that arrive late`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(() => {
          window.layoutShift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ("value" in entry) window.layoutShift += Number(entry.value);
            }
          }).observe({ type: "layout-shift", buffered: true });
        });
        // Fonts after the first paint: the stand-ins must have their measure.
        let release = () => {};
        const painted = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route("**/*.woff2", async (route) => {
          await painted;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.waitForFunction(
          () => performance.getEntriesByName("first-contentful-paint").length,
        );
        release();
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(SHIFT_MAX);
      });
    }
  }
});
