import type { Page } from "@playwright/test";
import { notFound, routes } from "../app/content/pages.ts";
import { expectAccessible } from "./accessible.ts";
import { PlaywrightVisitor } from "./journeys/playwright.ts";
import { expectWhole } from "./journeys/whole.ts";
import { luminanceScript } from "./luminance.ts";
import { findTool, hasPackages } from "./machine.ts";
import { painted } from "./observations.ts";
import { lostInForcedColours, undyed, whiteIn, withoutPlates } from "./probes/forced-colours.ts";
import { changes, headings, inks, missing, readSheets, stranded } from "./probes/paper.ts";
import { doubled, restyle } from "./probes/reader.ts";
import { copiedUnseen, noticesOfOtherStates, saidApart } from "./probes/readers.ts";
import { focusAll, watchStops } from "./probes/stops.ts";
import { hardToHit } from "./probes/targets.ts";
import { brokenWithoutStyles } from "./probes/unstyled.ts";
import { paleOnPaper, unreadable } from "./probes/words.ts";
import { expect, open, test } from "./site.ts";
import { pagesOfEachKind, times } from "./soak.ts";

/*
 * The checks of every page that need more than the journeys' port: keys faster than frames, forced colours, paper;
 * and, in Chromium, the checks that its journey makes in the other engines. In one visit: opening a page costs more
 * than checking it.
 */

// Reduced motion, so nothing is checked halfway through a fade.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  ownTab: true,
  expectedErrors: [/Page not found: \/webhoks$|status of 404/],
});

/** In Firefox, whose layout the journeys see. In a soak, all pages. */
const inFirefox = times(["/contact"], pagesOfEachKind);

const toTop = () => scrollTo({ top: 0, behavior: "instant" });

/**
 * Goes round all tab stops, backwards with Shift held down. Keys are pressed only forwards: painting
 * between them takes most of the time, and one direction shows whether the focus gets stuck.
 */
async function expectSeenStops(page: Page, key: "Tab" | "Shift+Tab"): Promise<void> {
  const isBackwards = key === "Shift+Tab";
  if (isBackwards) await page.keyboard.down("Shift");
  const { wrong: suspects, ended, count } = await (isBackwards ? focusStops : walkStops)(page);
  // Keys faster than frames can overtake the scroll that follows the focus, so a fault counts only
  // if a slower round finds it too.
  const confirmed = suspects.length > 0 ? (await walkStops(page, painted)).wrong : [];
  await page.keyboard.up("Shift");
  const wrong = suspects.filter((suspect) => confirmed.some((each) => isSame(suspect, each)));
  expect.soft(ended, `${key} comes round`).toBe(true);
  expect.soft(count, key).toBeGreaterThan(10);
  expect.soft(wrong, key).toEqual([]);
}

/** Two findings about the same stop and fault, wherever the page was scrolled to. */
function isSame(one: string, other: string): boolean {
  const withoutPlaces = (finding: string) => finding.replace(/-?\d+(?:\.\d+)?/g, "");
  return withoutPlaces(one) === withoutPlaces(other);
}

/**
 * The findings of `watchStops` in one round with Tab pressed faster than frames are painted, or more
 * slowly, with a `pause` in the page after each press.
 */
async function walkStops(page: Page, pause?: () => Promise<unknown>) {
  const stops = () => page.evaluate(() => window.stops);
  const press = () => page.keyboard.press("Tab");
  await page.evaluate(watchStops);
  do {
    if (!pause) await Promise.all(Array.from({ length: 20 }, press));
    else await press().then(() => page.evaluate(pause));
  } while (!(await stops()).ended && (await stops()).count < 400);
  return stops();
}

/** The same for stops that scripts focus, from the last to the first, after a key as a person presses it. */
async function focusStops(page: Page) {
  await page.keyboard.press("Tab");
  await page.evaluate(watchStops);
  await page.evaluate(focusAll);
  return page.evaluate(() => window.stops);
}

/** The text of the page on sheets of A4. */
async function printSheets(page: Page, browserName: string, reader: string): Promise<string[]> {
  const margin = { top: "1.5cm", bottom: "1.5cm", left: "1.5cm", right: "1.5cm" };
  const print = async (pageRanges = "") =>
    readSheets(await page.pdf({ format: "A4", margin, pageRanges }), reader);
  if (browserName !== "firefox") return print();
  // Firefox pauses for most of a second between two sheets of one print, but not between two prints.
  // One sheet without text may be one whose glyphs it does not map to letters; two are the end.
  const sheets: string[] = [];
  for (let sheet = 1, empty = 0; empty < 2; sheet++) {
    const [text] = await print(String(sheet));
    empty = text ? 0 : empty + 1;
    if (text) sheets.push(text);
  }
  return sheets;
}

const pdfReader = findTool("pdftotext");

test("the text of printed pages can be read", () => {
  test.skip(
    !pdfReader && !hasPackages,
    "NOT TESTED, without pdftotext: the text of printed pages.",
  );
  expect(pdfReader, "pdftotext is missing: `npm test` installs it.").toBeTruthy();
});

