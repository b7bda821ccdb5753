import type { Page } from "@playwright/test";
import { routes } from "../app/content/pages.ts";
import { expect, hydrated, poll, test } from "./site.ts";
import { times } from "./soak.ts";

/** A shift that rounds to zero at two decimals. */
const SHIFT_MAX = 0.005;

/** Common widths of phones, tablets and desktop screens, in pixels. */
const widths = [
  ...[320, 344, 360, 375, 384, 390, 393, 412, 414, 430, 768, 820, 1024, 1280, 1366, 1440, 1536],
  1920,
];

declare global {
  interface Window {
    layoutShift: number;
    /** How often a late font was tried. */
    tried: number;
  }
}

/** Opens a page whose fonts arrive after the first paint, and waits until both have been tried. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute("**/*.woff2");
  await page.route("**/*.woff2", (route) => painted.then(() => route.continue()));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  release();
  await page.waitForFunction(() => window.tried === 2);
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    window.tried = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry) window.layoutShift += Number(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
    const { add } = FontFaceSet.prototype;
    FontFaceSet.prototype.add = function (face) {
      window.tried++;
      return add.call(this, face);
    };
  });

const wornFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes("Late")).length);

/**
 * Runs in the page: goes back through the states in which the browser may have painted it. Returns how many
 * sections had arrived when the next one moved one of them, or 0.
 */
function movedByTheNext(): number {
  const parts = [...(document.querySelector("main")?.children ?? [])];
  const tops = () => parts.map((part) => part.getBoundingClientRect().top);
  const whole = tops();
  for (let arrived = parts.length - 1; arrived > 0; arrived--) {
    parts.pop()?.remove();
    if (tops().some((top, index) => top !== whole[index])) return arrived;
  }
  return 0;
}

/** Each page at one width, and each width at a page or two; in soak, each page at each width. */
const apart = widths.length / times(1, widths.length);
const tried = (route: number) => widths.filter((_, index) => index % apart === route % apart);

test.describe("what arrives late moves nothing", () => {
  for (const [index, { path }] of routes.entries()) {
    test(`${path}: neither fonts nor the rest of the page`, async ({ page }) => {
      // Hydration has its own test; here nothing else may change what was painted.
      await page.route("**/assets/client*", () => {});
      await using _ = await watchShifts(page);
      for (const width of tried(index)) {
        await page.setViewportSize({ width, height: 800 });
        await openWithLateFonts(page, path);
        // Two frames: the first paints with the font, the second reports the shift.
        const shift = await page.evaluate(async () => {
          await new Promise(requestAnimationFrame);
          await new Promise((reported) => requestAnimationFrame(() => setTimeout(reported)));
          return window.layoutShift;
        });
        expect(shift, `${width} px`).toBeLessThan(SHIFT_MAX);
        expect(await page.evaluate(movedByTheNext), `${width} px`).toBe(0);
      }
    });
  }

  test("nor does hydration", async ({ page }) => {
    await using _ = await watchShifts(page);
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

test.describe("a font that would have moved the page", () => {
  // The page is changed before hydration, which reports and repairs it.
  test.use({ expectedErrors: [/#418/] });

  test("is applied on the next page", async ({ page }) => {
    await using _ = await watchShifts(page);
    // An element that the real font makes taller.
    await using __ = await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const probe = document.createElement("p");
        probe.textContent = "mmmm iiii ".repeat(60);
        probe.style.cssText = "font-size: 3rem; line-height: 1; width: 9em";
        document.querySelector("main")?.prepend(probe);
      });
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWithLateFonts(page, "/about");
    await hydrated(page);
    expect(await wornFaces(page)).toBeLessThan(2);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await poll(() => wornFaces(page)).toBe(2);
  });
});
