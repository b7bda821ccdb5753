import { claims } from "../app/content/claims.ts";
import { methods } from "../app/content/methods.ts";
import { boxesOf, expectNear, partsOf, ROUNDING, wideScreens } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

test("what leaves for the methods is as thick as the lane", { tag: "@firefox-soak" }, async ({
  page,
}) => {
  await open(page, "/payment-gateway");
  const hero = page.locator("main section").first();
  const rows = hero.locator("dl > div");
  await expect(hero.locator("b")).toHaveCount(claims.endpoints.value);
  await expect(rows).toHaveCount(methods.length);
  await atEachWidth(page, [320, 390, ...wideScreens], async () => {
    const lanes = await boxesOf(hero.locator("i"));
    const boxes = await boxesOf(rows);
    const parts = await partsOf(rows, "::before");
    expectNear(
      parts.reduce((sum, { height }) => sum + height, 0),
      lanes.at(-1)?.height,
    );
    for (const [index, { top, height }] of parts.entries()) {
      expectNear(top + height / 2, (boxes[index]?.height ?? Number.NaN) / 2);
      const words = await boxesOf(rows.nth(index).locator("> *"));
      const end = Math.max(...words.map(({ bottom }) => bottom));
      expect(end).toBeLessThanOrEqual(boxes[index]?.bottom ?? Number.NaN);
    }
  });

  await test.step("the words beside it keep clear of it in a reader's own text size", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const words = await boxesOf(hero.locator("dt, dd, p"));
    const overlaps = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .map((other) =>
          Math.min(
            Math.min(one.right, other.right) - Math.max(one.left, other.left),
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
          ),
        ),
    );
    expect(Math.max(...overlaps)).toBeLessThan(ROUNDING);
  });
});
