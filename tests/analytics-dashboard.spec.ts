import { sampleVolumes } from "../app/content/sample.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

/** In pixels. */
const ROUNDING = 1.5;

test("the strips are to scale and stand on one line", async ({ page }) => {
  await open(page, "/analytics-dashboard");
  await atEachWidth(page, [320, 390, 768, 1024, 1280, 1440, 1920], async (width) => {
    const drawn = await page.evaluate(() => {
      const hero = document.querySelector("main section");
      const box = (of: Element | null | undefined) => {
        const { top = 0, bottom = 0, height = 0 } = of?.getBoundingClientRect() ?? {};
        return { top, bottom, height };
      };
      return {
        strips: [...(hero?.querySelectorAll("figure li") ?? [])].map(box),
        lane: box(hero?.querySelector("figure > i")),
        transfers: box(hero?.querySelector("section section ul")),
      };
    });
    const [first, second, third] = drawn.strips;
    for (const [index, { share }] of sampleVolumes.entries()) {
      const strip = drawn.strips[index];
      expect(strip?.height).toBeCloseTo(((first?.height ?? 0) * share) / 100, 0);
      expect(strip?.bottom).toBeCloseTo(first?.bottom ?? 0, 0);
    }
    if (width < 704) return;
    expect(Math.abs((first?.bottom ?? 0) - drawn.transfers.top)).toBeLessThan(ROUNDING);
    expect(second?.top).toBeLessThan(drawn.lane.top);
    expect(third?.top).toBeGreaterThan(drawn.lane.bottom);
  });
});
