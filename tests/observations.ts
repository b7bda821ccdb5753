import type { Locator, Page } from "@playwright/test";
import { poll } from "./site.ts";

declare global {
  interface Window {
    observations: { seen: number; tell: () => void };
    /** The sum of all layout shifts so far. */
    layoutShift: number;
  }
}

/** A shift that rounds to zero at two decimals. */
export const SHIFT_MAX = 0.005;

/** Adds up the layout shifts of each new document in `window.layoutShift`. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry) window.layoutShift += Number(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** In the page: two frames, of which the first paints and the second reports its shifts. */
export async function painted(): Promise<void> {
  // There is none before it has a body.
  if (!document.body) return;
  await new Promise(requestAnimationFrame);
  await new Promise((reported) => requestAnimationFrame(() => setTimeout(reported)));
}

/**
 * Scrolls until this share of an element has entered from below. The observer reports it in the next frame, and
 * the page has reacted by the one after.
 */
export const scrollToShare = (element: Locator, share: number) =>
  element.evaluate(async (element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
    const frame = () => new Promise((told) => new IntersectionObserver(told).observe(element));
    await frame();
    await frame();
  }, share);

/**
 * Holds back the reports of the page's observers until `tellObservations` delivers them, all at once,
 * as a browser does after the main thread was busy.
 */
export const holdObservations = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    window.observations = { seen: 0, tell: () => held.forEach((tell) => void tell()) };
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const entries: IntersectionObserverEntry[] = [];
        super((seen) => {
          entries.push(...seen);
          window.observations.seen += seen.length;
        }, options);
        held.push(() => {
          if (entries.length > 0) callback(entries.splice(0), this);
        });
      }
    };
  });

/** Scrolls to a position, and waits until an observer has seen something enter or leave. */
export async function scrollSeen(page: Page, top: number): Promise<void> {
  const seen = () => page.evaluate(() => window.observations.seen);
  const before = await seen();
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  await poll(seen).toBeGreaterThan(before);
}

export const tellObservations = (page: Page) => page.evaluate(() => window.observations.tell());
