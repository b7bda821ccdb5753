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
  Promise.allSettled(faces.map((face) => face.load())).then(() => afterPaint(() => tryOn(faces)));
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

/** Together, because each layout of the page is a long task. */
function tryOn(faces: readonly FontFace[]): void {
  const late = faces.filter(
    ({ status, family }) => status === "loaded" && !isWorn(`Loom ${nameIn(family)}`),
  );
  if (late.length === 0) return;
  const before = positions();
  for (const face of late) document.fonts.add(face);
  const after = positions();
  for (const [node, was] of before) {
    const is = after.get(node) ?? was;
    // Across, a tenth counts: text pushed along by a wider word has not moved. Each axis by itself: a
    // word that wraps moves down by about a tenth of its way back.
    if (Math.max(Math.abs(is.top - was.top), Math.abs(is.left - was.left) / 10) < UNSEEN_PX)
      continue;
    for (const face of late) document.fonts.delete(face);
    return;
  }
}

/** The first box of every visible element and text node. */
function positions(): ReadonlyMap<Node, DOMRect> {
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
