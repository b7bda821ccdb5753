import type { Page } from "@playwright/test";
import { methods, rulerMarks } from "../app/content/methods.ts";
import { atEachWidth, expect, hydrated, open, test } from "./site.ts";

const estimator = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Estimate a fee" }) });
const amount = (page: Page) => estimator(page).getByRole("textbox", { name: "Amount" });
const currency = (page: Page) => estimator(page).getByRole("combobox", { name: "Currency" });
const direction = (page: Page, name: string) => estimator(page).getByRole("radio", { name });
const row = (page: Page, name: string) =>
  estimator(page).locator("dl > div", { has: page.getByText(name, { exact: true }) });

async function expectRanges(page: Page, ranges: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, range] of Object.entries(ranges)) {
    await expect(row(page, name), name).toContainText(range);
  }
}

test("every input is answered as the published vectors say, and announced once", async ({
  page,
}) => {
  await open(page, "/pricing");
  await test.step("the answer is announced once the input is complete, not during typing", async () => {
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

  await test.step("what is left of a charge of 10,000", async () => {
    await amount(page).fill("10000");
    await expectRanges(page, {
      "Local cards": "9,620.00 to 9,860.00",
      "Mobile money": "9,720.00 to 9,770.00",
      "Bank transfer": "At least 9,900.00",
      USSD: "9,944.00",
    });
  });

  await test.step("what to charge to receive 10,000", async () => {
    await direction(page, "I want to receive").check();
    await expectRanges(page, {
      "Local cards": "10,141.99 to 10,395.02",
      "Mobile money": "10,235.42 to 10,288.07",
      "Bank transfer": "At most 10,101.02",
      USSD: "10,056.32",
    });
  });

  await test.step("invalid input is reported, and nothing is estimated from it", async () => {
    for (const typed of ["ten", "", "10.005", "-1"]) {
      await amount(page).fill(typed);
      await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
      await expect(amount(page)).toHaveAccessibleDescription(/\w/);
      await expect(row(page, "USSD")).not.toContainText(/\d,\d{3}/);
    }
    await amount(page).fill("10");
    await expect(amount(page)).not.toHaveAttribute("aria-invalid");
  });

  await test.step("a currency without decimals", async () => {
    await currency(page).selectOption("UGX");
    await amount(page).fill("10000");
    await expectRanges(page, { USSD: "10,057" });
    await expect(row(page, "USSD")).not.toContainText("10,057.");
  });

  await test.step("an older address that names a method", async () => {
    await page.goto("about:blank");
    await open(page, "/pricing#direction=receive&amount=10000&currency=GHS&method=ussd");
    await expectRanges(page, { USSD: "10,056.32" });
  });
});

test("the address keeps the estimate, and Back undoes one change at a time", async ({ page }) => {
  await open(page, "/pricing");
  await direction(page, "I want to receive").check();
  await amount(page).fill("2,500");
  await currency(page).selectOption("KES");
  const answer = await row(page, "Mobile money").textContent();
  await page.reload();
  await hydrated(page);
  await expect(amount(page)).toHaveValue("2,500");
  await expect(currency(page)).toHaveValue("KES");
  await expect(row(page, "Mobile money")).toHaveText(answer ?? "");

  await test.step("it scrolls to the estimator when opened", async () => {
    await page.goto("about:blank");
    await open(page, "/pricing#direction=receive&amount=10000&currency=NGN");
    await expect(estimator(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(row(page, "Local cards")).toBeInViewport({ ratio: 1 });
    await expectRanges(page, { "Local cards": "10,141.99 to 10,395.02" });
  });

  await test.step("Back undoes one change at a time, and the page does not scroll", async () => {
    await page.goto("about:blank");
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

  await test.step("the page's own link clears the estimate and scrolls to the top", async () => {
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
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the way to the estimator loses nothing that was typed, and Back returns to it", async ({
    page,
  }) => {
    const way = estimator(page).getByRole("link", { name: "Estimate a fee" });
    await open(page, "/pricing");
    await currency(page).selectOption("KES");
    await amount(page).fill("500");
    await way.click();
    await expect(page).toHaveURL(/#estimate$/);
    await expect(amount(page)).toHaveValue("500");
    await expect(currency(page)).toHaveValue("KES");
    await expectRanges(page, { USSD: "497.20" });
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
      const [header, field] = await Promise.all(
        [page.getByRole("banner"), amount(page)].map((part) => part.boundingBox()),
      );
      expect(field?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    });
  });
});

/** In pixels: what rounding may move. */
const NEAR = 1.5;

test("every bar lies on the ruler as its price says", async ({ page }) => {
  await open(page, "/pricing");
  await atEachWidth(page, [390, 768, 1024, 1440, 1920], async (width) => {
    const drawn = await page.evaluate(() => {
      const boxes = (from: ParentNode, part: string) =>
        [...from.querySelectorAll(part)].map((each) => each.getBoundingClientRect());
      const hero = document.querySelector("main section");
      const answers = hero?.querySelector("dl");
      const ruler = answers?.parentElement?.querySelector("[aria-hidden]");
      if (!hero || !answers || !ruler) return;
      const [lane] = boxes(hero, "i");
      return {
        marks: boxes(ruler, "span").map(({ left, right }) => (left + right) / 2),
        over: boxes(ruler, "span").every(({ top }) => top < (lane?.top ?? 0)),
        // Without the stroke, which belongs to a shape's client rectangle in Firefox.
        bars: [...answers.querySelectorAll("svg")].map((svg) =>
          [...svg.querySelectorAll("rect")].map((rect) => {
            const { x, width } = rect.getBBox();
            const { a = 1, e = 0 } = rect.getScreenCTM() ?? {};
            return { left: e + x * a, right: e + (x + width) * a };
          }),
        ),
      };
    });
    expect(drawn?.marks).toHaveLength(rulerMarks.length);
    const [zero = 0, next = 0] = drawn?.marks ?? [];
    const at = (basisPoints: number) => zero + ((next - zero) * basisPoints) / (rulerMarks[1] ?? 1);
    drawn?.marks.forEach((mark, index) => {
      expect(Math.abs(mark - at(rulerMarks[index] ?? 0))).toBeLessThan(NEAR);
    });
    methods.forEach(({ low, high }, index) => {
      const bars = drawn?.bars[index] ?? [];
      const [first] = bars;
      const middle = ((first?.left ?? 0) + (first?.right ?? 0)) / 2;
      expect(Math.abs(middle - (at(low) + at(high)) / 2)).toBeLessThan(NEAR);
      if (low === high) return;
      expect(Math.abs((first?.left ?? 0) - at(low))).toBeLessThan(NEAR);
      expect(Math.abs((first?.right ?? 0) - at(high))).toBeLessThan(NEAR);
    });
    expect(drawn?.over, "the ruler comes down through the lane").toBe(width > 700);
  });

  await test.step("it works with the keyboard alone", async () => {
    await estimator(page).getByRole("radio", { name: "I charge" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.type("300");
    await page.keyboard.press("Tab");
    await page.keyboard.type("UGX");
    await expectRanges(page, { USSD: "302" });
    await expect(estimator(page).getByRole("radio", { name: "I want to receive" })).toBeChecked();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("shows the ranges of a round charge, and no controls", async ({ page }) => {
    await page.goto("/pricing");
    await expectRanges(page, { "Local cards": "9,620.00 to 9,860.00" });
    await expect(amount(page)).toBeHidden();
  });
});
