import { setTimeout as pass } from "node:timers/promises";
import { type Bench, median, onFreshPage, type Part } from "./bench.ts";

const measured: readonly string[] = ["/", "/merchants", "/pricing"];
const ROUNDS = 3;
/** In milliseconds: the islands have long started. To look for them would put 800 KB of Playwright's into the page. */
const SETTLED_MS = 3000;

/**
 * The JavaScript heap of a tab that nobody has touched, in kilobytes, after its garbage is collected: of the site, of
 * the same document without scripts and of another build, if one is named.
 */
export const heap: Part = async (bench, paths, at) => {
  const rows = [];
  for (const path of measured.filter((each) => paths.includes(each))) {
    at(path);
    rows.push({
      path,
      heap: await kilobytes(bench, bench.site + path),
      ...(bench.other && { other: await kilobytes(bench, bench.other + path) }),
      "without scripts": await kilobytes(bench, bench.limit + path),
    });
  }
  return rows;
};

async function kilobytes(bench: Bench, url: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(
      await onFreshPage(bench, {}, async (page) => {
        await page.goto(url);
        await page.waitForLoadState("networkidle");
        await pass(SETTLED_MS);
        const cdp = await page.context().newCDPSession(page);
        await cdp.send("HeapProfiler.collectGarbage");
        const { usedSize } = await cdp.send("Runtime.getHeapUsage");
        return Math.round(usedSize / 1024);
      }),
    );
  }
  return median(rounds);
}
