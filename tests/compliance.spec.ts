import { boxesOf, expectNear, textBoxesOf, wideScreens } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

test("each check has its name at its foot", async ({ page }) => {
  await open(page, "/compliance-suite");
  const hero = page.locator("main section").first();
  const names = hero.locator("dl > div");
  await atEachWidth(page, wideScreens, async (width) => {
    const [lane, settled, broad, under, over] = await boxesOf(hero.locator("i"));
    const [kyc, aml] = await boxesOf(names);
    const words = await textBoxesOf(hero.locator("h1 > span"));
    if (!lane || !settled || !broad || !under) throw new Error("no hero");
    expect(broad.left).toBeGreaterThan(Math.max(...words.map(({ right }) => right)));
    expectNear(kyc?.left, broad.left);
    expectNear(aml?.left, under.left);
    expect(over).toEqual(under);
    // The payment passes both, and is settled after them.
    expect(under.left).toBeGreaterThan(broad.right);
    expect(settled.left).toBeGreaterThan(under.right);
    expect([settled.top, settled.bottom]).toEqual([lane.top, lane.bottom]);
    expectNear(settled.right, width);
  });

  await test.step("on a phone it is settled in the margin", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [lane, settled] = await boxesOf(hero.locator("i"));
    expect([settled?.top, settled?.bottom, settled?.right]).toEqual([lane?.top, lane?.bottom, 390]);
  });
});
