import type { Page } from "@playwright/test";
import {
  type Bench,
  desktop,
  launchBrowser,
  onFreshPage,
  type Part,
  phone,
  started,
} from "./bench.ts";
import { type Control, controls } from "./controls.ts";

const SLOWDOWN = 6;
/** Interaction to next paint, in milliseconds. */
const LIMIT_MS = 100;
/** The browser does not report shorter interactions, in milliseconds. */
const FLOOR_MS = 16;
/** How long a finger or a mouse holds a control down, in milliseconds. */
const PRESS_MS = 90;
const ROUNDS = 5;

/**
 * Median and slowest of several uses of each control on a CPU slowed six times, in milliseconds. In a
 * window, if there is a display: without one, Chromium shows some frames only together with the next
 * frame, and reports that as latency.
 */
export const interactions: Part = async (bench, paths, at) => {
  const windowless = process.platform === "linux" && !process.env.DISPLAY;
  if (windowless) return measured(bench, paths, at);
  const browser = await launchBrowser({ headless: false });
  try {
    return await measured({ ...bench, browser }, paths, at);
  } finally {
    await browser.close();
  }
};

const measured: Part = async (bench, paths, at) => {
  const rows = [];
  for (const control of controls.filter(({ path }) => paths.includes(path))) {
    at(control.name);
    const latencies: number[] = [];
    for (let round = 0; round < ROUNDS; round++) latencies.push(await latency(bench, control));
    const [worst = 0, , middle = 0] = latencies.sort((a, b) => b - a);
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
    await started(page);
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    // Islands near the screen start by themselves.
    await settled(page);
    await started(page);
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
    await (key ? control.press(key) : control.click({ delay: PRESS_MS }));
    await settled(page);
    return page.evaluate(() => Number(Reflect.get(window, "slowest")));
  });
}

/** Resolves when the interaction has been painted and reported, and its work is finished. */
function settled(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
}
