import { sdks } from "../app/content/sdks.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

/** In pixels. */
const ROUNDING = 1.5;

test("what goes under the bands comes out of them", async ({ page }) => {
  await open(page, "/sdks-libraries");
  await atEachWidth(page, [768, 1440, 1920], async () => {
    const { lane, bands } = await page.evaluate(() => {
      const hero = document.querySelector("main section");
      return {
        lane: hero?.querySelector("i")?.getBoundingClientRect().height,
        bands: [...(hero?.querySelectorAll("li a") ?? [])].map((band) => ({
          height: band.getBoundingClientRect().height,
          thread: Number.parseFloat(getComputedStyle(band, "::after").height),
        })),
      };
    });
    expect(bands).toHaveLength(sdks.length);
    const threads = bands.reduce((sum, { thread }) => sum + thread, 0);
    expect(Math.abs(threads - (lane ?? Number.NaN))).toBeLessThan(ROUNDING);
    expect(Math.min(...bands.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  });

  await test.step("each band leads to its SDK's documentation", async () => {
    const [hero, below] = await page.evaluate(() =>
      [...document.querySelectorAll("main section")].map((section) =>
        [...section.querySelectorAll("li a")].map((link) => (link as HTMLAnchorElement).href),
      ),
    );
    expect(hero).toEqual(below);
  });
});
