import type { Page } from "@playwright/test";
import { type Bench, desktop, onFreshPage, type Part, phone, takenOver } from "./bench.ts";
import { type Control, controls } from "./controls.ts";

const SLOWDOWN = 6;
/** Interaction to next paint, in milliseconds. */
const LIMIT_MS = 100;
/** The browser does not report shorter interactions, in milliseconds. */
const FLOOR_MS = 16;
const ROUNDS = 5;

/** Median and slowest of several uses of each control on a CPU slowed six times, in milliseconds. */
export const interactions: Part = async (bench, paths, at) => {
  const rows = [];
  for (const control of controls.filter(({ path }) => paths.includes(path))) {
    at(control.name);
    const measured: number[] = [];
    for (let round = 0; round < ROUNDS; round++) measured.push(await latency(bench, control));
    const [worst = 0, , middle = 0] = measured.sort((a, b) => b - a);
    rows.push({
      control: control.name,
      of: control.path,
      median: middle < FLOOR_MS ? `under ${FLOOR_MS}` : middle,
      worst: worst < FLOOR_MS ? `under ${FLOOR_MS}` : worst,
      [`within ${LIMIT_MS}`]: middle <= LIMIT_MS ? "yes" : "no",
    });
  }
  return rows;
};

function latency(bench: Bench, { path, phone: small, find, key }: Control): Promise<number> {
  return onFreshPage(bench, { viewport: small ? phone : desktop }, async (page) => {
    await page.goto(bench.site + path);
    await takenOver(page);
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    await settled(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluate((durationThreshold) => {
      Object.assign(window, { slowest: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          // Hovering is not an interaction.
          if (!entry.interactionId) continue;
          const slowest = Math.max(Reflect.get(window, "slowest"), entry.duration);
          Object.assign(window, { slowest });
        }
      }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
    }, FLOOR_MS);
    await (key ? control.press(key) : control.click());
    await settled(page);
    return page.evaluate(() => Number(Reflect.get(window, "slowest")));
  });
}

/** Resolves when the interaction has been painted and reported, and its work is finished. */
function settled(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
}
