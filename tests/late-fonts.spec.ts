import type { Page } from "@playwright/test";
import { serveInPieces } from "./in-pieces.ts";
import { painted, SHIFT_MAX, watchShifts } from "./observations.ts";
import { expect, hydrated, test } from "./site.ts";
import { pagesOfEachKind, times } from "./soak.ts";

/** The shift of a button that wraps because the end of a piece cuts its label. */
const CUT_MAX = 0.025;

/** Common widths of phones, tablets and desktop screens, in pixels. */
const widths = [
  ...[320, 344, 360, 375, 384, 390, 393, 412, 414, 430, 768, 820, 1024, 1280, 1366, 1440, 1536],
  1920,
];

declare global {
  interface Window {
    /** How often a late font was tried. */
    tried: number;
  }
}

/**
 * Opens a page whose fonts arrive after the first paint, and after `before`, and waits until both have been tried.
 */
async function openWithLateFonts(page: Page, path: string, before = async () => {}): Promise<void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute("**/*.woff2");
  await page.route("**/*.woff2", (route) => painted.then(() => route.continue()));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  await before();
  release();
  await page.waitForFunction(() => window.tried === 2);
}

/** Counts in each new document the fonts that were tried. */
const watchFonts = (page: Page) =>
  page.addInitScript(() => {
    window.tried = 0;
    const { add } = FontFaceSet.prototype;
    FontFaceSet.prototype.add = function (face) {
      window.tried++;
      return add.call(this, face);
    };
  });

const wornFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes("Late")).length);

/** Each page at one width, and each width at a page or two; in soak, each page at each width. */
const apart = widths.length / times(1, widths.length);
const tried = (route: number) => widths.filter((_, index) => index % apart === route % apart);

test.describe("late arrivals move nothing", () => {
  for (const [index, path] of pagesOfEachKind.entries()) {
    test(`${path}: fonts`, async ({ page }) => {
      // Islands have their own test; here nothing else may change the painted page.
      await page.route("**/assets/react*", () => {});
      await watchShifts(page);
      await watchFonts(page);
      for (const width of tried(index)) {
        await page.setViewportSize({ width, height: 800 });
        await openWithLateFonts(page, path);
        await page.evaluate(painted);
        const shift = await page.evaluate(() => window.layoutShift);
        expect.soft(shift, `${width} px`).toBeLessThan(SHIFT_MAX);
      }
    });
  }

  test("the rest of a page, piece by piece", async ({ page, baseURL }) => {
    await page.route("**/assets/react*", () => {});
    await watchShifts(page);
    await using slow = await serveInPieces(baseURL ?? "");
    const pages = pagesOfEachKind.slice(0, times(3, pagesOfEachKind.length));
    for (const [index, path] of pages.entries()) {
      for (const width of times([index % 2 ? 390 : 1280], widths)) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(slow.origin + path, { waitUntil: "commit" });
        do await page.evaluate(painted);
        while (slow.send());
        const shift = await page.evaluate(() => window.layoutShift);
        expect.soft(shift, `${path} at ${width} px`).toBeLessThan(CUT_MAX);
      }
    }
    await page.goto("/robots.txt");
  });

  test("islands", async ({ page }) => {
    await watchShifts(page);
    await watchFonts(page);
    let worn = 0;
    for (const path of ["/", "/pricing", "/contact"]) {
      await openWithLateFonts(page, path);
      await hydrated(page);
      expect(await page.evaluate(() => window.layoutShift), path).toBeLessThan(SHIFT_MAX);
      worn += await wornFaces(page);
    }
    // Nothing would shift either if no font were ever applied.
    expect(worn).toBeGreaterThan(0);
  });
});

test("fonts that would move the page are not applied", async ({ page }) => {
  await watchFonts(page);
  // As tall as twelve small letters of its font.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const probe = document.createElement("p");
      probe.style.cssText = "font-size: 3rem; height: 12ex";
      document.querySelector("main")?.prepend(probe);
    });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithLateFonts(page, "/about");
  expect(await wornFaces(page)).toBe(0);
});

test("below the screen, late fonts need as much room as fonts in time", {
  tag: "@firefox",
}, async ({ page }) => {
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main > *, main ~ *")].map((part) =>
        Math.round(part.getBoundingClientRect().height),
      ),
    );
  await watchFonts(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const inTime = await heights();
  await openWithLateFonts(page, "/about");
  expect(await wornFaces(page)).toBeGreaterThan(0);
  await expect.poll(heights).toEqual(inTime);
});

test("a control below the screen keeps the focus while late fonts are tried", {
  tag: "@firefox",
}, async ({ page }) => {
  await watchFonts(page);
  await page.setViewportSize({ width: 390, height: 500 });
  const control = page.locator("main > section:nth-of-type(n + 2) :is(input, summary)").first();
  await openWithLateFonts(page, "/pricing", async () => {
    await control.focus();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(control).not.toBeInViewport();
  });
  await page.evaluate(painted);
  await expect(control).toBeFocused();
});
