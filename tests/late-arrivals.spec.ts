import { holdBack } from "./hold-back.ts";
import { serveInPieces } from "./in-pieces.ts";
import { painted, SHIFT_MAX, watchShifts } from "./observations.ts";
import { expect, hydrated, test } from "./site.ts";
import { pagesOfEachKind, times } from "./soak.ts";

/** The shift of a button that wraps because the end of a piece cuts its label. */
const CUT_MAX = 0.025;

const widths = times([390, 1440], [320, 360, 390, 414, 768, 1024, 1280, 1440, 1920]);

test.beforeEach(({ page }) => watchShifts(page));

for (const path of new Set(["/", ...times(["/pricing"], pagesOfEachKind)])) {
  test(`${path}: neither late fonts nor islands move anything`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdBack(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(painted);
      release();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await hydrated(page);
      await page.evaluate(painted);
      const shift = await page.evaluate(() => window.layoutShift);
      expect.soft(shift, `${width} px`).toBeLessThan(SHIFT_MAX);
    }
  });
}

test("the rest of a page, piece by piece, moves nothing", async ({ page, baseURL }) => {
  await page.route("**/assets/react*", () => {});
  await using slow = await serveInPieces(baseURL ?? "");
  for (const path of pagesOfEachKind.slice(0, times(3, pagesOfEachKind.length))) {
    for (const width of times([390], widths)) {
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
