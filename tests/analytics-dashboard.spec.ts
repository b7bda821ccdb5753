import { sampleVolumes } from "../app/content/sample.ts";
import { boxesOf, boxOf, expectNear, ROUNDING, wideScreens } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

test("the strips are to scale and on one line", async ({ page }) => {
  await open(page, "/analytics-dashboard");
  const hero = page.locator("main section").first();
  await atEachWidth(page, [320, 390, ...wideScreens], async (width) => {
    const strips = await boxesOf(hero.locator("figure li > i"));
    const [first, second, third] = strips;
    for (const [index, { share }] of sampleVolumes.entries()) {
      const strip = strips[index];
      expect(strip?.height).toBeCloseTo(((first?.height ?? 0) * share) / 100, 0);
      expect(strip?.bottom).toBeCloseTo(first?.bottom ?? 0, 0);
    }
    if (width < 704) return;
    const lane = await boxOf(hero.locator("figure > i").first());
    const transfers = await boxOf(hero.locator("section").locator("ul"));
    expectNear(first?.bottom, transfers.top);
    expect(second?.top).toBeLessThan(lane.top);
    expect(third?.top).toBeGreaterThan(lane.bottom - ROUNDING);
  });
});
