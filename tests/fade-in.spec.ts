import type { Page } from "@playwright/test";
import { scrollToShare } from "./observations.ts";
import { expect, hydrated, open, poll, test } from "./site.ts";

/** Their grounds, and the lane beside them, are there before. */
const sections = (page: Page) => page.locator("main > section > .wrap");
const last = (page: Page) => sections(page).last();

const expectAllVisible = (page: Page) =>
  poll(() =>
    sections(page).evaluateAll((all) => [
      ...new Set(all.map((section) => getComputedStyle(section).opacity)),
    ]),
  ).toEqual(["1"]);

/** From the first scroll, sections below the screen wait. */
const scrollOnce = (page: Page) => page.evaluate(() => scrollBy({ top: 1, behavior: "instant" }));

test("before the first scroll nothing is hidden", async ({ page }) => {
  await open(page, "/");
  await expectAllVisible(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await hydrated(page);
  await expectAllVisible(page);
});

test("a section appears once a tenth of it is visible; on paper all do", async ({ page }) => {
  await open(page, "/");
  await scrollOnce(page);
  const section = sections(page).nth(3);
  await expect(section).toHaveCSS("opacity", "0");
  await scrollToShare(section.locator(".."), 0.08);
  await expect(section).toHaveCSS("opacity", "0");
  await scrollToShare(section.locator(".."), 0.12);
  await expect(section).toHaveCSS("opacity", "1");

  await expect(last(page)).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expectAllVisible(page);
  await page.emulateMedia({ media: null });
  await expect(last(page)).toHaveCSS("opacity", "0");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAllVisible(page);
});

test("a jump to an anchor or the focus inside shows its section at once", async ({ page }) => {
  // No observer reports that a section is visible.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
  await open(page, "/");
  await scrollOnce(page);
  const section = page.locator("main > section > .wrap:has([id])").first();
  await expect(section).toHaveCSS("opacity", "0");
  const id = await section.locator("[id]").first().getAttribute("id");
  await page.evaluate((id) => location.assign(`#${id}`), id);
  await expect(section).toHaveCSS("opacity", "1");

  await expect(last(page)).toHaveCSS("opacity", "0");
  await last(page).getByRole("link").first().focus();
  await expect(last(page)).toHaveCSS("opacity", "1");
});
