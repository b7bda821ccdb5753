import type { Page } from "@playwright/test";
import { holdObservations, scrollSeen, tellObservations } from "./observations.ts";
import { expect, hydrated, openStopped, stopClock, test } from "./site.ts";

test.use({ ownContext: true });

/** A swipe has ended when nothing has scrolled for this long. */
const SETTLED_MS = 120;
const SLIDE_MS = 4000;
const HOLD_MS = 4000;

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
const track = (page: Page) => carousel(page).locator("[aria-live]");
const control = (page: Page, name: string | RegExp) =>
  carousel(page).getByRole("button", { name, exact: true });

/**
 * Scrolls until this share of the carousel is on screen. The observer reports it in the next frame, and
 * the page has reacted by the one after.
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
  await stopClock(page);
  await openStopped(page, "/");
  await scrollToShare(page, 1);
}

/** Scrolls as a swipe does, or an arrow key. */
const scrollToNextSlide = (page: Page) =>
  track(page).evaluate(
    (element) =>
      new Promise((scrolled) => {
        element.addEventListener("scroll", scrolled, { once: true });
        element.scrollBy({ left: element.clientWidth, behavior: "instant" });
      }),
  );

/** A click after which the pointer leaves, so that it does not count as hovering. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await control(page, name).click();
  await page.mouse.move(1, 1);
}

/** Expects this slide to be shown, and everything that identifies it to agree. */
async function expectSlide(page: Page, shown: number): Promise<void> {
  const told = () =>
    carousel(page).evaluate((element) => {
      const bar = element.querySelector("progress");
      const slides = [...element.querySelectorAll<HTMLElement>("[aria-roledescription=slide]")];
      return {
        bar: [bar?.getAttribute("aria-valuetext"), bar?.value, bar?.max],
        current: [...element.querySelectorAll("[aria-current]")].map(({ ariaLabel }) =>
          ariaLabel?.slice(0, 7),
        ),
        live: slides.flatMap(({ inert }, index) => (inert ? [] : [index + 1])),
      };
    });
  await expect
    .poll(told)
    .toEqual({ bar: [`${shown}/3`, shown, 3], current: [`Slide ${shown}`], live: [shown] });
}

/** Expects no change until just before `ms`, then the next slide: exactly one timer runs. */
async function expectNextAfter(page: Page, ms: number, from: number, to: number): Promise<void> {
  // The timer is set by the time the slide and aria-live show it.
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

test("it advances every 4 s while half of it is on screen, and from the last slide to the first", async ({
  page,
}) => {
  await stopClock(page);
  await openStopped(page, "/");
  for (const [index, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveAccessibleName(`${index + 1} of 3`);
  }
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

  await scrollToShare(page, 1);
  for (const [from, to] of [
    [2, 3],
    [3, 1],
    [1, 2],
  ] as const) {
    await expectNextAfter(page, SLIDE_MS, from, to);
    await expect(slides(page).nth(to - 1)).toBeInViewport({ ratio: 0.9 });
  }
});

test("it advances also if it left the screen and returned before the observer reported", async ({
  page,
}) => {
  await holdObservations(page);
  await stopClock(page);
  await openStopped(page, "/");
  const there = await track(page).evaluate(
    (element) => element.getBoundingClientRect().bottom - innerHeight,
  );
  await scrollSeen(page, there);
  await scrollSeen(page, 0);
  await scrollSeen(page, there);
  await tellObservations(page);
  await expectNextAfter(page, SLIDE_MS, 1, 2);
});

test("it stops while nobody can see or read it, and until it is told to play", async ({ page }) => {
  await openInView(page);

  await test.step("while the tab is hidden", async () => {
    await showTab(page, "hidden");
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await showTab(page, "visible");
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });

  await test.step("while the pointer is over it", async () => {
    await carousel(page).hover();
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 2);
    await page.mouse.move(1, 1);
    await scrollToShare(page, 1);
    await expectNextAfter(page, SLIDE_MS, 2, 3);
  });

  await test.step("slides are announced only while it is stopped", async () => {
    await expect(track(page)).toHaveAttribute("aria-live", "off");
    await control(page, "Next slide").focus();
    await expect(track(page)).toHaveAttribute("aria-live", "polite");
    await control(page, "Play slides").focus();
    await page.keyboard.press("Enter");
    await expect(track(page)).toHaveAttribute("aria-live", "off");
    await page.keyboard.press("Enter");
    await expect(track(page)).toHaveAttribute("aria-live", "polite");
    await page.keyboard.press("Enter");
  });

  await test.step("after Pause, until Play", async () => {
    await press(page, "Pause slides");
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 3);
    await press(page, "Play slides");
    await expectNextAfter(page, SLIDE_MS, 3, 1);
  });

  await test.step("with reduced motion, until Play", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.clock.runFor(100);
    await hydrated(page);
    await scrollToShare(page, 1);
    await page.clock.runFor(2 * SLIDE_MS);
    await expectSlide(page, 1);
    await press(page, "Play slides");
    await expectNextAfter(page, SLIDE_MS, 1, 2);
  });
});

