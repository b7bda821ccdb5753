import { routes } from "../app/content/pages.ts";
import { type HeadlineLane, lanes } from "./probes/lanes.ts";
import { atEachWidth, expect, test } from "./site.ts";
import { times } from "./soak.ts";

/*
 * What the ruler of headlines and drawings promises of every page: lanes begin and end on whole pixels, so that no
 * part of a drawing is a pixel off beside them; under as many lines of one size they lie at one height; and what
 * passes under them is clear of them.
 */

// Scripts move no lane, and to wait for them takes half of the time.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/** The casing, in pixels (`--gap`). */
const GAP = 5;
const WIDTHS = [1440, 390, 2560];

/** Pages that make room above the headline for what stands there. */
const ROOMY = [
  "/acquirers",
  "/enterprise",
  "/api-documentation",
  "/fx-engine",
  "/imtos",
  "/merchants",
];

test("every lane lies on the ruler", async ({ page }) => {
  const headlines: (HeadlineLane & { path: string; width: number })[] = [];
  const between: string[] = [];
  const touched: string[] = [];
  let looks = 0;
  for (const [index, { path }] of routes.entries()) {
    await page.goto(path);
    await atEachWidth(page, times([WIDTHS[index % 2] ?? 0], WIDTHS), async (width) => {
      looks++;
      const found = await page.evaluate(lanes, GAP);
      between.push(...found.between.map((each) => `${path} at ${width}, ${each}`));
      touched.push(...found.touched.map((each) => `${path} at ${width}, ${each}`));
      headlines.push(...found.headlines.map((each) => ({ ...each, path, width })));
    });
  }
  expect.soft(between, "between two pixels").toEqual([]);
  expect.soft(touched, "touched by what passes under").toEqual([]);

  const ruled = headlines.filter(({ level, path }) => level !== "h1" || !ROOMY.includes(path));
  expect(ruled.length).toBeGreaterThan(looks);
  const first = new Map<string, HeadlineLane>();
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
});
