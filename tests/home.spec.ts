import { methods, price } from "../app/content/methods.ts";
import { boxOf } from "./boxes.ts";
import { expect, open, test } from "./site.ts";

const screen = { width: 360, height: 780 };

test.use({ viewport: screen, contextOptions: { reducedMotion: "reduce" } });

test("on a phone, prices are within two screens, the end within nine", async ({ page }) => {
  await open(page, "/");
  const main = page.getByRole("main");
  for (const words of methods.map(price)) {
    const { bottom } = await boxOf(main.getByText(words).first());
    expect.soft(bottom, words).toBeLessThan(2 * screen.height);
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(9 * screen.height);
});