test("a choice stops it for 4 s before the next cycle", async ({ page }) => {
  await openInView(page);
  for (const { name, shows, after } of [
    { name: "Next slide", shows: 2, after: 3 },
    { name: "Previous slide", shows: 3, after: 1 },
    { name: /^Slide 3/, shows: 3, after: 1 },
  ]) {
    await test.step(String(name), async () => {
      await page.clock.runFor(3000);
      await press(page, name);
      await page.clock.runFor(7900);
      await expectSlide(page, shows);
      await expectNextAfter(page, HOLD_MS + SLIDE_MS - 7900, shows, after);
      await expectNextAfter(page, SLIDE_MS, after, (after % 3) + 1);
    });
  }

  await test.step("after the last slide comes the first", async () => {
    await press(page, /^Slide 3/);
    await press(page, "Next slide");
    await expectSlide(page, 1);
  });

  await test.step("ten rapid clicks end on the right slide", async () => {
    await control(page, "Next slide").click({ clickCount: 10 });
    await expectSlide(page, 2);
    await scrollToShare(page, 1);
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.mouse.move(1, 1);
    await expectNextAfter(page, HOLD_MS + SLIDE_MS, 2, 3);
  });
});

test("an interrupted scroll does not count as a choice", async ({ page }) => {
  await openInView(page);
  // In one task, before the smooth scroll can end: only a running scroll can be interrupted.
  const next = control(page, "Next slide");
  const scrolling = await next.evaluate(async (button: HTMLButtonElement) => {
    const carousel = button.closest("[aria-roledescription=carousel]");
    const track = carousel?.querySelector("[aria-live]");
    button.click();
    await null;
    // What a browser reports when it interrupts a smooth scroll: the position at that moment.
    track?.scrollTo({ left: 0, behavior: "instant" });
    track?.dispatchEvent(new Event("scroll"));
    return carousel?.querySelector("progress")?.ariaValueText;
  });
  expect(scrolling).toBe("2/3");
  await expectSlide(page, 2);
});

test("a swipe counts as a choice", async ({ page }) => {
  await openInView(page);
  await scrollToNextSlide(page);
  await expectSlide(page, 1);
  await page.clock.runFor(SETTLED_MS);
  await expectSlide(page, 2);
  await expectNextAfter(page, HOLD_MS + SLIDE_MS, 2, 3);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("choosing the shown slide stops it too, and ten rapid taps leave one timer", async ({
    page,
  }) => {
    await openInView(page);
    await page.clock.runFor(SLIDE_MS - 1000);
    await control(page, /^Slide 1/).tap();
    await expectNextAfter(page, HOLD_MS + SLIDE_MS, 1, 2);
    for (let tap = 0; tap < 10; tap++) await control(page, "Next slide").tap();
    await expectNextAfter(page, HOLD_MS + SLIDE_MS, 3, 1);
    await expectNextAfter(page, SLIDE_MS, 1, 2);
    await expectNextAfter(page, SLIDE_MS, 2, 3);
  });
});

test("by keyboard, Pause comes first, and focus inside stops it until it leaves or Play is pressed", async ({
  page,
}) => {
  await openInView(page);
  await control(page, "Pause slides").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(carousel(page).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(control(page, /slides$/)).toBeFocused();
  await page.clock.runFor(2 * SLIDE_MS);
  await expectSlide(page, 1);
  await page.keyboard.press("Shift+Tab");
  await scrollToShare(page, 1);
  await expectNextAfter(page, SLIDE_MS, 1, 2);

  await control(page, "Next slide").focus();
  await page.clock.runFor(2 * SLIDE_MS);
  await expectSlide(page, 2);
  await control(page, "Play slides").focus();
  await page.keyboard.press("Enter");
  await expectNextAfter(page, SLIDE_MS, 2, 3);
  await page.keyboard.press("Tab");
  await expectNextAfter(page, SLIDE_MS, 3, 1);

  await control(page, "Next slide").focus();
  await page.keyboard.press("Tab");
  await expect(track(page).getByRole("link").first()).toBeFocused();
});

test("focus on a slide's link goes with the scroll to the next slide", async ({ page }) => {
  await openInView(page);
  const firstLink = (index: number) => slides(page).nth(index).getByRole("link").first();
  await firstLink(0).focus();
  await scrollToNextSlide(page);
  await page.clock.runFor(SETTLED_MS);
  await expectSlide(page, 2);
  await expect(firstLink(1)).toBeFocused();
  await page.clock.runFor(2 * (HOLD_MS + SLIDE_MS));
  await expectSlide(page, 2);
});
