import { afterPaint } from "../browser/after-paint.ts";

/** Browsers report no layout shift for a smaller move, in pixels. */
const UNSEEN_PX = 3;

/** Fonts that loaded after the first paint and would have moved visible content. */
const waiting = new Set<FontFace>();

/**
 * `font-display: optional` never applies a font that loads after the first paint. This does, if
 * nothing on the screen moves: it lays the page out with the font and, if something has moved,
 * removes it again before the next paint. So no width, text size or fallback can shift the page.
 */
export function wearLateFonts(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[as=font]")) {
    const name = href.includes("display") ? "Display" : "Text";
    const face = new FontFace(`Late ${name}`, `url(${href})`, { weight: "400 800" });
    // If the font cannot be fetched, the fallback stays.
    face.load().then(
      () => afterPaint(() => isWorn(`Loom ${name}`) || tryOn(face)),
      () => {},
    );
  }
}

/** No browser reports whether an optional font was used, so this compares the width of a text. */
function isWorn(family: string): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  const widthIn = (font: string) => {
    if (pen) pen.font = `9px ${font}`;
    return pen?.measureText("mill").width;
  };
  return widthIn(`"${family}",monospace`) !== widthIn("monospace");
}

function tryOn(face: FontFace): void {
  const before = positions();
  document.fonts.add(face);
  const after = positions();
  for (const [node, was] of before) {
    const is = after.get(node) ?? was;
    // Across, a tenth counts: what a wider word pushes along has not moved. Each by itself: a word that
    // wraps goes down about as far as a tenth of its way back.
    if (Math.max(Math.abs(is.top - was.top), Math.abs(is.left - was.left) / 10) < UNSEEN_PX)
      continue;
    document.fonts.delete(face);
    waiting.add(face);
    return;
  }
}

/** Applies the waiting fonts. Call it when another page replaces this one. */
export function wearWaitingFonts(): void {
  for (const face of waiting) document.fonts.add(face);
  waiting.clear();
}

/** The first box of every visible element and text node. */
function positions(): ReadonlyMap<Node, DOMRect> {
  const found = new Map<Node, DOMRect>();
  const range = document.createRange();
  const visit = (node: Node) => {
    range.selectNode(node);
    const [box] = (node instanceof Element ? node : range).getClientRects();
    if (box) found.set(node, box);
    // Skips the children of what is off the screen.
    if (!box || (box.top < innerHeight && box.bottom > 0)) node.childNodes.forEach(visit);
  };
  document.querySelectorAll("main").forEach(visit);
  return found;
}
