import type { Page } from "@playwright/test";
import { addressIn } from "../app/content/languages.ts";
import { routes } from "../app/content/pages.ts";
import { resolveLanguages } from "../site-build/configuration/languages.ts";
import { beyond } from "./probes/beyond.ts";
import { brokenAddresses } from "./probes/broken-addresses.ts";
import { cutWords } from "./probes/cut-words.ts";
import { type HeadlineLane, lanes } from "./probes/lanes.ts";
import { threads } from "./probes/threads.ts";
import { atEachWidth, expect, test } from "./site.ts";
import { times } from "./soak.ts";

/*
 * The layout checks of every page in every language, in one visit. Layout does not wait for scripts.
 *
 * The ruler of headlines and drawings promises that lanes begin and end on whole pixels, so no part of a drawing is a
 * pixel off next to them; that under the same number of lines of one size they lie at the same height; and that
 * threads passing under them are clear of them.
 */

test.use({ contextOptions: { reducedMotion: "reduce" }, ownTab: true });

/** In a soak, from the narrowest window that a page must fit to the widest screen; in pixels. */
const widths = times(
  [280, 320, 1280],
  [
    180, 240, 280, 320, 344, 360, 375, 384, 390, 393, 412, 414, 430, 768, 820, 844, 1024, 1280,
    1366, 1440, 1536, 1920, 2560,
  ],
);
const PHONES = [360, 390];
const RULED = [1440, 390, 2560];

/** The casing, in pixels (`--gap`), and with rounding. */
const GAP = 5;
const REACH = 6.5;

/** Pages that make room above the headline for a drawing there. */
const ROOMY = [
  "/acquirers",
  "/enterprise",
  "/api-documentation",
  "/fx-engine",
  "/imtos",
  "/merchants",
];

/** A headline's lane, and where it was seen. */
type Seen = HeadlineLane & { readonly path: string; readonly width: number };

for (const language of resolveLanguages(process.env)) {
  test(`no word of a page is cut in two, and lanes lie on the ruler, crossed by threads, ${language.name}`, async ({
    page,
  }) => {
    const headlines: Seen[] = [];
    await page.route("**/assets/*.js", () => {});
    for (const [index, { path }] of routes.entries()) {
      const address = addressIn(language, path);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await expectWholeWords(page, address);
      await expectCrossed(page, address);
      const ruled = times([RULED[index % 2] ?? 0], RULED);
      headlines.push(...(await expectWholePixels(page, path, ruled)));
    }
    expectRuled(headlines);
  });
}

async function expectWholeWords(page: Page, address: string): Promise<void> {
  await atEachWidth(page, widths, async (width) => {
    // A screen of half a phone, as twice as large letters make it, has no room for "remboursements".
    const longest = width < 240 ? 12 : Number.POSITIVE_INFINITY;
    expect.soft(await page.evaluate(cutWords, longest), `${address}, ${width} px`).toEqual([]);
    const across = await page.evaluate(beyond);
    expect.soft(across, `${address}, ${width} px: beyond their group`).toEqual([]);
    if (width < 320) return;
    const broken = await page.evaluate(brokenAddresses);
    expect.soft(broken, `${address}, ${width} px`).toEqual([]);
  });
}

/** On a phone each lane of a title is crossed by two threads, clear of its letters. */
async function expectCrossed(page: Page, address: string): Promise<void> {
  await atEachWidth(page, PHONES, async (width) => {
    for (const { lane, crossing, touched } of await page.evaluate(threads, REACH)) {
      const where = `${address} at ${width}, "${lane}"`;
      expect.soft(crossing, `${where}: threads that cross it`).toBeGreaterThanOrEqual(2);
      expect.soft(touched, `${where}: letters under a thread`).toEqual([]);
    }
  });
}

async function expectWholePixels(
  page: Page,
  path: string,
  widths: readonly number[],
): Promise<Seen[]> {
  const headlines: Seen[] = [];
  await atEachWidth(page, widths, async (width) => {
    const found = await page.evaluate(lanes, GAP);
    expect.soft(found.between, `${path} at ${width}, between two pixels`).toEqual([]);
    expect.soft(found.touched, `${path} at ${width}, touched by what passes under`).toEqual([]);
    headlines.push(...found.headlines.map((each) => ({ ...each, path, width })));
  });
  return headlines;
}

function expectRuled(headlines: readonly Seen[]): void {
  const ruled = headlines.filter(({ level, path }) => level !== "h1" || !ROOMY.includes(path));
  expect(ruled.length).toBeGreaterThan(routes.length);
  const first = new Map<string, Seen>();
  const uneven = ruled.flatMap((each) => {
    const { path, width, level, lines, topic, size, top } = each;
    const ruler = `${level} of ${size} under ${lines}${topic ? " and a subject" : ""} at ${width}`;
    const known = first.get(ruler) ?? each;
    first.set(ruler, known);
    return Math.abs(known.top - top) > 0.1 ? [`${path}, ${ruler}: ${top}, not ${known.top}`] : [];
  });
  expect.soft(uneven, "lanes of one ruler at two heights").toEqual([]);

  // A phone's home page begins lower.
  const plain = ruled.filter(
    ({ level, lines, topic, path }) => level === "h1" && lines === 2 && !topic && path !== "/",
  );
  expect(plain.length).toBeGreaterThan(2);
  const apart = plain.filter(({ fromOverlay }) => Math.abs(fromOverlay) > 1);
  expect(apart, "lanes that the overlay has elsewhere").toEqual([]);
}
