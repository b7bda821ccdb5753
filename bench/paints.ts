import {
  type Bench,
  entriesOf,
  median,
  onFreshPage,
  type Part,
  painted,
  slow3G,
  slowDown,
} from "./bench.ts";

/** Single paints vary by a tenth regardless of the page, so a few routes get more rounds. */
const roundsFor = (paths: readonly string[]) => (paths.length > 4 ? 7 : 15);

/**
 * First and largest contentful paint on slow 3G and a CPU slowed six times, in milliseconds, and as a ratio to the same
 * document without scripts; and of another build, if one is named. They take turns, so other load on the machine
 * affects all.
 */
export const paints: Part = async (bench, paths, at) => {
  const rounds = roundsFor(paths);
  const rows = [];
  for (const path of paths) {
    const page: Paints[] = [];
    const limit: Paints[] = [];
    const other: Paints[] = [];
    for (let round = 1; round <= rounds; round++) {
      at(`${path} ${round}/${rounds}`);
      page.push(await measure(bench, bench.site + path));
      limit.push(await measure(bench, bench.limit + path));
      if (bench.other) other.push(await measure(bench, bench.other + path));
    }
    const middle = (of: readonly Paints[], paint: keyof Paints) =>
      median(of.map((each) => each[paint]));
    const ratio = (paint: keyof Paints) => (middle(page, paint) / middle(limit, paint)).toFixed(2);
    rows.push({
      path,
      first: Math.round(middle(page, "first")),
      "first / limit": ratio("first"),
      largest: Math.round(middle(page, "largest")),
      "largest / limit": ratio("largest"),
      ...(bench.other && { "first, other": Math.round(middle(other, "first")) }),
    });
  }
  return rows;
};

interface Paints {
  readonly first: number;
  readonly largest: number;
}

const measure = (bench: Bench, url: string): Promise<Paints> =>
  onFreshPage(bench, {}, async (page) => {
    await slowDown(page, slow3G);
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await painted(page);
    const first = (await entriesOf(page, "paint")).at(-1);
    const largest = (await entriesOf(page, "largest-contentful-paint")).at(-1);
    if (!first || !largest) throw new Error(`Nothing was painted at ${url}.`);
    return { first: first.startTime, largest: largest.startTime };
  });
