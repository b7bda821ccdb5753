import { css, type Query, role } from "./find.ts";
import { eventually, expect, open, poll, test } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const carousel = css("section[aria-roledescription]");
const control = (name: string | RegExp) => role("button", name, carousel.selector);

/** Everything that indicates the current slide, counted from one. */
const shown = (visitor: Visitor) =>
  visitor.look((carousel) => {
    const track = carousel.querySelector("#business-slides");
    const box = track?.getBoundingClientRect();
    const slides = [...(track?.children ?? [])];
    const dots = [...carousel.querySelectorAll("#business-slides ~ * button")];
    const bar = carousel.querySelector("#business-slides ~ * svg[width$='%']");
    const placesOf = <Each>(list: readonly Each[], isSo: (each: Each) => boolean) =>
      list.flatMap((each, i) => (isSo(each) ? [i + 1] : []));
    return {
      bar: Math.round((parseFloat(bar?.getAttribute("width") ?? "") / 100) * slides.length),
      dots: placesOf(dots, (dot) => dot.hasAttribute("aria-current")),
      onScreen: placesOf(slides, (slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return box !== undefined && right > box.left + 1 && left < box.right - 1;
      }),
    };
  }, carousel);

/** Only this slide is on screen, and every indicator agrees. */
const expectSlide = (visitor: Visitor, slide: number) =>
  eventually(() => shown(visitor)).toEqual({ bar: slide, dots: [slide], onScreen: [slide] });

const expectFocusOnSlide = (visitor: Visitor, slide: number) =>
  poll(
    visitor,
    (carousel) =>
      [...carousel.querySelectorAll("[aria-roledescription=slide]")].findIndex((slide) =>
        slide.querySelector("a:focus"),
      ) + 1,
    carousel,
  ).toBe(slide);

const expectPaused = (visitor: Visitor, button: Query, isPaused: boolean) =>
  poll(visitor, (button) => button.ariaPressed, button).toBe(String(isPaused));

/** Hovers over the carousel, which pauses it. */
async function openInView(visitor: Visitor): Promise<void> {
  await open(visitor, "/");
  const middle = await visitor.look((carousel) => {
    const track = carousel.querySelector("#business-slides");
    track?.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = (track ?? carousel).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, carousel);
  await visitor.point(middle);
}

test.describe("the carousel", () => {
  test("shows the slide that a button or dot selects, at any width", async ({ visitor }) => {
    await openInView(visitor);
    await expectSlide(visitor, 1);
    for (const slide of [2, 3, 1]) {
      await visitor.click(control("Next slide"));
      await expectSlide(visitor, slide);
    }
    await visitor.click(control("Previous slide"));
    await expectSlide(visitor, 3);
    await visitor.click(control(/^Slide 2/));
    await expectSlide(visitor, 2);
    for (const width of [390, 1024]) {
      await visitor.resize(width, 800);
      await expectSlide(visitor, 2);
    }
  });

  test("a swipe selects a slide, and the focus goes with it", async ({ visitor }) => {
    await visitor.resize(390, 800);
    await openInView(visitor);
    const link = css("[aria-roledescription=slide] a");
    await visitor.look((link) => link.focus({ preventScroll: true }), link);
    for (const slide of [2, 3]) {
      // Scrolls as a swipe does.
      await visitor.look(
        (track) => track.scrollBy({ left: track.clientWidth, behavior: "instant" }),
        css("#business-slides"),
      );
      await expectSlide(visitor, slide);
      await expectFocusOnSlide(visitor, slide);
    }
  });

  test("by keyboard, Pause comes first, and a slide's link last", async ({ visitor }) => {
    const isInside = () =>
      visitor.look((carousel) => carousel.contains(document.activeElement), carousel);
    await open(visitor, "/");
    await visitor.look((button) => button.focus(), control("Pause slides"));
    await visitor.press("Shift", "Tab");
    expect(await isInside()).toBe(false);
    await visitor.press("Tab");
    await poll(visitor, () => document.activeElement?.ariaLabel).toBe("Pause slides");
    await visitor.look((button) => button.focus(), control("Next slide"));
    await visitor.press("Tab");
    await expectFocusOnSlide(visitor, 1);
  });

  test("is paused with reduced motion", async ({ visitor }) => {
    await visitor.surround({ reducedMotion: true });
    await openInView(visitor);
    await expectPaused(visitor, control("Pause slides"), true);
    await visitor.click(control("Next slide"));
    await expectSlide(visitor, 2);
  });
});

test.describe("the rotating word", () => {
  /** Six times faster: a change takes half a second, and three rounds six. */
  const hurry =
    "{ const start = setInterval; window.setInterval = (work, ms) => start(work, ms / 6); }";
  const pause = role("button", "Pause animation");

  /** Whether the word changes within the time of three changes. */
  const turns = (visitor: Visitor) =>
    visitor.look(
      (heading) =>
        new Promise<boolean>((resolve) => {
          const watched = { subtree: true, childList: true, attributes: true, characterData: true };
          new MutationObserver(() => resolve(true)).observe(heading, watched);
          setTimeout(resolve, 1500, false);
        }),
      css("h1"),
    );

  /** After three rounds the words rest. */
  const play = (visitor: Visitor) =>
    visitor.look((button) => button.ariaPressed === "true" && button.click(), pause);

  const places = (visitor: Visitor) =>
    visitor.look(async () => {
      await document.fonts.ready;
      // WebKit asks the conditions of its styles anew a frame after the window has another size.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return [...document.querySelectorAll("main *")].map((element) =>
        JSON.stringify(element.getBoundingClientRect()),
      );
    });

  test("moves nothing when it changes, and stops on Pause", async ({ visitor }) => {
    await visitor.surround({ scripts: [hurry] });
    await open(visitor, "/");
    for (const width of [390, 1280]) {
      await visitor.resize(width, 800);
      const before = await places(visitor);
      await play(visitor);
      expect(await turns(visitor)).toBe(true);
      expect(await places(visitor)).toEqual(before);
    }
    await play(visitor);
    for (const isPaused of [true, false]) {
      await visitor.click(pause);
      await expectPaused(visitor, pause, isPaused);
      expect(await turns(visitor)).toBe(!isPaused);
    }
  });

  test("is paused with reduced motion", { tag: "@elsewhere-soak" }, async ({ visitor }) => {
    await visitor.surround({ scripts: [hurry], reducedMotion: true });
    await open(visitor, "/");
    await expectPaused(visitor, pause, true);
    expect(await turns(visitor)).toBe(false);
    await visitor.click(pause);
    await eventually(() => turns(visitor)).toBe(true);
  });
});
