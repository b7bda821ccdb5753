import { afterPaint } from "../browser/after-paint.ts";

/** Browsers report no layout shift for a smaller move, in pixels. */
const UNSEEN_PX = 3;

/**
 * `font-display: optional` never applies a font that loads after the first paint. This does, if
 * nothing on the screen moves: it lays the page out with both fonts and, if something has moved,
 * removes them again before the next paint. So no width, text size or fallback can shift the page.
 */
export function wearLateFonts(): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[as=font]");
  const faces = [...links].map(
    ({ href }) => new FontFace(`Late ${nameIn(href)}`, `url(${href})`, { weight: "400 800" }),
  );
  // If a font cannot be fetched, its fallback stays.
  Promise.allSettled(faces.map((face) => face.load())).then(() =>
    afterPaint(() => {
      const late = faces.filter(isLate);
      if (late.length > 0) afterPaint(() => tryOn(late));
    }),
  );
}

const nameIn = (text: string) => (/display/i.test(text) ? "Display" : "Text");

/** No browser reports whether an optional font was used, so this compares the width of a text. */
function isWorn(family: string): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  const widthIn = (font: string) => {
    if (pen) pen.font = `9px ${font}`;
    return pen?.measureText("mill").width;
  };
  return widthIn(`"${family}",monospace`) !== widthIn("monospace");
}

const isLate = ({ status, family }: FontFace) =>
  status === "loaded" && !isWorn(`Loom ${nameIn(family)}`);

/** Together, because each layout of the screen is a long task. */
function tryOn(faces: readonly FontFace[]): void {
  const before = positions();
  const release = holdBelowScreen();
  for (const face of faces) document.fonts.add(face);
  if (hasMoved(before, positions())) for (const face of faces) document.fonts.delete(face);
  release();
}

type Positions = ReadonlyMap<Node, DOMRect>;

const hasMoved = (before: Positions, after: Positions) =>
  [...before].some(([node, was]) => {
    const is = after.get(node) ?? was;
    // Across, a tenth counts: text pushed along by a wider word has not moved. Each axis by itself: a
    // word that wraps moves down by about a tenth of its way back.
    return Math.max(Math.abs(is.top - was.top), Math.abs(is.left - was.left) / 10) >= UNSEEN_PX;
  });

/** The first box of every visible element and text node. */
function positions(): Positions {
  const found = new Map<Node, DOMRect>();
  const range = document.createRange();
  const visit = (node: Node) => {
    range.selectNode(node);
    const [box] = (node instanceof Element ? node : range).getClientRects();
    if (box) found.set(node, box);
    // Skips the children of off-screen elements.
    if (!box || (box.top < innerHeight && box.bottom > 0)) node.childNodes.forEach(visit);
  };
  document.querySelectorAll("main").forEach(visit);
  return found;
}

/**
 * Keeps the height of what is below the screen, and its contents out of the layout, until the returned function is
 * called: that is most of a page. On the legal pages it is sections in the one on the screen.
 */
function holdBelowScreen(): () => void {
  const parts = document.querySelectorAll<HTMLElement>("main > *, main section section, main ~ *");
  const below = [...parts]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.top >= innerHeight);
  for (const { part, box } of below) {
    part.style.height = `${box.height}px`;
    part.style.contentVisibility = "hidden";
  }
  return () => {
    for (const { part } of below) part.style.height = part.style.contentVisibility = "";
  };
}
