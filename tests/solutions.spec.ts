import { boxesOf, boxOf, expectNear } from "./boxes.ts";
import { atEachWidth, open, test } from "./site.ts";

test("each strand comes out of the bar that it belongs to", async ({ page }) => {
  await open(page, "/solutions");
  const hero = page.locator("main section").first();
  await atEachWidth(page, [1024, 1920], async () => {
    // The second bar reaches from the first strand to the last, and is as wide as they are high.
    const [, bar] = await boxesOf(hero.locator("i"));
    const strands = await boxesOf(hero.locator("li"));
    const middles = strands.map(({ top, bottom }) => (top + bottom) / 2);
    const { top, bottom, width } = bar ?? { top: Number.NaN, bottom: Number.NaN, width: 0 };
    expectNear(top + width / 2, middles.at(0));
    expectNear(bottom - width / 2, middles.at(-1));
  });

  await test.step("on a phone the strands hang on the lane", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const lane = await boxOf(hero.locator("i").first());
    const comb = await boxOf(hero.locator("ul").first().locator(".."));
    expectNear(comb.top, lane.bottom);
  });
});
