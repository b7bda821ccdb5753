import type { WebKit } from "./driver.ts";
import { css, role } from "./find.ts";
import { expect, open, poll, test } from "./site.ts";

const carousel = css("[aria-roledescription=carousel]");
const control = (name: string | RegExp) => role("button", name, "[aria-roledescription=carousel]");

/** Everything that indicates the current slide, counted from one. */
const shown = (page: WebKit) =>
  page.run((carousel) => {
    const track = carousel.querySelector("[aria-live]")?.getBoundingClientRect();
    const slides = [...carousel.querySelectorAll<HTMLElement>("[aria-roledescription=slide]")];
    const dots = [...carousel.querySelectorAll("button[aria-label^=Slide]")];
    const placesOf = <Each>(list: readonly Each[], isSo: (each: Each) => boolean) =>
      list.flatMap((each, i) => (isSo(each) ? [i + 1] : []));
    return {
      bar: carousel.querySelector("progress")?.getAttribute("aria-valuetext"),
      dots: placesOf(dots, (dot) => dot.hasAttribute("aria-current")),
      usable: placesOf(slides, ({ inert }) => !inert),
      onScreen: placesOf(slides, (slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return track !== undefined && right > track.left + 1 && left < track.right - 1;
      }),
    };
  }, carousel);

/** Only this slide is on screen, and every indicator agrees. */
const expectSlide = (page: WebKit, slide: number) =>
  expect
    .poll(() => shown(page))
    .toEqual({ bar: `${slide}/3`, dots: [slide], usable: [slide], onScreen: [slide] });

/** Polls until a control of the carousel is there. */
const expectControl = (page: WebKit, name: string) =>
  poll(page, () => true, control(name)).toBe(true);

/** Hovers over the carousel, which pauses it. */
async function openInView(page: WebKit) {
  await open(page, "/");
  const middle = await page.run((carousel) => {
    const track = carousel.querySelector("[aria-live]");
    track?.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = (track ?? carousel).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width };
  }, carousel);
  await page.point(middle);
  return middle;
}

test.describe("the carousel", () => {
  test("shows the slide that a button or dot selects, and wraps around", async ({ page }) => {
    await openInView(page);
    await expectSlide(page, 1);
    for (const slide of [2, 3, 1]) {
      await page.click(control("Next slide"));
      await expectSlide(page, slide);
    }
    await page.click(control("Previous slide"));
    await expectSlide(page, 3);
    await page.click(control(/^Slide 2/));
    await expectSlide(page, 2);
  });

  for (const width of [1280, 390]) {
    test(`a swipe selects a slide, ${width} px wide`, async ({ page }) => {
      await page.resize(width, 800);
      const middle = await openInView(page);
      for (const slide of [2, 3]) {
        await page.wheel(middle, middle.width, 0);
        await expectSlide(page, slide);
      }
    });
  }

  test("stays on its slide when the window width changes", async ({ page }) => {
    await openInView(page);
    await page.click(control("Next slide"));
    await expectSlide(page, 2);
    for (const width of [390, 1024]) {
      await page.resize(width, 800);
      await expectSlide(page, 2);
    }
  });

  test("can be paused and resumed", async ({ page }) => {
    await openInView(page);
    await page.click(control("Pause slides"));
    await page.click(control("Play slides"));
    await expectControl(page, "Pause slides");
  });

  test("waits for Play with reduced motion", async ({ page }) => {
    await page.surround({ reducedMotion: true });
    await openInView(page);
    await expectControl(page, "Play slides");
    await page.click(control("Next slide"));
    await expectSlide(page, 2);
  });
});

test.describe("the rotating word", () => {
  /** Thirty times faster: a change takes a tenth of a second. */
  const hurry =
    "{ const start = setInterval; window.setInterval = (work, ms) => start(work, ms / 30); }";
  const TURN_MS = 3000;

  const heading = css("h1");
  const words = (page: WebKit) => page.run((heading) => heading.innerHTML, heading);

  /** Whether the word changes within the time of three changes. */
  const turns = (page: WebKit) =>
    page.run(
      (heading, turn) =>
        new Promise<boolean>((resolve) => {
          const before = heading.innerHTML;
          let left = 3;
          let changed = false;
          const timer = setInterval(() => {
            changed ||= heading.innerHTML !== before;
            if (--left > 0) return;
            clearInterval(timer);
            resolve(changed);
          }, turn);
        }),
      heading,
      TURN_MS,
    );

  test("stops on Pause and continues on Play", async ({ page }) => {
    await page.surround({ scripts: [hurry] });
    await open(page, "/");
    expect(await turns(page)).toBe(true);
    await page.click(role("button", "Pause animation"));
    await poll(page, () => true, role("button", "Play animation")).toBe(true);
    expect(await turns(page)).toBe(false);
    await page.click(role("button", "Play animation"));
    await poll(page, () => true, role("button", "Pause animation")).toBe(true);
    expect(await turns(page)).toBe(true);
  });

  test("waits for Play with reduced motion", async ({ page }) => {
    await page.surround({ scripts: [hurry], reducedMotion: true });
    await open(page, "/");
    await poll(page, () => true, role("button", "Play animation")).toBe(true);
    const before = await words(page);
    expect(await turns(page)).toBe(false);
    expect(await words(page)).toBe(before);
    await page.click(role("button", "Play animation"));
    await expect.poll(() => words(page)).not.toBe(before);
  });
});
