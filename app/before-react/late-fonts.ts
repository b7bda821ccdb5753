import { afterPaint } from "./after-paint.ts";

/** A move that no browser reports as a layout shift, in pixels. */
const UNSEEN_PX = 3;

/** Faces that came after the first paint and would have moved what is on the screen. */
const waiting = new Set<FontFace>();

/**
 * `font-display: optional` never swaps a font that comes after the first paint. This does, when
 * nothing on the screen moves: the page is laid out with the face and, where something moved,
 * without it again, before anyone sees it. So no width, text size or stand-in can shift the page.
 */
export function wearLateFonts(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[as=font]")) {
    const name = href.includes("display") ? "Display" : "Text";
    const face = new FontFace(`Late ${name}`, `url(${href})`, { weight: "400 800" });
    // A face that cannot be fetched leaves its stand-in.
    face.load().then(
      () => isWorn(`Loom ${name}`) || afterPaint(() => tryOn(face)),
      () => {},
    );
  }
}

/** No browser says of an optional face whether it came in time: what it writes has its width. */
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
    if (Math.abs((after.get(node) ?? was) - was) < UNSEEN_PX) continue;
    document.fonts.delete(face);
    waiting.add(face);
    return;
  }
}

/** Another page takes this one's place: whatever waits is put on. */
export function wearWaitingFonts(): void {
  for (const face of waiting) document.fonts.add(face);
  waiting.clear();
}

/**
 * Where everything that the screen shows of the page begins, texts included, in pixels. Sideways
 * counts a tenth: a word that begins another line has moved, one after a wider word has not.
 */
function positions(): ReadonlyMap<Node, number> {
  const found = new Map<Node, number>();
  const range = document.createRange();
  const visit = (node: Node) => {
    range.selectNode(node);
    const [box] = (node instanceof Element ? node : range).getClientRects();
    if (box) found.set(node, box.top + box.left / 10);
    // What lies off the screen is not looked into.
    if (!box || (box.top < innerHeight && box.bottom > 0)) node.childNodes.forEach(visit);
  };
  document.querySelectorAll("main").forEach(visit);
  return found;
}
