import type { Page } from "@playwright/test";
import {
  type Bench,
  entriesOf,
  lighthouseMobile,
  medians,
  onFreshPage,
  type Part,
  slowDown,
  takenOver,
} from "./bench.ts";

/** What a task may take before it counts as blocking, in milliseconds. */
const FREE_MS = 50;

/**
 * Under Lighthouse's conditions for mobile, in milliseconds: when React has taken the page over,
 * by how much tasks after the first paint exceed 50 ms, all together, and the longest of them.
 * What comes after the page was taken over, until nothing is on its way, is counted too. A document
 * without scripts blocks as well, when the typefaces arrive: that part no script can take away.
 */
export const blocking: Part = async (bench, paths, at) => {
  const rows = [];
  for (const path of paths) {
    const middle = await medians(path, at, () => measure(bench, path));
    rows.push({
      path,
      interactive: middle("interactive"),
      blocked: middle("blocked"),
      "without scripts": middle("limit"),
      "longest task": middle("longest") || `under ${FREE_MS}`,
    });
  }
  return rows;
};

const measure = async (bench: Bench, path: string) => {
  const page = await measurePage(bench, bench.site + path, takenOver);
  const limit = await measurePage(bench, bench.limit + path, (bare) =>
    bare.waitForLoadState("networkidle"),
  );
  return { ...page, limit: limit.blocked };
};

const measurePage = (bench: Bench, url: string, settled: (page: Page) => Promise<void>) =>
  onFreshPage(bench, {}, async (page) => {
    await page.addInitScript(noteTakeover);
    await slowDown(page, lighthouseMobile);
    await page.goto(url);
    await settled(page);
    const paint = (await entriesOf(page, "paint")).at(-1)?.startTime ?? 0;
    const tasks = (await entriesOf(page, "longtask"))
      .filter(({ startTime }) => startTime >= paint)
      .map(({ duration }) => duration);
    return {
      interactive: Number(await page.evaluate(() => Reflect.get(window, "takenOver"))),
      blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - FREE_MS), 0),
      longest: Math.max(0, ...tasks),
    };
  });

/** In the page: keeps when React has taken it over. */
function noteTakeover(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector("nav[data-live]")) return;
    observer.disconnect();
    Object.assign(window, { takenOver: performance.now() });
  }).observe(document, { subtree: true, attributeFilter: ["data-live"] });
}
