import { notFound, routes } from "../../app/content/pages.ts";
import type { WebKit } from "./driver.ts";
import { expect, hydrated, site, test } from "./site.ts";

const widths = [320, 360, 390, 768, 1024, 1440];

/** On a phone, the home page's section deliberately crops its drawing. */
const cropped = /px: under "[^"]*Friction"/;

/** The layout faults of the open page at each width. */
async function layoutFaults(page: WebKit) {
  const faults: Record<"sideways" | "drawings" | "headlines" | "prices", string[]> = {
    sideways: [],
    drawings: [],
    headlines: [],
    prices: [],
  };
  for (const width of widths) {
    await page.resize(width, 800);
    const found = await page.run(layoutFaultsHere);
    for (const kind of ["sideways", "drawings", "headlines", "prices"] as const) {
      faults[kind].push(...found[kind].map((fault) => `${width} px: ${fault}`));
    }
  }
  return faults;
}

/** Runs in the page, so it is self-contained. */
function layoutFaultsHere() {
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
    const tops = [...range.getClientRects()].map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > 4;
  };

  const root = document.documentElement;
  const beyond = root.scrollWidth - root.clientWidth;

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
  // A drawing that a heading lies on runs to the page's edges, and its words stand where it has room.
  const isUnderHeading = (part: Element | null) => Boolean(part?.closest(":is(h1, h2) + *"));
  const drawings = shown("main svg").flatMap((drawing) => {
    const inner = drawing.getBoundingClientRect();
    const outer = drawing.parentElement?.getBoundingClientRect() ?? inner;
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

  return { sideways: beyond ? [`by ${beyond} px`] : [], drawings, headlines, prices };
}

/** Checks a whole page in one visit, without interaction. */
async function expectWhole(page: WebKit, title: string): Promise<void> {
  await hydrated(page);
  const ends = await page.run(() => [document.title, document.querySelectorAll("h1").length]);
  expect(ends).toEqual([expect.stringContaining(title), 1]);
  const { sideways, drawings, headlines, prices } = await layoutFaults(page);
  expect.soft(sideways, "scrolls sideways").toEqual([]);
  expect
    .soft(
      drawings.filter((each) => !cropped.test(each)),
      "drawings wider than their box",
    )
    .toEqual([]);
  expect.soft(headlines, "lines of the headline that wrap").toEqual([]);
  expect.soft(prices, "prices that break").toEqual([]);
}

test.for(routes)("$path hydrates and fits every width", async ({ path, title }, { page }) => {
  await page.open(site(path));
  await expectWhole(page, title);
});

test.describe("an unknown path", () => {
  test.override("expectedErrors", [/Page not found: \/webhoks$/]);
  test("hydrates and fits every width", async ({ page }) => {
    await page.open(site("/webhoks"));
    await expectWhole(page, notFound.title);
  });
});
