import type { Page } from "@playwright/test";
import { holdObservations, scrollSeen, tellObservations } from "./observations.ts";
import { expect, hydrated, stopClock, test } from "./site.ts";

/** Without scrolling for this long, a swipe has ended. */
const SETTLED_MS = 120;
const SLIDE_MS = 4000;
const HOLD_MS = 4000;

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
const track = (page: Page) => carousel(page).locator("[aria-live]");
const control = (page: Page, name: string | RegExp) =>
  carousel(page).getByRole("button", { name, exact: true });

/** With the clock stopped, so that time passes only in `runFor`. */
async function openStopped(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto("/");
  await page.clock.runFor(100);
  await hydrated(page);
}

/**
 * Scrolls until this share of the carousel is on screen. The page is told of it in the next
 * frame and has acted on it by the one after.
 */
const scrollToShare = (page: Page, share: number) =>
  carousel(page).evaluate(async (element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
    const frame = () => new Promise((told) => new IntersectionObserver(told).observe(element));
    await frame();
    await frame();
  }, share);

async function openInView(page: Page): Promise<void> {
  await openStopped(page);
  await scrollToShare(page, 1);
}

/** A click with the pointer gone again, so that it does not count as hovering. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await control(page, name).click();
  await page.mouse.move(1, 1);
}

/** The slide is shown, and everything that tells which one it is agrees. */
async function expectSlide(page: Page, shown: number): Promise<void> {
  const bar = carousel(page).getByRole("progressbar");
  await expect(bar).toHaveAttribute("aria-valuetext", `${shown}/3`);
  await expect(control(page, new RegExp(`^Slide ${shown}`))).toHaveAttribute("aria-current");
  await expect(carousel(page).locator("[aria-current]")).toHaveCount(1);
  for (const [i, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveAccessibleName(`${i + 1} of 3`);
    await expect(slide).toHaveJSProperty("inert", i + 1 !== shown);
  }
}

/** Nothing until just before, then the slide: by exactly one timer. */
async function expectNextAfter(page: Page, ms: number, from: number, to: number): Promise<void> {
  // Where it stands and that it runs is said once the timer is set.
  await expectSlide(page, from);
  await expect(track(page)).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(ms - 1);
  await expectSlide(page, from);
  await page.clock.runFor(1);
  await expectSlide(page, to);
}

async function showTab(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test.describe("by itself", () => {
  test("the next slide comes every 4 s, and the first after the last", async ({ page }) => {
    await openInView(page);
    await expectNextAfter(page, SLIDE_MS, 1, 2);
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await expectNextAfter(page, SLIDE_MS, 2, 3);
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
    await expectNextAfter(page, SLIDE_MS, 3, 1);
    await expect(slides(page).nth(0)).toBeInViewport({ ratio: 0.9 });
  });

  test("the bar reads 1/3, 2/3, 3/3 and fills by thirds", async ({ page }) => {
    await openInView(page);
    for (const now of ["1", "2", "3"]) {
      const bar = carousel(page).getByRole("progressbar");
      await expect(bar).toHaveAttribute("aria-valuetext", `${now}/3`);
      await expect(bar).toHaveJSProperty("value", Number(now));
      await expect(bar).toHaveJSProperty("max", 3);
      await page.clock.runFor(SLIDE_MS);
    }
  });

  test("not while less than half of it is on screen", async ({ page }) => {
    await openStopped(page);
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await scrollToShare(page, 0.45);
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await scrollToShare(page, 0.8);
    await expectNextAfter(page, SLIDE_MS, 1, 2);
    await scrollToShare(page, 0.45);
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 2);
  });

  test("also when it left the screen and came back before it was told", async ({ page }) => {
    await holdObservations(page);
    await openStopped(page);
    const there = await track(page).evaluate(
      (element) => element.getBoundingClientRect().bottom - innerHeight,
    );
    await scrollSeen(page, there);
    await scrollSeen(page, 0);
    await scrollSeen(page, there);
    await tellObservations(page);
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });

  test("not while the tab is hidden", async ({ page }) => {
    await openInView(page);
    await showTab(page, "hidden");
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await showTab(page, "visible");
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });

  test("not while the pointer is over it", async ({ page }) => {
    await openInView(page);
    await carousel(page).hover();
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await page.mouse.move(1, 1);
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });

  test("not with reduced motion, until Play is pressed", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openInView(page);
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await press(page, "Play slides");
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });

  test("not after Pause, until Play", async ({ page }) => {
    await openInView(page);
    await press(page, "Pause slides");
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await press(page, "Play slides");
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });
});

