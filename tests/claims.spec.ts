import type { Page } from "@playwright/test";
import { claims, statement } from "../app/content/claims.ts";
import { numberId } from "../app/content/links.ts";
import { type NumberKey, numbers } from "../app/content/numbers.ts";
import { expect, open, test } from "./site.ts";

const keys = Object.keys(numbers) as NumberKey[];
const marks = (page: Page) => page.getByRole("link", { name: /^About this number: / });
const row = (page: Page, key: NumberKey) => page.locator(`[id="${numberId(key)}"]`);

/** Expects the row on screen, below the sticky header. */
async function expectLanded(page: Page, key: NumberKey): Promise<void> {
  await expect(page).toHaveURL(`/about#${numberId(key)}`);
  await expect(row(page, key)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const covered = (header?.y ?? 0) + (header?.height ?? 0);
  await expect
    .poll(async () => (await row(page, key).boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(covered);
}

test("a mark leads to its number's row, and Back returns to the mark", async ({ page }) => {
  await open(page, "/enterprise");
  await marks(page)
    .filter({ hasText: statement(claims.currencies) })
    .click();
  await expectLanded(page, "currencies");
  await expect(row(page, "currencies")).toContainText(statement(claims.currencies));
  // The next Tab goes on from there.
  await expect(row(page, "currencies")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/enterprise");

  await test.step("each row can be linked to from outside, on a phone too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const key of keys) {
      // The first as a new page, the others as if typed over the previous address.
      await page.goto(`/about#${numberId(key)}`);
      await expectLanded(page, key);
    }
  });
});

test("a mark can be followed by keyboard, also on the register's own page", async ({ page }) => {
  await open(page, "/imtos");
  const mark = marks(page).filter({ hasText: statement(claims.complianceCountries) });
  await marks(page)
    .filter({ hasText: statement(claims.remittanceCountries) })
    .focus();
  await page.keyboard.press("Tab");
  await expect(mark).toBeFocused();
  await page.keyboard.press("Enter");
  await expectLanded(page, "complianceCountries");
  await marks(page)
    .filter({ hasText: statement(claims.corridors) })
    .last()
    .click();
  await expectLanded(page, "corridors");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a mark leads to its row, and the home page to the register", async ({ page }) => {
    await page.goto("/payment-gateway");
    await marks(page)
      .filter({ hasText: statement(claims.endpoints) })
      .first()
      .click();
    await expectLanded(page, "endpoints");

    await page.goto("/");
    await page.getByRole("link", { name: "what our numbers cover" }).click();
    await expect(page).toHaveURL("/about#numbers");
    await expect(
      page.getByRole("heading", { level: 2, name: "What our numbers cover" }),
    ).toBeInViewport();
  });
});
