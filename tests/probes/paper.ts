import { execFileSync } from "node:child_process";

interface Heading {
  readonly words: string;
  readonly next: string;
}

/** Letters and digits only: case, spaces, breaks and ligatures may differ in print. */
const letters = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Runs in the page: each heading that is printed, and the text that follows it. */
export function headings(): Heading[] {
  const drawing = "svg, progress, input, select, textarea";
  return [...document.querySelectorAll("main :is(h2, h3)")].flatMap((heading) => {
    const nodes = document.createTreeWalker(document.body);
    nodes.currentNode = heading;
    let words = "";
    let next = "";
    for (let node = nodes.nextNode(); node && next.length < 30; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(".sr"))
        continue;
      // If a drawing follows first, no text shows which sheet it is on.
      if (element.closest(drawing) && !heading.contains(element) && !next.trim()) return [];
      if (node.nodeType !== Node.TEXT_NODE || element.closest(drawing)) continue;
      if (heading.contains(node)) words += node.textContent;
      else next += node.textContent;
    }
    return words.trim() && next.trim() ? [{ words, next }] : [];
  });
}

/** The text of each sheet, in drawing order. */
export function readSheets(pdf: Buffer, reader: string): string[] {
  const text = execFileSync(reader, ["-raw", "-", "-"], { input: pdf, encoding: "utf8" });
  return text.split("\f").map(letters);
}

/** The headings that no sheet contains. */
export function missing(sheets: readonly string[], printed: readonly Heading[]): string[] {
  const all = sheets.join("");
  return printed.filter(({ words }) => !all.includes(letters(words))).map(({ words }) => words);
}

/** The headings at the end of a sheet whose section begins on the next. */
export function stranded(sheets: readonly string[], printed: readonly Heading[]): string[] {
  return printed
    .filter(({ words, next }) =>
      sheets.some((sheet, index) => {
        const after = sheets[index + 1];
        const begin = letters(next).slice(0, 12);
        return after && sheet.endsWith(letters(words)) && after.startsWith(begin);
      }),
    )
    .map(({ words }) => words);
}

/** Runs in the page: the colours that paper takes: those of drawings, and grounds that are printed all the same. */
export async function inks(): Promise<string[]> {
  // A colour may still be on its way to another; a paused animation waits for a scroll.
  const running = document.getAnimations().filter(({ playState }) => playState === "running");
  await Promise.allSettled(running.map(({ finished }) => finished));
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      const { backgroundColor, fill, printColorAdjust, stroke } = getComputedStyle(element);
      const drawn = element instanceof SVGGeometryElement ? [fill, stroke] : [];
      const ground = printColorAdjust === "exact" ? [backgroundColor] : [];
      const colours = [...drawn, ...ground];
      return colours.length > 0 ? [`${element.localName}: ${colours.join(", ")}`] : [];
    });
}

/** Each change once: a drawing repeats the same one hundreds of times. */
export function changes(from: readonly string[], to: readonly string[]): string[] {
  const changed = to.flatMap((ink, index) =>
    ink === from[index] ? [] : [`${from[index]} has become ${ink}`],
  );
  return [...new Set(changed)];
}
