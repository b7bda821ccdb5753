import {
  type Bench,
  entriesOf,
  lighthouseMobile,
  medians,
  onFreshPage,
  type Part,
  slowDown,
} from "./bench.ts";

/** A longer task counts as blocking, in milliseconds. */
const FREE_MS = 50;

/**
 * Under Lighthouse's conditions for mobile, in milliseconds: when all islands that wake by themselves are
 * live, by how much tasks after the first paint exceed 50 ms in total, and the longest of them. Later tasks count
 * too, until no request is pending. A document without scripts also blocks, when the typefaces
 * load: no change to the scripts can remove that part.
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
  const page = await measurePage(bench, bench.site + path, liveAt);
  const limit = await measurePage(bench, bench.limit + path, () => 0);
  return { ...page, limit: limit.blocked };
};

const measurePage = (bench: Bench, url: string, interactiveAt: () => number | Promise<number>) =>
  onFreshPage(bench, {}, async (page) => {
    await page.addInitScript(noteLive);
    await slowDown(page, lighthouseMobile);
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    // Not with a locator, because the script that it injects is a task of 40 ms itself.
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

/** Runs in the page: records when the first script has run, and the islands are live. */
function noteLive(): void {
  const live = new Promise<number>((noted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("html[data-boot]")) return;
      if (document.querySelector("[data-wake=idle]:not([data-live])")) return;
      observer.disconnect();
      noted(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ["data-boot", "data-live"] });
  });
  Object.assign(window, { live });
}

/** Runs in the page: that time in milliseconds; resolves half a second after it. */
async function liveAt(): Promise<number> {
  const at: number = await Reflect.get(window, "live");
  await new Promise((passed) => setTimeout(passed, 500));
  return at;
}
