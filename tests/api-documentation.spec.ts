import type { Page } from "@playwright/test";
import { samplePayment } from "../app/content/sample.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

/** In pixels. */
const ROUNDING = 1.5;

const amount = `"amount": ${samplePayment.body.amount}`;

/** How far the line of the amount lies off the lane: its top, and its bottom. */
function offLane(page: Page) {
  return page.evaluate((text) => {
    const hero = document.querySelector("main section");
    const lane = hero?.querySelector("i")?.getBoundingClientRect();
    const line = [...(hero?.querySelectorAll("code > span") ?? [])].find((each) =>
      each.textContent?.includes(text),
    );
    if (!lane || !line) return [];
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(line);
    const { top, bottom } = line.getBoundingClientRect();
    return [
      top + Number.parseFloat(borderTopWidth) - lane.top,
      bottom - Number.parseFloat(borderBottomWidth) - lane.bottom,
    ].map(Math.abs);
  }, amount);
}

test("the line of the amount is the lane", async ({ page }) => {
  await open(page, "/api-documentation");
  await atEachWidth(page, [768, 1024, 1440, 1920], async () => {
    const off = await offLane(page);
    expect(off).toHaveLength(2);
    expect(Math.max(...off)).toBeLessThan(ROUNDING);
  });

  await test.step("in every language the hero is as tall, and the sample lies over it", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const hero = page.locator("main section").first();
    const height = (await hero.boundingBox())?.height;
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      expect((await hero.boundingBox())?.height).toBe(height);
      const covered = await hero.evaluate((section) => {
        const lane = section.querySelector("i")?.getBoundingClientRect();
        const panel = section.querySelector("[role=tabpanel]:not([hidden])");
        const box = panel?.getBoundingClientRect();
        if (!lane || !box) return false;
        const seen = document.elementFromPoint(
          (box.left + box.right) / 2,
          (lane.top + lane.bottom) / 2,
        );
        return panel?.contains(seen) ?? false;
      });
      expect(covered).toBe(true);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plain request lies on the lane, and no sample on another", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/api-documentation");
    const lane = await page.locator("main section i").first().boundingBox();
    const boxes = await Promise.all(
      (await page.getByRole("region", { name: "Illustrative request" }).all()).map((sample) =>
        sample.boundingBox(),
      ),
    );
    const [plain, ...others] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect(plain?.y).toBeLessThan(lane?.y ?? 0);
    expect((plain?.y ?? 0) + (plain?.height ?? 0)).toBeGreaterThan(
      (lane?.y ?? 0) + (lane?.height ?? 0),
    );
    const below = (plain?.y ?? 0) + (plain?.height ?? 0);
    expect(others.filter(({ y }) => y < below)).toEqual([]);
  });
});
