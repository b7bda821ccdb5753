import {
  type Bench,
  entriesOf,
  lighthouseMobile,
  medians,
  onFreshPage,
  type Part,
  slowDown,
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
  const page = await measurePage(bench, bench.site + path, takenOverAt);
  const limit = await measurePage(bench, bench.limit + path, () => 0);
  return { ...page, limit: limit.blocked };
};

const measurePage = (bench: Bench, url: string, interactiveAt: () => number | Promise<number>) =>
  onFreshPage(bench, {}, async (page) => {
    await page.addInitScript(noteTakeover);
    await slowDown(page, lighthouseMobile);
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    // Not by a locator: the script that it puts into the page is a task of 40 ms itself.
    const interactive = await page.evaluate(interactiveAt);
    const paint = (await entriesOf(page, "paint")).at(-1)?.startTime ?? 0;
    const tasks = (await entriesOf(page, "longtask"))
      .filter(({ startTime }) => startTime >= paint)
      .map(({ duration }) => duration);
    return {
      interactive,
      blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - FREE_MS), 0),
      longest: Math.max(0, ...tasks),
    };
  });

/** In the page: keeps when React has taken it over. */
function noteTakeover(): void {
  const takenOver = new Promise<number>((noted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("nav[data-live]")) return;
      observer.disconnect();
      noted(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ["data-live"] });
  });
  Object.assign(window, { takenOver });
}

/** In the page: when React has taken it over, in milliseconds; resolves half a second after that. */
async function takenOverAt(): Promise<number> {
  const at: number = await Reflect.get(window, "takenOver");
  await new Promise((passed) => setTimeout(passed, 500));
  return at;
}
