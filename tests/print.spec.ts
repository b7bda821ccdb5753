import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { routes } from "../app/content/pages.ts";
import { findPdfReader } from "./browser.ts";
import { expect, open, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Heading {
  readonly words: string;
  readonly next: string;
}

/** Letters and digits alone: case, spaces, breaks and ligatures are for the eye. */
const letters = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Each heading that is printed, and the words that come after it. */
function headings(): Heading[] {
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
      // Where a drawing comes first, no words tell on which sheet it is.
      if (element.closest(drawing) && !heading.contains(element) && !next.trim()) return [];
      if (node.nodeType !== Node.TEXT_NODE || element.closest(drawing)) continue;
      if (heading.contains(node)) words += node.textContent;
      else next += node.textContent;
    }
    return words.trim() && next.trim() ? [{ words, next }] : [];
  });
}

/** The words of each sheet, in the order in which they are drawn. */
function readSheets(pdf: Buffer): string[] {
  const text = execFileSync(findPdfReader(), ["-raw", "-", "-"], { input: pdf, encoding: "utf8" });
  return text.split("\f").map(letters);
}

/** The headings that end a sheet: what they head begins on the next. */
function stranded(sheets: readonly string[], printed: readonly Heading[]): string[] {
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

// Side by side: Firefox rests for half a second before each sheet.
const batches = [routes.slice(0, 11), routes.slice(11)];

for (const [index, batch] of batches.entries()) {
  test(`each heading is on a sheet of A4, and ends none, ${index + 1} of ${batches.length}`, async ({
    context,
    browserName,
  }) => {
    test.slow();
    const print = async (path: string) => {
      const page = await context.newPage();
      await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await page.emulateMedia({ media: "print" });
      const printed = await page.evaluate(headings);
      const margin = { top: "1.5cm", bottom: "1.5cm", left: "1.5cm", right: "1.5cm" };
      const sheets = readSheets(await page.pdf({ format: "A4", margin }));
      const all = sheets.join("");
      const missing = printed.filter(({ words }) => !all.includes(letters(words)));
      // Firefox draws some words without saying which letters they are.
      if (browserName !== "firefox") expect.soft(missing, `${path}: on no sheet`).toEqual([]);
      expect.soft(stranded(sheets, printed), `${path}: at the end of a sheet`).toEqual([]);
      await page.close();
    };
    await Promise.all(batch.map(({ path }) => print(path)));
  });
}

/** The colours that paper takes: those of drawings, and grounds that are printed all the same. */
function inks(): string[] {
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

/** Nothing is on its way to another colour any more. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

/** Each change once: a drawing has hundreds of the same. */
function changes(from: readonly string[] = [], to: readonly string[]): string[] {
  const changed = to.flatMap((ink, index) =>
    ink === from[index] ? [] : [`${from[index]} has become ${ink}`],
  );
  return [...new Set(changed)];
}

test("drawings are printed in the light theme's colours, whichever is shown", async ({ page }) => {
  test.slow();
  const printed = async (path: string, colorScheme: "light" | "dark") => {
    await page.emulateMedia({ media: "print", colorScheme });
    await open(page, path);
    await settled(page);
    return page.evaluate(inks);
  };
  const light = new Map<string, string[]>();
  for (const { path } of routes) light.set(path, await printed(path, "light"));
  for (const { path } of routes) {
    const dark = await printed(path, "dark");
    expect.soft(changes(light.get(path), dark), `${path}, the system's`).toEqual([]);
  }
  await page.emulateMedia({ media: "screen" });
  await open(page, "/");
  await page.getByRole("radio", { name: "Dark" }).check();
  for (const { path } of routes) {
    const dark = await printed(path, "light");
    expect.soft(changes(light.get(path), dark), `${path}, as chosen`).toEqual([]);
  }
});
