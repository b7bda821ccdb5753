import { css, type Query, role } from "./find.ts";
import { eventually, expect, open, poll, test } from "./journey.ts";
import { carousel, control, expectSlide, shown } from "./parts.ts";
import type { Visitor } from "./visitor.ts";

const slideLink = css("[aria-roledescription=slide] a");

/** Polls until the focus is on a link of this slide. */
const expectFocusOnSlide = (visitor: Visitor, slide: number) =>
  poll(
    visitor,
    (carousel) =>
      [...carousel.querySelectorAll("[aria-roledescription=slide]")].findIndex((slide) =>
        slide.querySelector("a:focus"),
      ) + 1,
    carousel,
  ).toBe(slide);

/** Polls until a button says that it has paused, or has not. */
const expectPaused = (visitor: Visitor, button: Query, isPaused: boolean) =>
  poll(visitor, (button) => button.ariaPressed, button).toBe(String(isPaused));

/** Hovers over the carousel, which pauses it. */
async function openInView(visitor: Visitor) {
  await open(visitor, "/");
  const middle = await visitor.look((carousel) => {
    const track = carousel.querySelector("#business-slides");
    track?.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = (track ?? carousel).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width };
  }, carousel);
  await visitor.point(middle);
  return middle;
}

test.describe("the carousel", () => {
  test("shows the slide that a button or dot selects, and wraps around", async ({ visitor }) => {
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
  });

  test("find in page finds the words of every slide, and shows it", {
    tag: "@elsewhere-soak",
  }, async ({ visitor }) => {
    await openInView(visitor);
    await visitor.look((carousel) => carousel.querySelector("button")?.click(), carousel);
    const finds = (text: string) =>
      visitor.look((text) => {
        const selection = getSelection();
        selection?.removeAllRanges();
        // Not in the types: no standard has it, and every engine does.
        const isFound = (window as unknown as { find(text: string): boolean }).find(text);
        // Find in page scrolls to its match; this function does not in every engine.
        const found = selection?.anchorNode?.parentElement;
        found?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        return isFound;
      }, text);
    const texts = await visitor.look(
      (carousel) =>
        [...carousel.querySelectorAll("h3 ~ p:not(:last-child)")].map((p) => p.textContent),
      carousel,
    );
    expect(texts).toHaveLength(3);
    for (const [index, text] of texts.entries()) {
      expect(await finds(text ?? ""), text ?? "").toBe(true);
      await expectSlide(visitor, index + 1);
    }
  });

  test("in a right-to-left page moves by its buttons, and where it is scrolled", async ({
    visitor,
  }) => {
    await visitor.surround({
      scripts: [
        'addEventListener("DOMContentLoaded", () => { document.documentElement.dir = "rtl" })',
      ],
    });
    await openInView(visitor);
    await visitor.click(control("Next slide"));
    await expectSlide(visitor, 2);
    // Again until it lasts: the end of the button's own scroll may undo it.
    await eventually(async () => {
      await visitor.look((carousel) => {
        const track = carousel.querySelector("#business-slides");
        track?.dispatchEvent(new WheelEvent("wheel"));
        track?.scrollTo({ left: -2 * track.clientWidth, behavior: "instant" });
      }, carousel);
      return (await shown(visitor)).bar;
    }).toBe(3);
    await expectSlide(visitor, 3);
  });

  for (const width of [1280, 390]) {
    test(`a swipe selects a slide, and the focus goes with it, ${width} px wide`, {
      tag: width === 1280 ? "@elsewhere-soak" : [],
    }, async ({ visitor }) => {
      await visitor.resize(width, 800);
      const middle = await openInView(visitor);
      await visitor.look((link) => link.focus({ preventScroll: true }), slideLink);
      for (const slide of [2, 3]) {
        await visitor.wheel(middle, middle.width, 0);
        await expectSlide(visitor, slide);
        await expectFocusOnSlide(visitor, slide);
      }
    });
  }

  test("stays on its slide when the window width changes", async ({ visitor }) => {
    await openInView(visitor);
    await visitor.click(control("Next slide"));
    await expectSlide(visitor, 2);
    for (const width of [390, 1024]) {
      await visitor.resize(width, 800);
      await expectSlide(visitor, 2);
    }
  });

  test("by keyboard, Pause comes first, and after the buttons a slide's link", async ({
    visitor,
  }) => {
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
  /** Thirty times faster: a change takes a tenth of a second. */
  const hurry =
    "{ const start = setInterval; window.setInterval = (work, ms) => start(work, ms / 30); }";
  const TURN_MS = 3000;

  const heading = css("h1");
  const pause = role("button", "Pause animation");
  const words = (visitor: Visitor) => visitor.look((heading) => heading.innerHTML, heading);

  /** Whether the word changes within the time of three changes. */
  const turns = (visitor: Visitor) =>
    visitor.look(
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

  /** Where everything on the page is. */
  const places = (visitor: Visitor) =>
    visitor.look(async () => {
      await document.fonts.ready;
      // The strips give way to the first throw.
      const strips = [...document.querySelectorAll("main h1 ~ * li")];
      await Promise.all(
        strips.flatMap((each) => each.getAnimations().map((move) => move.finished)),
      );
      return [...document.querySelectorAll("main *")].map((element) =>
        JSON.stringify(element.getBoundingClientRect()),
      );
    });

  test("moves nothing when it changes, stops on Pause and continues when that is released", async ({
    visitor,
  }) => {
    await visitor.surround({ scripts: [hurry] });
    await open(visitor, "/");
    for (const width of [390, 1280]) {
      await visitor.resize(width, 800);
      const before = await places(visitor);
      expect(await turns(visitor)).toBe(true);
      expect(await places(visitor)).toEqual(before);
    }
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
    const before = await words(visitor);
    expect(await turns(visitor)).toBe(false);
    expect(await words(visitor)).toBe(before);
    await visitor.click(pause);
    await eventually(() => words(visitor)).not.toBe(before);
  });
});

test("each digit of a currency's number is over its yarn, and the name shows on focus", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  await open(visitor, "/");
  const strip = css("main h1 ~ * li:nth-child(3) a");
  const away = await visitor.look((link) => {
    const { left, width } = link.getBoundingClientRect();
    const digits = [...link.querySelectorAll("text")].slice(0, 3);
    const wide = digits.map(({ textContent }) => (Number(textContent) * 2.7) / 100);
    const base = (1 - wide.reduce((sum, each) => sum + each, 0)) / 4;
    return digits.map((digit, place) => {
      const before = wide.slice(0, place).reduce((sum, each) => sum + each, 0);
      const middle = base * (place + 1) + before + (wide[place] ?? 0) / 2;
      const range = document.createRange();
      range.selectNodeContents(digit);
      const box = range.getBoundingClientRect();
      return Math.abs(left + middle * width - (box.left + box.right) / 2);
    });
  }, strip);
  expect(away).toHaveLength(3);
  for (const each of away) expect(each).toBeLessThan(1);

  // The focus of a script is visible only after a key.
  await visitor.press("Tab");
  await visitor.look((link) => (link as HTMLElement).focus(), strip);
  await poll(
    visitor,
    (link) => {
      const name = link.closest("li")?.querySelector<HTMLElement>(":scope > div + div b");
      // A press goes through to the strip; this asks what covers it.
      if (name) name.style.pointerEvents = "auto";
      const { left, right, top, bottom } = name?.getBoundingClientRect() ?? new DOMRect();
      const y = (top + bottom) / 2;
      return [left + 90, right - 1].every((x) => document.elementFromPoint(x, y) === name);
    },
    strip,
  ).toBe(true);
});
