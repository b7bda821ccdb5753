import type { Page } from "@playwright/test";
import { methods, rulerMarks } from "../app/content/methods.ts";
import { boxesOf, boxOf, expectBelowHeader, expectNear } from "./boxes.ts";
import { atEachWidth, expect, open, poll, test } from "./site.ts";

const estimator = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Estimate a fee" }) });
const amount = (page: Page) => estimator(page).getByRole("textbox", { name: "Amount" });
const currency = (page: Page) => estimator(page).getByRole("combobox", { name: "Currency" });
const row = (page: Page, name: string) =>
  estimator(page).locator("dl > div", { has: page.getByText(name, { exact: true }) });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("the answer is announced once the input is complete, and an error is reported", async ({
  page,
}) => {
  await open(page, "/pricing");
  const status = estimator(page).getByRole("status");
  const before = await status.textContent();
  await amount(page).press("End");
  await amount(page).pressSequentially("00");
  await expect(amount(page)).toHaveValue("10,00000");
  await expect(row(page, "USSD")).not.toContainText("9,944.00");
  await expect(status).toHaveText(before ?? "");
  await amount(page).fill("20000");
  await amount(page).press("Enter");
  await expect(status).toContainText("USSD: 19,888.00");

  await test.step("nothing is estimated from an error", async () => {
    for (const typed of ["ten", ""]) {
      await amount(page).fill(typed);
      await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
      await expect(amount(page)).toHaveAccessibleDescription(/\w/);
      await expect(row(page, "USSD")).not.toContainText(/\d,\d{3}/);
    }
    await amount(page).fill("10");
    await expect(amount(page)).not.toHaveAttribute("aria-invalid");
  });
});

test("Back undoes one change at a time, and the page does not scroll", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, "/pricing");
  await amount(page).fill("500");
  await amount(page).press("Enter");
  await expect(page).toHaveURL(/amount=500/);
  await currency(page).selectOption("ZAR");
  await expect(page).toHaveURL(/ZAR/);
  const before = await scrolled(page);
  await page.goBack();
  await expect(currency(page)).toHaveValue("GHS");
  await expect(amount(page)).toHaveValue("500");
  await page.goBack();
  await expect(amount(page)).toHaveValue("10,000");
  expect(await scrolled(page)).toBe(before);
  await page.goForward();
  await expect(amount(page)).toHaveValue("500");

  await test.step("the page's own link clears the estimate and scrolls to the top", async () => {
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await expect(amount(page)).toHaveValue("10,000");
    await poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(amount(page)).toHaveValue("500");
  });

  await test.step("an address with an estimate scrolls to the estimator when it is opened", async () => {
    await page.goto("about:blank");
    await open(page, "/pricing#direction=receive&amount=10000&currency=NGN");
    await expect(estimator(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(row(page, "Local cards")).toBeInViewport({ ratio: 1 });
  });
});

test("on a phone the way to the estimator loses nothing that was typed, and Back returns to it", async ({
  page,
}) => {
  const way = estimator(page).getByRole("link", { name: "Estimate a fee" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/pricing");
  await currency(page).selectOption("KES");
  await amount(page).fill("500");
  await way.click();
  await expect(page).toHaveURL(/#estimate$/);
  await expect(amount(page)).toHaveValue("500");
  await expect(currency(page)).toHaveValue("KES");
  await expect(row(page, "USSD")).toContainText("497.20");
  await page.goBack();
  await expect(page).toHaveURL(/amount=500/);
  await expect(amount(page)).toHaveValue("500");
  await page.goBack();
  await expect(amount(page)).toHaveValue("10,000");
  await expect(currency(page)).toHaveValue("KES");

  await test.step("after it, another amount keeps the currency", async () => {
    await currency(page).selectOption("UGX");
    await way.click();
    await amount(page).fill("300");
    await amount(page).press("Enter");
    await expect(page).toHaveURL(/amount=300&currency=UGX/);
  });

  await test.step("the first answer is in view above a keyboard", async () => {
    await currency(page).selectOption("GHS");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.setViewportSize({ width: 390, height: 400 });
    await amount(page).blur();
    await amount(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("250");
    const answer = row(page, "Local cards").getByText("240.50 to 246.50");
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expectBelowHeader(page, amount(page));
  });
});

test("every bar lies on the ruler as its price says", { tag: "@firefox" }, async ({ page }) => {
  await open(page, "/pricing");
  const marks = estimator(page).locator("p[aria-hidden] > span");
  await expect(marks).toHaveCount(rulerMarks.length);
  await atEachWidth(page, [390, 768, 1024, 1920], async (width) => {
    const drawn = await boxesOf(marks);
    const middles = drawn.map(({ left, right }) => (left + right) / 2);
    const [zero = 0, next = 0] = middles;
    const at = (basisPoints: number) => zero + ((next - zero) * basisPoints) / (rulerMarks[1] ?? 1);
    for (const [index, mark] of rulerMarks.entries()) expectNear(middles[index], at(mark));

    // Without the stroke, which belongs to a shape's client rectangle in Firefox.
    const bars = await estimator(page)
      .locator("dl svg")
      .evaluateAll((all) =>
        all.map((svg) => {
          const rect = svg.querySelector("rect");
          const { x = 0, width = 0 } = rect?.getBBox() ?? {};
          const { a = 1, e = 0 } = rect?.getScreenCTM() ?? {};
          return { left: e + x * a, right: e + (x + width) * a };
        }),
      );
    for (const [index, { low, high }] of methods.entries()) {
      const { left = Number.NaN, right = Number.NaN } = bars[index] ?? {};
      expectNear((left + right) / 2, (at(low) + at(high)) / 2);
      if (low === high) continue;
      expectNear(left, at(low));
      expectNear(right, at(high));
    }
    const lane = await boxOf(estimator(page).locator("i").first());
    const isOver = drawn.every(({ top }) => top < lane.top);
    expect(isOver, "the ruler comes down through the lane").toBe(width > 700);
  });
});
