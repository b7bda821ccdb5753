import { collection } from "../app/content/countries.ts";
import { methods, price } from "../app/content/methods.ts";
import { textBoxesOf } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

const screen = { width: 360, height: 780 };

test.use({ viewport: screen, contextOptions: { reducedMotion: "reduce" } });

test("on a phone, prices and countries stand within two screens, and the page ends within nine", async ({
  page,
}) => {
  await open(page, "/");
  const main = page.getByRole("main");
  const wanted = [...methods.map(price), ...collection.map(({ country }) => country)];
  for (const words of wanted) {
    const [first] = await textBoxesOf(main.getByText(words).first());
    expect.soft(first?.bottom, words).toBeLessThan(2 * screen.height);
  }
  // The sample names some of the countries, but does not say that we collect there.
  const [list] = await textBoxesOf(main.getByRole("link", { name: /^Collect in / }));
  expect(list?.bottom).toBeLessThan(2 * screen.height);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(9 * screen.height);
});

test("what stands below the lane leaves its lower edge", async ({ page }) => {
  await open(page, "/");
  const bitten: number[] = [];
  await atEachWidth(page, [768, 834, 960, 1440], async (width) => {
    const isWhole = await page.locator("h1 [data-lane]").evaluate((lane) => {
      const { left, top } = lane.getBoundingClientRect();
      const bottom = top + Number.parseFloat(getComputedStyle(lane, "::before").height);
      const at = document.elementFromPoint(left + 40, bottom - 0.5);
      return lane.contains(at);
    });
    if (!isWhole) bitten.push(width);
  });
  expect(bitten).toEqual([]);
});
