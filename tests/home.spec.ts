import { type CurrencyCode, currencies } from "../app/content/currencies.ts";
import { methods, price } from "../app/content/methods.ts";
import { sampleVolumes } from "../app/content/sample.ts";
import { resolveLanguages } from "../site-build/configuration/languages.ts";
import { boxesOf, textBoxesOf } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

const otherHome = resolveLanguages(process.env)[1]?.prefix;
/** The casing, in pixels (`--gap`). */
const GAP = 5;
const screen = { width: 360, height: 780 };

test.use({ viewport: screen, contextOptions: { reducedMotion: "reduce" } });

test("on a phone, prices are within two screens, and the page ends within nine", async ({
  page,
}) => {
  await open(page, "/");
  const main = page.getByRole("main");
  for (const words of methods.map(price)) {
    const [first] = await textBoxesOf(main.getByText(words).first());
    expect.soft(first?.bottom, words).toBeLessThan(2 * screen.height);
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(9 * screen.height);
});

test("on a phone, two strips cross the lane next to its words", async ({ page }) => {
  for (const path of otherHome ? ["/", otherHome] : ["/"]) {
    await open(page, path);
    await atEachWidth(page, [390, 360, 320], async (width) => {
      const [lane, ...strips] = await boxesOf(page.locator("h1 [data-lane], h1 + div i"));
      expect.soft(strips, `${path} at ${width}`).toHaveLength(2);
      // The lane's box is as wide as the widest of its words; the first strip passes under them.
      const over = strips[1]?.left ?? 0;
      expect.soft(over, `${path} at ${width}`).toBeGreaterThan((lane?.right ?? width) + GAP);
      for (const { right, top, bottom } of strips) {
        expect.soft(right).toBeLessThan(width);
        expect.soft(top).toBeLessThan(lane?.top ?? 0);
        expect.soft(bottom).toBeGreaterThan(lane?.bottom ?? 0);
      }
    });
  }
});

test("parts below the lane leave its lower edge visible", async ({ page }) => {
  await open(page, "/");
  const bitten: number[] = [];
  await atEachWidth(page, [768, 834, 960, 1440], async (width) => {
    const isWhole = await page.locator("h1 [data-lane]").evaluate((lane) => {
      const { left, top } = lane.getBoundingClientRect();
      const bottom = top + Number.parseFloat(getComputedStyle(lane, "::before").height);
      const at = document.elementFromPoint(left + 40, bottom - 1); // the last whole pixel
      return lane.contains(at);
    });
    if (!isWhole) bitten.push(width);
  });
  expect(bitten).toEqual([]);
});

test("the yarns of a strip are as wide as the digits of its currency's number, where they run across, too", async ({
  page,
}) => {
  await open(page, "/");
  const strips = await page.locator("li:has(> b + span > i)").evaluateAll((rows) =>
    rows.map((row) => {
      const strip = row.querySelector("i");
      const height = strip?.getBoundingClientRect().height ?? 0;
      const yarns = [...(strip?.querySelectorAll("svg") ?? [])];
      return {
        currency: row.querySelector("b")?.textContent ?? "",
        digits: yarns.map((yarn) => (yarn.getBoundingClientRect().height / height / 2.7) * 100),
      };
    }),
  );
  expect(strips).toHaveLength(sampleVolumes.length);
  for (const { currency, digits } of strips) {
    const number = currencies[currency as CurrencyCode];
    expect(digits.map((digit) => Math.round(digit)).join(""), currency).toBe(number);
  }
});
