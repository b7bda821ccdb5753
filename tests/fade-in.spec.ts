import type { Locator, Page } from "@playwright/test";
import { scrollToShare } from "./observations.ts";
import { expect, hydrated, open, poll, test } from "./site.ts";
import { pagesOfEachKind } from "./soak.ts";

/** Their grounds are there before, and the lane beside and across them with the headline in it. */
const sections = (page: Page) => page.locator("main > section h2:not(.headline)");
const last = (page: Page) => sections(page).last();

/** Behind all that the words stand in. */
const expectOpacity = (words: Locator, opacity: number) =>
  poll(() =>
    words.evaluateAll((all) => {
      const shown = (each: Element | null): number =>
        each ? Number(getComputedStyle(each).opacity) * shown(each.parentElement) : 1;
      return [...new Set(all.map(shown))];
    }),
  ).toEqual([opacity]);
const expectAllVisible = (page: Page) => expectOpacity(sections(page), 1);

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
  await expectOpacity(section, 0);
  await expectOpacity(page.locator("main .across"), 1);
  await scrollToShare(section.locator("xpath=ancestor::section"), 0.08);
  await expectOpacity(section, 0);
  await scrollToShare(section.locator("xpath=ancestor::section"), 0.12);
  await expectOpacity(section, 1);

  await expectOpacity(last(page), 0);
  await page.emulateMedia({ media: "print" });
  await expectAllVisible(page);
  await page.emulateMedia({ media: null });
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 0));
  await scrollOnce(page);
  await expectOpacity(last(page), 0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAllVisible(page);
});

test("a crossing is drawn once it is seen; at the end of the page the lane has no hole", async ({
  page,
}) => {
  /** Of the page's width, in tenths. */
  const width = (crossing: Locator) =>
    crossing.evaluate((band) => Math.floor((10 * band.getBoundingClientRect().width) / innerWidth));
  await open(page, "/");
  await scrollOnce(page);
  const crossings = page.locator("main section:has(h3) .across, main section:has(pre) .across");
  for (const crossing of await crossings.all()) await poll(() => width(crossing)).toBe(0);
  await scrollToShare(crossings.first(), 1);
  await page.mouse.wheel(0, 300);
  await poll(() => width(crossings.first())).toBeGreaterThan(3);
  expect(await width(crossings.last())).toBe(0);
  await page.keyboard.press("End");
  await poll(() => width(crossings.last())).toBeGreaterThan(3);
});

test("on a phone no drawing waits behind a visitor who has scrolled to the end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of pagesOfEachKind) {
    await open(page, path);
    await scrollOnce(page);
    await page.keyboard.press("End");
    const waiting = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .map(({ playState, effect }) => [playState, (effect as KeyframeEffect).target] as const)
            .filter(([state, target]) => state === "paused" && target instanceof SVGElement).length,
      );
    await poll(waiting).toBe(0);
  }
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
  const section = page.locator("main > section:has([id]) h2").first();
  await expectOpacity(section, 0);
  const inside = section.locator("xpath=ancestor::section").locator("[id]");
  const id = await inside.first().getAttribute("id");
  await page.evaluate((id) => location.assign(`#${id}`), id);
  await expectOpacity(section, 1);

  await expectOpacity(last(page), 0);
  await last(page).locator("xpath=ancestor::section").getByRole("link").first().focus();
  await expectOpacity(last(page), 1);
});
