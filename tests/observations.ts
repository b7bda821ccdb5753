import type { Page } from "@playwright/test";
import { poll } from "./site.ts";

declare global {
  interface Window {
    observations: { seen: number; tell: () => void };
  }
}

/**
 * Holds back what the page's observers report until `tellObservations` delivers it, all at once, as a
 * browser does after the main thread was busy.
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
