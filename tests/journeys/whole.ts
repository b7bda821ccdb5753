import { brokenForNothing } from "../probes/marks.ts";
import { doubled, enlarged, enlargeSmall, restyle, spacing } from "../probes/reader.ts";
import { unreadable } from "../probes/words.ts";
import { pagesOfEachKind, times } from "../soak.ts";
import { expect } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

/** Common widths of phones, tablets and desktop screens, in pixels. */
const widths = process.env.SOAK
  ? [320, 344, 360, 375, 384, 390, 393, 412, 414, 430, 768, 820, 1024, 1280, 1366, 1440, 1536, 1920]
  : [320, 390, 768, 1440];

/** Small phones, and phones with text twice as large. */
const narrow = [180, 280, 240].slice(0, times(2, 3));

/** On a phone, the home page's section deliberately crops its drawing, and the map its seas. */
const cropped = /^under "(?:[^"]*Friction|Country Coverage)"/;

/** Runs in the page, so it is self-contained. */
function layoutFaults() {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const textsOf = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const isBroken = (text: Text, from = 0, to = text.length) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    // WebKit also returns the end of the line before, without a width.
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    const tops = boxes.map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > 4;
  };

  const { scrollWidth, clientWidth } = document.documentElement;

  // Sections clip overflow, which hides it from `scrollWidth`, so drawings are checked one by one. A
  // clipping box inside a section crops its drawing on purpose.
  const isCropped = (drawing: Element) => {
    let box = drawing.parentElement;
    while (box && box.localName !== "section") {
      if (getComputedStyle(box).overflowX === "clip") return true;
      box = box.parentElement;
    }
    return false;
  };
  // A drawing that a heading lies on runs to the page's edges, and its words are where it has room.
  const isUnderHeading = (part: Element | null) =>
    Boolean(part?.closest(":is(h1, h2) + *, :has(> :is(h1, h2)) + *"));
  const drawings = shown("main svg").flatMap((drawing) => {
    const inner = drawing.getBoundingClientRect();
    let box = drawing.parentElement;
    while (box && getComputedStyle(box).display === "contents") box = box.parentElement;
    const outer = box?.getBoundingClientRect() ?? inner;
    const fits = inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    if (fits || isCropped(drawing) || isUnderHeading(drawing)) return [];
    const under = drawing.closest("section")?.querySelector("h1, h2, h3")?.textContent;
    const span = ({ left, right }: DOMRect) => `${Math.round(left)} to ${Math.round(right)}`;
    return [`under "${under}" from ${span(inner)}, its box from ${span(outer)}`];
  });

  const headlines = shown("h1 > span")
    .filter((line) => getComputedStyle(line).display !== "inline")
    .flatMap(textsOf)
    // Text for screen readers only is one pixel wide.
    .filter((text) => (text.parentElement?.offsetWidth ?? 0) > 1 && isBroken(text))
    .map(({ data }) => data);

  // Prices on their own; in a sentence, a price may wrap.
  const prices = shown(":is(h1, h2, h3, h4, dt, dd, th, td)")
    .flatMap(textsOf)
    .filter((text) => !isUnderHeading(text.parentElement))
    .filter((text) => /^\d[\d.,]*%? to \d[\d.,]*%?$/.test(text.data.trim()) && isBroken(text))
    .map(({ data }) => data);

  return { sideways: scrollWidth - clientWidth, drawings, headlines, prices };
}

/** Runs in the page: the samples whose code has the browser's typeface instead of the site's. */
function strangeSamples(): string[] {
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
  return [...document.querySelectorAll("pre")]
    .filter((sample) => [...sample.children].some((each) => fontOf(each) !== fontOf(sample)))
    .map(({ innerText }) => innerText.slice(0, 40));
}

/** The checks of every page in every engine, on the open page, at `path`, without interaction. */
export async function expectWhole(visitor: Visitor, path: string, title: string): Promise<void> {
  const expectReadable = async (how: string) =>
    expect.soft(await visitor.look(unreadable, false), how).toEqual([]);
  // Where only the letters are larger than the layout can know, a long word may break, but never a code.
  const isLongWord = (fault: string) => /^broken: .{6}/.test(fault);
  const expectShown = async (how: string, allowed = isLongWord) => {
    const found = await visitor.look(unreadable, false);
    expect
      .soft(
        found.filter((fault) => !allowed(fault)),
        how,
      )
      .toEqual([]);
  };
  const isNoBrokenCode = (fault: string) => !fault.startsWith("broken: ") || isLongWord(fault);

  const [heading, headings, moving] = await visitor.look(() => [
    document.title,
    document.querySelectorAll("h1").length,
    document.getAnimations().filter((each) => each instanceof CSSAnimation).length,
  ]);
  expect(heading).toContain(title);
  expect.soft(headings, "main headings").toBe(1);
  expect.soft(moving, "moving").toBe(0);
  expect.soft(await visitor.look(strangeSamples), "in another typeface").toEqual([]);

  for (const width of widths) {
    await visitor.resize(width, 800);
    const { sideways, drawings, headlines, prices } = await visitor.look(layoutFaults);
    expect.soft(sideways, `sideways overflow at ${width} px`).toBe(0);
    expect
      .soft(
        drawings.filter((each) => !cropped.test(each)),
        `drawings wider than their box at ${width} px`,
      )
      .toEqual([]);
    expect.soft(headlines, `lines of the headline that wrap at ${width} px`).toEqual([]);
    expect.soft(prices, `prices that break at ${width} px`).toEqual([]);
    // A section hides its overflow.
    if (width === widths[0]) await expectReadable(`at ${width} px`);
    // WebKit breaks a line that is a fraction of a pixel too long.
    if (visitor.name === "webkit") continue;
    const needless = await visitor.look(brokenForNothing);
    expect.soft(needless, `needless line breaks at ${width} px`).toEqual([]);
  }

  const isThorough = pagesOfEachKind.includes(path);
  if (isThorough) {
    for (const width of narrow) {
      await visitor.resize(width, 640);
      await expectReadable(`at ${width} px`);
    }
  }
  await visitor.resize(320, 256);
  await expectReadable("at 400%");
  await visitor.look(restyle, spacing);
  await expectShown("at 400%, with more space between letters, words and lines");
  if (process.env.SOAK) {
    await visitor.resize(1280, 800);
    await expectShown("with more space between letters, words and lines");
  }
  await visitor.look(restyle, doubled);
  await visitor.resize(1280, 800);
  await expectShown("with text twice as large");
  await visitor.resize(360, 640);
  await expectReadable("on a phone, with text twice as large");
  if (!isThorough) return;
  await visitor.look(restyle, enlarged);
  await expectReadable("on a phone, with larger text");
  await visitor.look(restyle, "");
  await visitor.look(enlargeSmall, 20);
  await expectShown("on a phone, with no text under 20 px", isNoBrokenCode);
  await visitor.resize(1280, 800);
  await visitor.look(enlargeSmall, 20);
  await expectShown("with no text under 20 px", isNoBrokenCode);
}
