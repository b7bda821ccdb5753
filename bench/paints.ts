import { type Bench, median, onFreshPage, type Part, slow3G } from "./bench.ts";

/** Single paints vary by a tenth regardless of the page. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);

/**
 * First and largest contentful paint on slow 3G and a CPU slowed six times, in milliseconds, and as a ratio to the same
 * document without scripts; and of another build, if one is named. They take turns, so other load on the machine
 * affects all.
 */
export const paints: Part = async (bench, paths, at) => {
  const rows = [];
  for (const path of paths) {
    const page: Paints[] = [];
    const limit: Paints[] = [];
    const other: Paints[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      at(`${path} ${round}/${ROUNDS}`);
      page.push(await measure(bench, bench.site + path));
      limit.push(await measure(bench, bench.limit + path));
      if (bench.other) other.push(await measure(bench, bench.other + path));
    }
    const middle = (of: readonly Paints[], paint: keyof Paints) =>
      Math.round(median(of.map((each) => each[paint])));
    const ratio = (paint: keyof Paints) => (middle(page, paint) / middle(limit, paint)).toFixed(2);
    rows.push({
      path,
      first: middle(page, "first"),
      "first / limit": ratio("first"),
      largest: middle(page, "largest"),
      "largest / limit": ratio("largest"),
      ...(bench.other && { "first, other": middle(other, "first") }),
    });
  }
  return rows;
};

type Paints = Readonly<Record<"first" | "largest", number>>;

const measure = (bench: Bench, url: string): Promise<Paints> =>
  onFreshPage(bench, {}, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    const { cpu, kilobits, latency } = slow3G;
    const [downloadThroughput, uploadThroughput] = [kilobits * 125, kilobits * 125];
    const line = { offline: false, latency, downloadThroughput, uploadThroughput };
    await cdp.send("Network.emulateNetworkConditions", line);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await page.goto(url);
    return page.evaluate(async () => {
      await document.fonts.ready;
      const lastOf = (type: string) =>
        new Promise<number>((noted) =>
          new PerformanceObserver((list) =>
            noted(list.getEntries().at(-1)?.startTime ?? 0),
          ).observe({ type, buffered: true }),
        );
      return { first: await lastOf("paint"), largest: await lastOf("largest-contentful-paint") };
    });
  });
