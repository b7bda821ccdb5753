import type { Page } from "@playwright/test";
import { claims, statement } from "../app/content/claims.ts";
import { numberId } from "../app/content/links.ts";
import { type NumberKey, numbers } from "../app/content/numbers.ts";
import { expect, open, openUnhydrated, test } from "./site.ts";

const groups = [...new Set(Object.values(numbers).map(({ group }) => group))];

const register = (page: Page) => page.locator("#numbers");
const controls = (page: Page) => register(page).locator("summary");
const control = (page: Page, key: NumberKey) =>
  controls(page).filter({ hasText: numbers[key].group });
const row = (page: Page, key: NumberKey) => page.locator(`[id="${numberId(key)}"]`);
const rows = (page: Page) => register(page).locator("dt").filter({ visible: true });
const mark = (page: Page, words: string) =>
  page.getByRole("main").getByRole("link", { name: `About this number: ${words}` });

/** Expects the row to be fully visible, and not behind the sticky header. */
async function expectLanded(page: Page, key: NumberKey): Promise<void> {
  await expect(row(page, key)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const box = await row(page, key).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("is folded before any script file has loaded, and opens and closes without React", async ({
    page,
  }) => {
    const held = /\.js$/;
    await page.route(held, () => {});
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await expect(controls(page)).toHaveCount(groups.length);
    await expect(rows(page)).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9 * 844);

    await page.unroute(held);
    await page.route("**/assets/client*", () => {});
    await openUnhydrated(page, "/about");
    for (const group of groups) {
      const summary = controls(page).filter({ hasText: group });
      await summary.click();
      await expect(rows(page)).toHaveCount(
        Object.values(numbers).filter((each) => each.group === group).length,
      );
      await summary.click();
      await expect(rows(page)).toHaveCount(0);
    }
  });

  test("the address of a number or a mark opens its group, and no other", async ({ page }) => {
    await open(page, `/about#${numberId("uptime")}`);
    await expectLanded(page, "uptime");
    await expect(row(page, "corridors")).toBeHidden();

    await test.step("a mark opens it when it is chosen, and when it is chosen again", async () => {
      for (const _ of ["first", "again"]) {
        await mark(page, statement(claims.corridors)).click();
        await expect(page).toHaveURL(`/about#${numberId("corridors")}`);
        await expectLanded(page, "corridors");
        await control(page, "corridors").click();
        await expect(row(page, "corridors")).toBeHidden();
      }
    });

    await test.step("so does a mark of another page", async () => {
      await open(page, "/enterprise");
      await mark(page, statement(claims.currencies)).click();
      await expect(row(page, "currencies")).toBeFocused();
      await expectLanded(page, "currencies");
    });

    await test.step("every number is printed", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(rows(page)).toHaveCount(Object.keys(numbers).length);
      await expect(controls(page).filter({ visible: true })).toHaveCount(0);
    });
  });
});

test("on a wide screen it has headings and no controls", async ({ page }) => {
  await open(page, "/about");
  await expect(controls(page).filter({ visible: true })).toHaveCount(0);
  await expect(register(page).getByRole("heading", { level: 3 })).toHaveText(groups);
  await expect(rows(page)).toHaveCount(Object.keys(numbers).length);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("it is open on a phone, too", async ({ page }) => {
    await page.goto("/about");
    await expect(controls(page).filter({ visible: true })).toHaveCount(0);
    await expect(rows(page)).toHaveCount(Object.keys(numbers).length);
  });
});
