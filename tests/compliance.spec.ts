import type { Page } from "@playwright/test";
import { atEachWidth, expect, open, test } from "./site.ts";

/** In pixels. */
const ROUNDING = 1.5;

/** What the hero is made of: the words, the drawing and the two labels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const hero = document.querySelector("main section");
    const boxes = (part: string) =>
      [...(hero?.querySelectorAll(part) ?? [])].map((each) => each.getBoundingClientRect());
    const edges = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
    const words = [...(hero?.querySelectorAll("h1 > span") ?? [])].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect();
    });
    return {
      words: Math.max(...words.map(({ right }) => right)),
      drawn: boxes("i").map(edges),
      labels: boxes("dl > div").map(edges),
    };
  });

test("each check has its name at its foot", async ({ page }) => {
  await open(page, "/compliance-suite");
  await atEachWidth(page, [768, 1024, 1440, 1920], async (width) => {
    const { words, drawn, labels } = await measure(page);
    const [lane, settled, broad, under, over] = drawn;
    const [kyc, aml] = labels;
    if (!lane || !settled || !broad || !under || !over || !kyc || !aml) throw new Error("no hero");
    expect(broad.left).toBeGreaterThan(words);
    expect(Math.abs(kyc.left - broad.left)).toBeLessThan(ROUNDING);
    expect(Math.abs(aml.left - under.left)).toBeLessThan(ROUNDING);
    expect(over).toEqual(under);
    // The payment passes both, and is settled after them.
    expect(under.left).toBeGreaterThan(broad.right);
    expect(settled.left).toBeGreaterThan(under.right);
    expect([settled.top, settled.bottom]).toEqual([lane.top, lane.bottom]);
    expect(Math.abs(settled.right - width)).toBeLessThan(ROUNDING);
  });

  await test.step("on a phone it runs down under the first check and through the others", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { labels } = await measure(page);
    const drawn = await page.evaluate(() => {
      const of = (part: string, which: string) => {
        const element = document.querySelector(`main section ${part}`);
        const style = element && getComputedStyle(element, which);
        return (
          style && { width: style.width, height: style.height, shown: style.content !== "none" }
        );
      };
      return [of("dl", "::before"), of("dl > :last-child", "::before")];
    });
    const [kyc, aml] = labels;
    expect(kyc?.left).toBe(0);
    expect(kyc?.right).toBe(390);
    expect(aml?.top).toBeGreaterThan(kyc?.bottom ?? Number.NaN);
    for (const each of drawn) expect(each?.shown).toBe(true);
    expect(Number.parseFloat(drawn[1]?.height ?? "")).toBeLessThanOrEqual(
      (aml?.bottom ?? Number.NaN) - (aml?.top ?? Number.NaN),
    );
  });
});
