import { type CurrencyCode, currencies } from "../app/content/currencies.ts";
import { methods, price } from "../app/content/methods.ts";
import { sampleVolumes } from "../app/content/sample.ts";
import { textBoxesOf } from "./boxes.ts";
import { expect, open, test } from "./site.ts";

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

test("the yarns of a strip are as wide as the digits of its currency's number", async ({
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
