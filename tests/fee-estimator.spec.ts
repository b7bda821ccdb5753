import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./site.ts";

const estimator = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Estimate a fee" }) });
const amount = (page: Page) => estimator(page).getByRole("textbox", { name: "Amount" });
const currency = (page: Page) => estimator(page).getByRole("combobox", { name: "Currency" });
const method = (page: Page) => estimator(page).getByRole("combobox", { name: "Method" });
const direction = (page: Page, name: string) => estimator(page).getByRole("radio", { name });
const row = (page: Page, name: string) =>
  estimator(page).locator("dl > div", { has: page.getByText(name, { exact: true }) });

async function expectRanges(page: Page, ranges: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, range] of Object.entries(ranges)) {
    await expect(row(page, name), name).toContainText(range);
  }
}

test.describe("the published vectors", () => {
  test("what is left of a charge of 10,000", async ({ page }) => {
    await open(page, "/pricing");
    await amount(page).fill("10000");
    await expectRanges(page, {
      "Local cards": "9,620.00 to 9,860.00",
      "Mobile money": "9,720.00 to 9,770.00",
      "Bank transfer": "At least 9,900.00",
      USSD: "9,944.00",
    });
  });

  test("what to charge to receive 10,000", async ({ page }) => {
    await open(page, "/pricing");
    await direction(page, "I want to receive").check();
    await amount(page).fill("10000");
    await expectRanges(page, {
      "Local cards": "10,141.99 to 10,395.02",
      "Mobile money": "10,235.42 to 10,288.07",
      "Bank transfer": "At most 10,101.02",
      USSD: "10,056.32",
    });
  });

  test("a currency without decimals", async ({ page }) => {
    await open(page, "/pricing");
    await direction(page, "I want to receive").check();
    await currency(page).selectOption("UGX");
    await amount(page).fill("10000");
    await expectRanges(page, { USSD: "10,057" });
    await expect(row(page, "USSD")).not.toContainText("10,057.");
  });
});

test("one method can be shown alone", async ({ page }) => {
  await open(page, "/pricing");
  await method(page).selectOption("USSD");
  await expect(row(page, "USSD")).toBeVisible();
  await expect(row(page, "Local cards")).toHaveCount(0);
});

test("invalid input is reported, and nothing is estimated from it", async ({ page }) => {
  await open(page, "/pricing");
  for (const typed of ["ten", "", "10.005", "-1"]) {
    await amount(page).fill(typed);
    await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
    await expect(amount(page)).toHaveAccessibleDescription(/\w/);
    await expect(row(page, "USSD")).not.toContainText(/\d,\d{3}/);
  }
  await amount(page).fill("10");
  await expect(amount(page)).not.toHaveAttribute("aria-invalid");
});

test.describe("the address", () => {
  test("keeps the estimate through a reload", async ({ page }) => {
    await open(page, "/pricing");
    await direction(page, "I want to receive").check();
    await amount(page).fill("2,500");
    await currency(page).selectOption("KES");
    await method(page).selectOption("Mobile money");
    const answer = await row(page, "Mobile money").textContent();
    await page.reload();
    await hydrated(page);
    await expect(amount(page)).toHaveValue("2,500");
    await expect(currency(page)).toHaveValue("KES");
    await expect(row(page, "Mobile money")).toHaveText(answer ?? "");
    await expect(row(page, "USSD")).toHaveCount(0);
  });

  test("scrolls to the estimator when opened", async ({ page }) => {
    await open(page, "/pricing#direction=receive&amount=10000&currency=NGN&method=all");
    await expect(estimator(page).getByRole("heading")).toBeInViewport();
    await expectRanges(page, { "Local cards": "10,141.99 to 10,395.02" });
  });

  test("Back undoes one change at a time, and the page does not scroll", async ({ page }) => {
    await open(page, "/pricing");
    await amount(page).fill("500");
    await amount(page).press("Enter");
    await currency(page).selectOption("ZAR");
    const scrolled = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(currency(page)).toHaveValue("GHS");
    await expect(amount(page)).toHaveValue("500");
    await page.goBack();
    await expect(amount(page)).toHaveValue("10,000");
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.goForward();
    await expect(amount(page)).toHaveValue("500");
  });
});

test("the page's own link clears the estimate and scrolls to the top", async ({ page }) => {
  await open(page, "/pricing");
  await amount(page).fill("500");
  await amount(page).press("Enter");
  await expect(page).toHaveURL(/#/);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Pricing" })
    .click();
  await expect(page).toHaveURL("/pricing");
  await expect(amount(page)).toHaveValue("10,000");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(amount(page)).toHaveValue("500");
});

test("the answer is announced once the input is complete, not during typing", async ({ page }) => {
  await open(page, "/pricing");
  const status = estimator(page).getByRole("status");
  const before = await status.textContent();
  await amount(page).press("End");
  await amount(page).pressSequentially("00");
  await expect(amount(page)).toHaveValue("10,00000");
  await expect(status).toHaveText(before ?? "");
  await amount(page).fill("20000");
  await amount(page).press("Enter");
  await expect(status).toContainText("USSD: 19,888.00");
});

test("works with the keyboard alone", async ({ page }) => {
  await open(page, "/pricing");
  await estimator(page).getByRole("radio", { name: "I charge" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.type("300");
  await page.keyboard.press("Tab");
  await page.keyboard.type("UGX");
  await page.keyboard.press("Tab");
  await page.keyboard.type("USSD");
  await expectRanges(page, { USSD: "302" });
  await expect(estimator(page).getByRole("radio", { name: "I want to receive" })).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("shows the ranges of a round charge, and no controls", async ({ page }) => {
    await page.goto("/pricing");
    await expectRanges(page, { "Local cards": "9,620.00 to 9,860.00" });
    await expect(amount(page)).toBeHidden();
  });
});
