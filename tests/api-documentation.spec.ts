import { requestSamples } from "../app/content/request-samples.ts";
import { samplePayment } from "../app/content/sample.ts";
import { boxesOf, boxOf, expectNear, wideScreens } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

const amount = `"amount": ${samplePayment.body.amount}`;

test("the line of the amount is the lane", async ({ page }) => {
  await open(page, "/api-documentation");
  const hero = page.locator("main section").first();
  const lane = hero.locator("i").first();
  const line = hero.locator("code > span", { hasText: amount }).first();
  await atEachWidth(page, wideScreens, async () => {
    const { top, bottom } = await boxOf(lane);
    const outer = await boxOf(line);
    const border = await line.evaluate((each) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(each);
      return [borderTopWidth, borderBottomWidth].map(Number.parseFloat);
    });
    expectNear(outer.top + (border[0] ?? Number.NaN), top);
    expectNear(outer.bottom - (border[1] ?? Number.NaN), bottom);
  });

  await test.step("in every language the hero is as tall, and the sample lies over it", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { height } = await boxOf(hero);
    await expect(page.getByRole("tab")).toHaveCount(requestSamples.length + 1);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      expect((await boxOf(hero)).height).toBe(height);
      const { top, bottom } = await boxOf(lane);
      const panel = page.getByRole("tabpanel");
      const isOver = await panel.evaluate(
        (panel, y) => {
          const { left, right } = panel.getBoundingClientRect();
          return panel.contains(document.elementFromPoint((left + right) / 2, y));
        },
        (top + bottom) / 2,
      );
      expect(isOver).toBe(true);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("every sample is shown as a whole, the plain one on the lane", async ({ page }) => {
    await page.goto("/");
    await page.locator("main").getByRole("link", { name: "in curl and six languages" }).click();
    await expect(page).toHaveURL("/api-documentation");
    const samples = page.getByRole("region", { name: "Illustrative request" });
    await expect(samples).toHaveCount(requestSamples.length + 1);
    for (const sample of await samples.all()) {
      await expect(sample).toContainText(samplePayment.path);
      expect(await sample.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    }
    const lane = await boxOf(page.locator("main section i").first());
    const [plain, ...others] = await boxesOf(samples);
    expect(plain?.top).toBeLessThan(lane.top);
    expect(plain?.bottom).toBeGreaterThan(lane.bottom);
    expect(others.filter(({ top }) => top < (plain?.bottom ?? 0))).toEqual([]);
  });
});
