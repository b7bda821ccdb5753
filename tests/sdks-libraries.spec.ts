import { sdks } from "../app/content/sdks.ts";
import { boxesOf, boxOf, expectNear, partsOf, wideScreens } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

test("a thread that goes under the bands comes out of them", async ({ page }) => {
  await open(page, "/sdks-libraries");
  const hero = page.locator("main section").first();
  const bands = hero.locator("li a");
  await expect(bands).toHaveCount(sdks.length);
  await atEachWidth(page, wideScreens, async () => {
    const lane = await boxOf(hero.locator("i").first());
    const threads = await partsOf(bands, "::after");
    expectNear(
      threads.reduce((sum, { height }) => sum + height, 0),
      lane.height,
    );
    const heights = (await boxesOf(bands)).map(({ height }) => height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
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
