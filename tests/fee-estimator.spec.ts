import type { Page } from "@playwright/test";
import { feeFor, leftOf } from "../app/content/fees.ts";
import { methodOf, methods, rulerMarks } from "../app/content/methods.ts";
import { rangeInWords } from "../app/pages/pricing/estimate.ts";
import { expectAccessible } from "./accessible.ts";
import { boxesOf, boxOf, expectBelowHeader, expectNear } from "./boxes.ts";
import { atEachWidth, expect, open, openStopped, poll, test } from "./site.ts";

const estimator = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Estimate a fee" }) });
const amount = (page: Page) => estimator(page).getByRole("textbox", { name: "Amount" });
const currency = (page: Page) => estimator(page).getByRole("combobox", { name: "Currency" });
const receive = (page: Page) => estimator(page).getByRole("radio", { name: /receive/i });
const row = (page: Page, name: string) =>
  estimator(page).locator("dl > div", { has: page.getByText(name, { exact: true }) });
/** The remainder of a charge in cents, by USSD. */
const left = (cents: bigint) => rangeInWords(leftOf(cents, methodOf("ussd")), "GHS");

test("an amount is neither judged nor announced while it is typed", async ({ page }) => {
  const PAUSE_MS = 1500;
  await openStopped(page, "/pricing");
  const answer = row(page, "USSD").getByRole("definition").first();
  const status = estimator(page).locator("[aria-live]");
  const announced = (await status.textContent()) ?? "";
  for (const [text, cents] of [
    ["10,000", 1_000_000n],
    ["250.50", 25_050n],
    ["GHS 250,50", 25_050n],
  ] as const) {
    await amount(page).selectText();
    for (const key of text) {
      await page.keyboard.type(key);
      await expect(answer, `${text}, at ${key}`).toHaveText(/\d/);
      await expect(amount(page)).not.toHaveAttribute("aria-invalid");
    }
    await expect(answer).toHaveText(left(cents));
    await expect(status).toHaveText(announced);
  }

  await test.step("until there is a pause, or the field is left", async () => {
    await amount(page).selectText();
    await page.keyboard.type("250.505");
    await page.clock.runFor(PAUSE_MS - 1);
    await expect(amount(page)).not.toHaveAttribute("aria-invalid");
    await expect(answer).toHaveText(left(25_050n));
    await page.clock.runFor(1);
    await expect(amount(page)).toHaveAccessibleDescription(/two decimals/);
    await expect(status).toHaveText(/two decimals/);
    await expect(row(page, "USSD").getByRole("definition")).toHaveText(["", "", /\d/]);
    await page.keyboard.press("Backspace");
    await expect(amount(page)).not.toHaveAttribute("aria-invalid");
    await page.keyboard.type("+1");
    await expect(amount(page)).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("Tab");
    await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
  });

  await test.step("another currency replaces the one that was typed, and is kept in the pause after it", async () => {
    await amount(page).fill("GHS 50,000");
    await amount(page).press("Tab");
    await currency(page).selectOption("NGN");
    await expect(amount(page)).toHaveValue("50,000");
    await expect(answer).toHaveText(left(5_000_000n));
    await expect(status).toContainText(`USSD: ${left(5_000_000n)}`);
    await receive(page).check();
    await page.clock.runFor(3000);
    await expect(page).toHaveURL(/#direction=receive&amount=50000&currency=NGN$/);
  });
});

test("beside what is received stands the fee in money, in both directions", async ({ page }) => {
  await open(page, "/pricing");
  await expect(row(page, "Local cards")).toContainText("140.00 to 380.00");
  await expect(row(page, "Bank transfer")).toContainText("At most 100.00");
  await receive(page).check();
  await expect(row(page, "Local cards")).toContainText("141.99 to 395.02");
});

test("an estimate opens in the currency that was chosen last", async ({ page }) => {
  await open(page, "/pricing");
  await currency(page).selectOption("ZMW");
  for (const path of ["/pricing", "/fr/pricing"]) {
    await open(page, path);
    await expect(page.locator("select[name=currency]")).toHaveValue("ZMW");
  }
  await open(page, "/pricing#amount=5&currency=KES");
  await expect(currency(page)).toHaveValue("KES");
});

test("a currency that no country collects is answered with a question to ask", async ({ page }) => {
  await open(page, "/pricing");
  await amount(page).fill("10 000 F CFA");
  await amount(page).press("Enter");
  await expect(amount(page)).toHaveAccessibleDescription(/FCFA/);
  await page.getByRole("textbox", { name: "Local cards" }).fill("41");
  await page.getByLabel("Paid on").fill("");
  await expect(page.locator("[aria-invalid]")).toHaveCount(3);
  await expectAccessible(page, { within: "main" });
  await page.locator("input[name=amount] + p a").click();
  await expect(page.locator("input[name=subject]")).toHaveValue("Local collection in FCFA");
});

test("one Back leaves the page, and its address keeps the estimate", async ({ page }) => {
  const pricing = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Pricing" });
  await open(page, "/about");
  await pricing.click();
  await amount(page).fill("500");
  await amount(page).press("Tab");
  await currency(page).selectOption("ZAR");
  await expect(page).toHaveURL(/amount=500&currency=ZAR/);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(amount(page)).toHaveValue("500");

  await test.step("the page's own link clears the estimate and scrolls to the top", async () => {
    await pricing.click();
    await expect(page).toHaveURL("/pricing");
    await expect(amount(page)).toHaveValue("10,000");
    await poll(() => page.evaluate(() => scrollY)).toBe(0);
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

test("on a phone the way to the estimator loses nothing that was typed", async ({ page }) => {
  const way = estimator(page).getByRole("link", { name: "Estimate a fee" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/pricing");
  await currency(page).selectOption("KES");
  await amount(page).fill("500");
  await way.click();
  await expect(page).toHaveURL(/#estimate$/);
  await expect(amount(page)).toHaveValue("500");
  await expect(currency(page)).toHaveValue("KES");
  await expect(row(page, "USSD")).toContainText(left(50_000n));
  await page.goBack();
  await expect(page).toHaveURL(/amount=500/);
  await expect(amount(page)).toHaveValue("500");
  await way.click();
  await amount(page).fill("300");
  await amount(page).press("Enter");
  await expect(page).toHaveURL(/amount=300&currency=KES/);
});

test("a phone's keyboard hides neither the answer nor the error", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await open(page, "/pricing");
  await amount(page).focus();
  const line = estimator(page).locator("input[name=amount] + p");
  const under = () => boxOf(currency(page)).then(({ top }) => top);
  const before = await under();
  const expectLine = async (text: RegExp) => {
    await expect(line).toHaveText(text);
    await expect(line).toBeInViewport({ ratio: 1 });
    await expectBelowHeader(page, amount(page));
    expect(await under()).toBe(before);
  };
  const cards = (cents: bigint) =>
    new RegExp(rangeInWords(feeFor(cents, methodOf("cards")), "GHS").replaceAll(".", "\\."));
  await expectLine(cards(1_000_000n));
  for (const [typed, answer, error] of [
    ["999999999999", cards(99_999_999_999_900n)],
    ["250.505", /./, /two decimals/],
    ["NGN 250.50", /./, /NGN is not GHS/],
  ] as const) {
    await amount(page).selectText();
    await page.keyboard.type(typed);
    await expectLine(answer);
    if (!error) continue;
    await page.keyboard.press("Enter");
    await expectLine(error);
    await expect(amount(page)).toBeFocused();
  }

  await test.step("Enter closes the keyboard, and shows the answers", async () => {
    await amount(page).selectText();
    await page.keyboard.type("250.50");
    await page.keyboard.press("Enter");
    await expect(amount(page)).not.toBeFocused();
    await expect(row(page, "Local cards")).toBeInViewport({ ratio: 1 });
    await expect(amount(page)).toHaveAttribute("enterkeyhint", "done");
  });
});

test("every bar lies on the ruler as its price says", async ({ page }) => {
  await open(page, "/pricing");
  const marks = estimator(page).locator("p[aria-hidden] > span");
  await expect(marks).toHaveCount(rulerMarks.length);
  await atEachWidth(page, [390, 768, 1024, 1920], async () => {
    const middles = (await boxesOf(marks)).map(({ left, right }) => (left + right) / 2);
    const [zero = 0, next = 0] = middles;
    const at = (basisPoints: number) => zero + ((next - zero) * basisPoints) / (rulerMarks[1] ?? 1);
    for (const [index, mark] of rulerMarks.entries()) expectNear(middles[index], at(mark));
    const bars = await boxesOf(estimator(page).locator("dl svg rect:first-child"));
    expect(bars).toHaveLength(methods.length);
    for (const [index, { low, high }] of methods.entries()) {
      const { left = Number.NaN, right = Number.NaN } = bars[index] ?? {};
      expectNear((left + right) / 2, (at(low) + at(high)) / 2);
      if (low < high) expectNear(right - left, at(high) - at(low));
    }
  });
});

test("in French, amounts and days are read and written as there", async ({ page }) => {
  const typed = page.locator("input[name=amount]");
  const said = page.locator("input[name=amount] + p");
  await open(page, "/fr/pricing");
  await typed.fill("20\u202f000,50");
  await expect(page.locator("dl > div", { hasText: "Cartes locales" })).toContainText(
    "19\u00a0240,48 à 19\u00a0720,49",
  );
  for (const [text, expected] of [
    ["", /^Saisissez un montant$/],
    ["abc", /en chiffres.*10\s000 ou 250,50/],
    ["10,000", /deux décimales.*10\s000$/], // In English, thousands.
  ] as const) {
    await typed.fill(text);
    await typed.press("Enter");
    await expect(said).toHaveText(expected);
  }
  await page.locator("input[type=date]").first().fill("2026-11-27");
  await page.getByRole("radio", { name: "Standard" }).check();
  await expect(page.locator("p:not([aria-live])", { hasText: /^Estimation/ })).toHaveText(
    /^Estimation\s: .*mar\. 1er décembre.*mer\. 2 décembre$/,
  );
});

test.describe("a month", () => {
  const month = (page: Page) =>
    page.locator("section", { has: page.getByRole("heading", { name: "A month, in money" }) });
  const csv = (page: Page) => month(page).getByRole("link", { name: /CSV/ });
  const field = (page: Page, name: string) => month(page).getByRole("textbox", { name });
  const feeOf = (page: Page, name: string) =>
    month(page).locator("tr", { hasText: name }).locator("td").first();

  test.beforeEach(async ({ page }) => {
    await open(page, "/pricing");
    await month(page).scrollIntoViewIfNeeded();
    await expect(csv(page)).toHaveAttribute("href", /^data:/);
  });

  test("is answered by method and together, kept by the address, downloaded and asked for", async ({
    page,
  }) => {
    await field(page, "Payments a month").fill("20 000 payments");
    await field(page, "Average amount").fill("NGN 50");
    await month(page).getByRole("combobox").selectOption("NGN");
    await field(page, "Local cards").fill("50");
    await field(page, "USSD").fill("0%");
    await field(page, "USSD").press("Enter");
    // Half of a million at 1.4% to 3.8%; all of it with 300,000 at 2.3% to 2.8%, 200,000 at 1% at most.
    await expect(feeOf(page, "Local cards")).toContainText("7,000.00 to 19,000.00");
    await expect(feeOf(page, "Bank transfer")).toContainText("At most 2,000.00");
    await expect(feeOf(page, "USSD")).toContainText(/^0\.00/);
    await expect(feeOf(page, "Total")).toContainText("13,900.00 to 29,400.00 1.39% to 2.94%");
    await expect(month(page).locator("[aria-live]")).toContainText("13,900.00 to 29,400.00");
    await expect(page).toHaveURL(/payments=20000.*cards=50.*ussd=0.*&average=50&currency=NGN$/);
    await expect(month(page).locator("svg g")).toHaveCount(3);
    await expect(currency(page)).toHaveValue("NGN");

    const download = page.waitForEvent("download");
    await csv(page).click();
    const file = await (await download).createReadStream();
    const text = (await file.toArray()).join("");
    // Nothing where an end is not published.
    expect(text).toContain("Bank transfer,20,200000.00,,2000.00,198000.00,\r\n");
    expect(text).toContain("Total,100,1000000.00,13900.00,29400.00,970600.00,986100.00");

    await page.goto("about:blank");
    await page.goBack();
    await expect(feeOf(page, "Total")).toContainText("13,900.00 to 29,400.00");
    await expect(month(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await month(page).getByRole("link", { name: /price/ }).click();
    await expect(page.locator("input[name=subject]")).toHaveValue(/20,000 .* NGN 50 .*50%/);

    await page.goto("/fr/pricing");
    const french = page.getByText("Télécharger en CSV");
    await french.scrollIntoViewIfNeeded();
    await expect(french).toHaveAttribute("href", /^data:/);
  });

  test("has no figures beside what is refused, and says once what is wrong", async ({ page }) => {
    const said = month(page).locator("[aria-live]");
    const before = await feeOf(page, "Total").innerText();
    for (const [name, text, error] of [
      ["Payments a month", "0", /whole number/],
      ["Average amount", "-5", /in digits/],
      ["Mobile money", "31", /101%/],
    ] as const) {
      const one = field(page, name);
      const value = await one.inputValue();
      await one.fill(text);
      await one.press("Tab");
      await expect(one).toHaveAccessibleDescription(error);
      await expect(said).toHaveText(error);
      await expect(month(page).getByRole("row").filter({ hasText: /\d/ })).toHaveCount(0);
      await expect(csv(page)).toHaveCount(0);
      await one.fill(value);
      await one.press("Enter");
      await expect(feeOf(page, "Total")).toHaveText(before);
      await expect(one).not.toHaveAttribute("aria-invalid");
    }
  });
});
