import { atEachWidth, expect, open, test } from "./site.ts";

/** In pixels. */
const ROUNDING = 1.5;

test("each strand comes out of the bar that it belongs to", async ({ page }) => {
  await open(page, "/solutions");
  await atEachWidth(page, [1024, 1440, 1920], async () => {
    const off = await page.evaluate(() => {
      const boxes = (part: string) =>
        [...document.querySelectorAll(`main section:first-of-type ${part}`)].map((each) =>
          each.getBoundingClientRect(),
        );
      // The second bar reaches from the first strand to the last, and is as wide as they are high.
      const [, bar] = boxes("i");
      const strands = boxes("li").map(({ top, bottom }) => (top + bottom) / 2);
      if (!bar) return [];
      const half = bar.width / 2;
      return [bar.top + half - (strands.at(0) ?? 0), bar.bottom - half - (strands.at(-1) ?? 0)].map(
        Math.abs,
      );
    });
    expect(off.length).toBe(2);
    expect(Math.max(...off)).toBeLessThan(ROUNDING);
  });

  await test.step("on a phone the strands hang on the lane", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const gap = await page.evaluate(() => {
      const hero = document.querySelector("main section");
      const lane = hero?.querySelector("i")?.getBoundingClientRect();
      const comb = hero?.querySelector("ul")?.parentElement?.getBoundingClientRect();
      return (comb?.top ?? Number.NaN) - (lane?.bottom ?? Number.NaN);
    });
    expect(Math.abs(gap)).toBeLessThan(ROUNDING);
  });
});
