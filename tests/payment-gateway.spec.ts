import { claims } from "../app/content/claims.ts";
import { methods } from "../app/content/methods.ts";
import { boxesOf, boxOf, expectNear, partsOf, ROUNDING, wideScreens } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

test("the branches to the methods are together as thick as the lane", {
  tag: "@firefox-soak",
}, async ({ page }) => {
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

test("the uptime is drawn across the page, and the missing dot large below its place", async ({
  page,
}) => {
  for (const path of ["/payment-gateway", "/enterprise"]) {
    await open(page, path);
    const figure = page.locator("figure", { hasText: `one dot of 10,000` });
    await atEachWidth(page, [320, 390, 768, ...wideScreens], async () => {
      const all = await boxOf(figure);
      const grids = await boxesOf(figure.locator("svg:has(path)"));
      const square = await boxOf(figure.locator("rect").last());
      const words = await boxOf(figure.locator("figcaption"));
      expectNear(Math.min(...grids.map(({ left }) => left)), all.left);
      expectNear(Math.max(...grids.map(({ right }) => right)), all.right);
      expect(square.top).toBeGreaterThan(Math.max(...grids.map(({ bottom }) => bottom)));
      expect(square.right).toBeLessThanOrEqual(all.right + ROUNDING);
      expect(square.left).toBeGreaterThan(words.right - ROUNDING);
      expect(square.bottom).toBeLessThanOrEqual(all.bottom + ROUNDING);
    });
  }
});