test.describe("by choice", () => {
  const choices = [
    { name: "Next slide", shows: 2, after: 3 },
    { name: "Previous slide", shows: 3, after: 1 },
    { name: /^Slide 3/, shows: 3, after: 1 },
  ];
  for (const { name, shows, after } of choices) {
    test(`${name} holds it for 4 s before the next cycle`, async ({ page }) => {
      await openInView(page);
      await page.clock.runFor(3000);
      await press(page, name);
      await page.clock.runFor(7900);
      await expectSlide(page, shows);
      await expectNextAfter(page, HOLD_MS + SLIDE_MS - 7900, shows, after);
      await expectNextAfter(page, SLIDE_MS, after, (after % 3) + 1);
    });
  }

  test("next from the last is the first", async ({ page }) => {
    await openInView(page);
    await press(page, /^Slide 3/);
    await press(page, "Next slide");
    await expectSlide(page, 1);
  });

  test("ten rapid clicks end on the right slide", async ({ page }) => {
    await openInView(page);
    await control(page, "Next slide").click({ clickCount: 10 });
    await expectSlide(page, 2);
    await scrollToShare(page, 1);
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.mouse.move(1, 1);
    await expectNextAfter(page, HOLD_MS + SLIDE_MS, 2, 3);
  });

  test("a scroll that the next one cuts short is no choice", async ({ page }) => {
    await openInView(page);
    // In one task, in which React shows the choice: a scroll that has ended cannot be cut short.
    const next = control(page, "Next slide");
    const scrolling = await next.evaluate(async (button: HTMLButtonElement) => {
      const carousel = button.closest("[aria-roledescription=carousel]");
      const track = carousel?.querySelector("[aria-live]");
      button.click();
      await null;
      // What a browser says of a smooth scroll that it stops: where it was then.
      track?.scrollTo({ left: 0, behavior: "instant" });
      track?.dispatchEvent(new Event("scroll"));
      return carousel?.querySelector("progress")?.ariaValueText;
    });
    expect(scrolling).toBe("2/3");
    await expectSlide(page, 2);
  });

  test("a swipe is a choice", async ({ page }) => {
    await openInView(page);
    await track(page).evaluate(
      (element) =>
        new Promise((scrolled) => {
          element.addEventListener("scroll", scrolled, { once: true });
          element.scrollBy({ left: element.clientWidth, behavior: "instant" });
        }),
    );
    await expectSlide(page, 1);
    await page.clock.runFor(SETTLED_MS);
    await expectSlide(page, 2);
    await expectNextAfter(page, HOLD_MS + SLIDE_MS, 2, 3);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("choosing the shown slide holds it too", async ({ page }) => {
    await openInView(page);
    await page.clock.runFor(SLIDE_MS - 1000);
    await control(page, /^Slide 1/).tap();
    await expectNextAfter(page, HOLD_MS + SLIDE_MS, 1, 2);
  });

  test("ten rapid taps leave one timer alive", async ({ page }) => {
    await openInView(page);
    for (let tap = 0; tap < 10; tap++) await control(page, "Next slide").tap();
    await expectNextAfter(page, HOLD_MS + SLIDE_MS, 2, 3);
    await expectNextAfter(page, SLIDE_MS, 3, 1);
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });
});

test.describe("by keyboard", () => {
  test("the first stop inside is Pause", async ({ page }) => {
    await openInView(page);
    await control(page, "Pause slides").focus();
    await page.keyboard.press("Shift+Tab");
    await expect(carousel(page).locator(":focus")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(control(page, /slides$/)).toBeFocused();
  });

  test("focus inside stops it until Play is pressed", async ({ page }) => {
    await openInView(page);
    await control(page, "Next slide").focus();
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await control(page, "Play slides").focus();
    await page.keyboard.press("Enter");
    await expectNextAfter(page, SLIDE_MS, 1, 2);
    await page.keyboard.press("Tab");
    await expectNextAfter(page, SLIDE_MS, 2, 3);
  });

  test("focus inside stops it until it leaves", async ({ page }) => {
    await openInView(page);
    await control(page, "Pause slides").focus();
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await page.keyboard.press("Shift+Tab");
    await scrollToShare(page, 1);
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });

  test("slides are announced only while it is stopped", async ({ page }) => {
    await openInView(page);
    await expect(track(page)).toHaveAttribute("aria-live", "off");
    await control(page, "Next slide").focus();
    await expect(track(page)).toHaveAttribute("aria-live", "polite");
    await control(page, "Play slides").focus();
    await page.keyboard.press("Enter");
    await expect(track(page)).toHaveAttribute("aria-live", "off");
    await page.keyboard.press("Enter");
    await expect(track(page)).toHaveAttribute("aria-live", "polite");
  });
});