const expectNone = async (page: Page, probe: () => string[], how: string) =>
  expect.soft(await page.evaluate(probe), how).toEqual([]);

/** By keyboard, in forced colours and on paper. The page is on a screen afterwards. */
async function expectWithKeysAndOnPaper(page: Page, browserName: string): Promise<void> {
  await test.step("with a keyboard", async () => {
    // Automated Firefox draws focus rings in one direction only.
    if (browserName !== "firefox") await expectSeenStops(page, "Tab");
    // Backwards, where the header can cover a tab stop.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(toTop);
    await expectSeenStops(page, "Shift+Tab");
  });

  await test.step("in forced colours", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active", reducedMotion: "reduce" });
      await expectNone(page, lostInForcedColours, `invisible in forced colours, ${colorScheme}`);
      await expectNone(page, undyed, `drawn without dye in forced colours, ${colorScheme}`);
    }
    // Chromium alone lays plates behind text.
    if (browserName !== "firefox") {
      const headline = page.locator("h1");
      const inkOf = async () =>
        page.evaluate(whiteIn, (await headline.screenshot()).toString("base64"));
      const seen = await inkOf();
      expect.soft(seen, "the headline's ink").toBeGreaterThan(0);
      await headline.evaluate(withoutPlates);
      expect.soft((await inkOf()) - seen, "ink of the headline under a plate").toBeLessThan(20);
    }
    await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: "reduce" });
  });

  await test.step("on paper", async () => {
    // A sheet of A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: "print" });
    expect.soft(await page.evaluate(unreadable, true), "on paper").toEqual([]);
    await expectNone(page, paleOnPaper, "too pale on paper");
    const dead = page.locator("header, dialog, button").filter({ visible: true });
    expect.soft(await dead.allInnerTexts(), "controls on paper").toEqual([]);

    const light = await page.evaluate(inks);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const dark = await page.evaluate(inks);
    expect.soft(changes(light, dark), "printed in the system's dark colours").toEqual([]);
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    const chosen = await page.evaluate(inks);
    expect.soft(changes(light, chosen), "printed in the chosen dark theme's colours").toEqual([]);
    await page.evaluate(() => {
      document.documentElement.removeAttribute("data-theme");
    });
  });

  await test.step("on sheets of A4", async () => {
    if (!pdfReader) return;
    await page.setViewportSize({ width: 1280, height: 800 });
    const printed = await page.evaluate(headings);
    const sheets = await printSheets(page, browserName, pdfReader);
    expect.soft(sheets.length, "sheets with text").toBeGreaterThan(0);
    // Firefox prints some text without mapping its glyphs to letters.
    if (browserName !== "firefox") {
      expect.soft(missing(sheets, printed), "headings on no sheet").toEqual([]);
    }
    expect.soft(stranded(sheets, printed), "headings at the end of a sheet").toEqual([]);
  });
  await page.emulateMedia({ media: null, colorScheme: null });
}

for (const { path, title } of [...routes, { ...notFound, path: "/webhoks" }]) {
  test(path, inFirefox.includes(path) ? { tag: "@firefox" } : {}, async ({ page, browserName }) => {
    await page.addInitScript(luminanceScript);
    await open(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));

    await test.step("copied, in a reader view, and by a screen reader", async () => {
      await expectNone(page, copiedUnseen, "copied text is what is seen");
      await expectNone(page, noticesOfOtherStates, "notices of another state in a reader view");
      await expectNone(page, saidApart, "said as one more heading, label or link");
    });

    // Names, roles and colours are the same in both browsers, so one is enough.
    if (browserName !== "firefox") {
      await test.step("with two engines", () =>
        expectAccessible(page, { byBoth: pagesOfEachKind.includes(path) }));
      await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
    }
    const isThorough = pagesOfEachKind.includes(path);
    if (isThorough) await expectWithKeysAndOnPaper(page, browserName);
    if (browserName === "firefox") return;

    await test.step("on every screen, and in a reader's own sizes", async () => {
      // The header lies over what is scrolled under it.
      await page.evaluate(toTop);
      await expectWhole(PlaywrightVisitor.of(page, browserName), path, title);
    });
    if (!isThorough) return;
    // Last, because nothing is left of the page to check.
    await test.step("without styles", async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await expectNone(page, brokenWithoutStyles, "without styles");
    });
  });
}

test.describe("where the fonts do not load", { tag: "@firefox" }, () => {
  test.use({ expectedErrors: [/ERR_FAILED|downloadable font/] });

  test("nothing on the home page is cut off, with text twice as large either", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await open(page, "/");
    expect.soft(await page.evaluate(unreadable, false)).toEqual([]);
    await page.evaluate(restyle, doubled);
    expect(await page.evaluate(unreadable, false), "twice as large").toEqual([]);
  });
});

test.describe("with a finger", () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });

  test("every target of every page is large enough", async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path);
      expect.soft(await page.evaluate(hardToHit), path).toEqual([]);
    }
  });
});
