import { claims } from "../app/content/claims.ts";
import { methods } from "../app/content/methods.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

/** In pixels. */
const ROUNDING = 1.5;

test("what leaves for the methods is as thick as the lane", async ({ page }) => {
  await open(page, "/payment-gateway");
  await atEachWidth(page, [320, 390, 768, 1024, 1440, 1920], async () => {
    const drawn = await page.evaluate(() => {
      const hero = document.querySelector("main section");
      const lanes = [...(hero?.querySelectorAll("i") ?? [])].map((each) =>
        each.getBoundingClientRect(),
      );
      const rows = [...(hero?.querySelectorAll("dl > div") ?? [])].map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const part = getComputedStyle(row, "::before");
        const words = [...row.children].map((each) => each.getBoundingClientRect());
        return {
          part: Number.parseFloat(part.height),
          off:
            Number.parseFloat(part.top) + Number.parseFloat(part.height) / 2 - (bottom - top) / 2,
          overflow: Math.max(...words.map((each) => each.bottom)) - bottom,
        };
      });
      return { lane: lanes.at(-1)?.height ?? 0, rows, warps: hero?.querySelectorAll("b").length };
    });
    expect(drawn.warps).toBe(claims.endpoints.value);
    expect(drawn.rows).toHaveLength(methods.length);
    const parts = drawn.rows.reduce((sum, { part }) => sum + part, 0);
    expect(Math.abs(parts - drawn.lane)).toBeLessThan(ROUNDING);
    for (const { off, overflow } of drawn.rows) {
      expect(Math.abs(off)).toBeLessThan(ROUNDING);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

  await test.step("the words beside it keep clear of it in a reader's own text size", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const overlap = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      const boxes = [...document.querySelectorAll("main section:first-of-type :is(dt, dd, p)")].map(
        (each) => each.getBoundingClientRect(),
      );
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .map((other) =>
            Math.min(
              Math.min(one.right, other.right) - Math.max(one.left, other.left),
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
            ),
          ),
      );
    });
    expect(Math.max(...overlap)).toBeLessThan(ROUNDING);
  });
});
