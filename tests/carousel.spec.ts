import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { scrollToShare } from "./observations.ts";
import { expect, openStopped, test } from "./site.ts";

/* Which slide a button, a dot, a swipe or the focus shows: journeys/home.journey.ts. Here, when it changes. */

/** A swipe has ended when nothing has scrolled for this long. */
const SETTLED_MS = 120;
const SLIDE_MS = 4000;
const HOLD_MS = 4000;

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
const rotating = (page: Page) => page.locator("[data-rotating]");
const control = (page: Page, name: string | RegExp) =>
  carousel(page).getByRole("button", { name, exact: true });

async function openInView(page: Page): Promise<void> {
  await openStopped(page, "/");
  await scrollToShare(carousel(page), 1);
}

/** A click after which the pointer leaves, so it does not count as hovering. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await control(page, name).click();
  await page.mouse.move(1, 1);
}

const expectSlide = (page: Page, shown: number) =>
  expect(control(page, new RegExp(`^Slide ${shown}`))).toHaveAttribute("aria-current");

/** Expects no change until just before `ms`, then the next slide: exactly one timer runs. */
async function expectNextAfter(page: Page, ms: number, from: number, to: number): Promise<void> {
  // The timer is set by the time that the slide and the attribute show it.
  await expectSlide(page, from);
  await expect(rotating(page)).toHaveCount(1);
  await page.clock.runFor(ms - 1);
  await expectSlide(page, from);
  await page.clock.runFor(1);
  await expectSlide(page, to);
}

async function expectStopped(page: Page, shown: number): Promise<void> {
  await expect(rotating(page)).toHaveCount(0);
  await page.clock.runFor(2 * SLIDE_MS);
  await expectSlide(page, shown);
}

async function showTab(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("it advances every 4 s while half of it is on screen, and goes round", async ({ page }) => {
  await openStopped(page, "/");
  await expect(slides(page)).toHaveCount(3);
  for (const [index, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveAccessibleName(`${index + 1} of 3`);
  }
  await scrollToShare(carousel(page), 0.45);
  await expectStopped(page, 1);
  await scrollToShare(carousel(page), 0.8);
  await expectNextAfter(page, SLIDE_MS, 1, 2);
  await scrollToShare(carousel(page), 1);
  await expectNextAfter(page, SLIDE_MS, 2, 3);
  await expectNextAfter(page, SLIDE_MS, 3, 1);
  await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });
});

test("it stops in a hidden tab, under the pointer, and after Pause", async ({ page }) => {
  await openInView(page);
  await showTab(page, "hidden");
  await expectStopped(page, 1);
  await showTab(page, "visible");
  await expectNextAfter(page, SLIDE_MS, 1, 2);

  await carousel(page).hover();
  await expectStopped(page, 2);
  await page.mouse.move(1, 1);
  await scrollToShare(carousel(page), 1);
  await expectNextAfter(page, SLIDE_MS, 2, 3);

  await press(page, "Pause slides");
  await expectStopped(page, 3);
  await press(page, "Pause slides");
  await expectNextAfter(page, SLIDE_MS, 3, 1);
});

test("a swipe or a button stops it for 4 s before the next cycle", async ({ page }) => {
  await openInView(page);
  // Scrolls as a swipe does.
  await carousel(page)
    .locator("#business-slides")
    .evaluate(
      (element) =>
        new Promise((scrolled) => {
          element.addEventListener("scroll", scrolled, { once: true });
          element.scrollBy({ left: element.clientWidth, behavior: "instant" });
        }),
    );
  await expectSlide(page, 1);
  await page.clock.runFor(SETTLED_MS);
  await expectNextAfter(page, HOLD_MS + SLIDE_MS, 2, 3);
  await page.clock.runFor(3000);
  await press(page, "Next slide");
  await expectNextAfter(page, HOLD_MS + SLIDE_MS, 1, 2);
  await expectNextAfter(page, SLIDE_MS, 2, 3);
});

test("the focus inside stops it until it leaves or Pause is released; Pause lasts", async ({
  page,
}) => {
  await openInView(page);
  await control(page, "Pause slides").focus();
  await expectStopped(page, 1);
  await page.keyboard.press("Shift+Tab");
  await expect(carousel(page).locator(":focus")).toHaveCount(0);
  await scrollToShare(carousel(page), 1);
  await expectNextAfter(page, SLIDE_MS, 1, 2);

  await control(page, "Pause slides").focus();
  for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
  await expectNextAfter(page, SLIDE_MS, 2, 3);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await scrollToShare(carousel(page), 1);
  await expectStopped(page, 3);
  await page.clock.resume();
  await expectAccessible(page, { within: "[aria-roledescription=carousel]" });
});
