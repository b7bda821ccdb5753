import { routes } from "../../app/content/pages.ts";
import { unreadable } from "../probes/words.ts";
import { pagesOfEachKind } from "../soak.ts";
import { expect, open, test } from "./journey.ts";

/** WCAG 1.4.12, with the values of its understanding document. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;
/** WCAG 1.4.4. */
const doubled = "html { font-size: 200% !important; }";
/** With a reader's own letters a long word may break, but never a code. */
const isLongWord = /^broken: .{6}/;

/** A phone, a tablet and a desktop screen; a window of 1280 px at 400%; and a reader's own styles. */
const looks = [
  ["320 px wide", 320, 800, ""],
  ["768 px wide", 768, 800, ""],
  ["1440 px wide", 1440, 800, ""],
  ["at 400%, with more space between letters, words and lines", 320, 256, spacing],
  ["with text twice as large", 1280, 800, doubled],
  ["on a phone, with text twice as large", 360, 640, doubled],
] as const;

/** Drawings, a tool, a map, a form: texts and samples hardly differ between engines. */
const inEachEngine = pagesOfEachKind.slice(0, 4);

for (const { path } of routes) {
  const tag = inEachEngine.includes(path) ? [] : "@elsewhere-soak";
  test(`${path} can be read, on any screen and in a reader's own sizes`, { tag }, async ({
    visitor,
  }) => {
    await visitor.surround({ reducedMotion: true });
    await open(visitor, path);
    await visitor.look(() => document.fonts.ready.then(() => {}));
    const isMoving = () => document.getAnimations().some((each) => each instanceof CSSAnimation);
    expect.soft(await visitor.look(isMoving), "moves").toBe(false);
    for (const [how, width, height, styles] of looks) {
      await visitor.resize(width, height);
      await visitor.look((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, styles);
      const found = await visitor.look(unreadable, false);
      const faults = found.filter((fault) => !styles || !isLongWord.test(fault));
      expect.soft(faults, how).toEqual([]);
    }
  });
}
