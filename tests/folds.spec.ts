import type { Locator, Page } from "@playwright/test";
import { type ClaimKey, claims, statement } from "../app/content/claims.ts";
import { numberId } from "../app/content/links.ts";
import { footerColumns } from "../app/content/navigation.ts";
import { expectAccessible } from "./accessible.ts";
import { expectBelowHeader } from "./boxes.ts";
import { holdBack } from "./hold-back.ts";
import { expect, hydrated, open, poll, stopClock, test } from "./site.ts";

/* The parts that a phone folds: the groups of the footer and, on /about, those of the register of
   claims. */

const groups = [...new Set(Object.values(claims).map(({ group }) => group))];

const footer = (page: Page) => page.getByRole("contentinfo");
const register = (page: Page) => page.locator("section:has(#numbers)");
const controls = (page: Page) => register(page).or(footer(page)).locator("summary");
const control = (page: Page, name: string) => controls(page).filter({ hasText: name });
/** Folded content comes after its control: a wide screen shows it without one. */
const folded = (control: Locator) => control.locator("xpath=../following-sibling::*[1]");

const row = (page: Page, key: ClaimKey) => page.locator(`[id="${numberId(key)}"]`);
const rows = (page: Page) => register(page).locator("dt").filter({ visible: true });
const entry = (page: Page, id: string) => page.locator(`#${id}`).getByRole("link");
const mark = (page: Page, words: string) =>
  page.getByRole("main").getByRole("link", { name: words, description: "About this number" });

const visible = (elements: Locator) => elements.filter({ visible: true });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("groups but the first are folded before any script file has loaded", async ({ page }) => {
    const release = await holdBack(page, /\.js$/);
    // Otherwise the page counts the scripts as lost after a while, and unfolds everything.
    await stopClock(page);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await expect(controls(page)).toHaveCount(groups.length + footerColumns.length + 1);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9 * 844);
    await expect(folded(controls(page).first())).toBeVisible();
    await controls(page).first().click();
    for (const each of await controls(page).all()) await expect(folded(each)).toBeHidden();

    for (const each of await controls(page).all()) {
      await each.click();
      await expect(folded(each)).toBeVisible();
      await each.click();
      await expect(folded(each)).toBeHidden();
    }
    await control(page, "Company").click();
    release();
    await page.clock.resume();
    await hydrated(page);
    await expect(footer(page).getByRole("link", { name: "About" })).toBeVisible();
  });

  test("an anchor opens the group that it leads into, and no other", async ({ page }) => {
    await open(page, "/about");

    await test.step("typed, and Back returns to where the visitor was", async () => {
      // A busy browser tells the page about a scroll only with the next frame.
      await page.evaluate(() =>
        new Promise((scrolled) => {
          addEventListener("scroll", scrolled, { once: true });
          scrollTo({ top: 300, behavior: "instant" });
        }).then(() => {}),
      );
      await page.evaluate(() => location.assign("#papers"));
      await expectBelowHeader(page, entry(page, "papers"));
      await expect(entry(page, "papers").locator("b")).toHaveCSS(
        "text-decoration-line",
        "underline",
      );
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await poll(() => page.evaluate(() => scrollY)).toBe(300);
    });

    await test.step("chosen in the text, and chosen again by keyboard", async () => {
      const chosen = mark(page, statement(claims.corridors));
      for (const choose of [() => chosen.click(), () => chosen.press("Enter")]) {
        await choose();
        await expectBelowHeader(page, row(page, "corridors"));
        await control(page, claims.corridors.group).click();
        await expect(row(page, "corridors")).toBeHidden();
      }
    });

    await test.step("chosen on another page, or in the first address of a visit", async () => {
      await open(page, "/merchants");
      await mark(page, statement(claims.currencies)).click();
      await expectBelowHeader(page, row(page, "currencies"));
      await expect(row(page, "uptime")).toBeHidden();
      await page.goto("about:blank");
      await page.goto(`/about#${numberId("uptime")}`);
      await expectBelowHeader(page, row(page, "uptime"));
    });
  });

  test("paper shows every number, a wide screen the whole footer", async ({ page }) => {
    await open(page, "/about");
    for (const within of ["footer", "section:has(#numbers)"]) {
      await expectAccessible(page, { within, widths: [390] });
      const closed = page.locator(`${within} details:not([open]) > summary`);
      for (const summary of (await closed.all()).toReversed()) await summary.click();
      // Where no control is half under the sticky header.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, { within, widths: [320, 390] });
    }
    await page.emulateMedia({ media: "print" });
    await expect(rows(page)).toHaveCount(Object.keys(claims).length);
    await expect(visible(controls(page))).toHaveCount(0);
    await expect(visible(footer(page).getByRole("link"))).toHaveCount(0);
    await expect(footer(page).getByText(/^©/)).toBeVisible();

    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(footer(page).getByRole("heading")).toHaveCount(footerColumns.length + 1);
    await expect(footer(page).locator("a").filter({ visible: false })).toHaveCount(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("nothing is folded, and a mark leads to its number", async ({ page }) => {
      await page.goto("/about");
      await expect(visible(controls(page))).toHaveCount(0);
      await expect(rows(page)).toHaveCount(Object.keys(claims).length);
      await expect(footer(page).locator("a").filter({ visible: false })).toHaveCount(0);
      await page.goto("/payment-gateway");
      await mark(page, statement(claims.endpoints)).first().click();
      await expectBelowHeader(page, row(page, "endpoints"));
    });
  });
});
