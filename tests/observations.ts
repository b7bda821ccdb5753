import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    observations: { seen: number; tell: () => void };
  }
}

/**
 * From here on the page is told what its observers saw when `tellObservations` says so, and then all
 * at once: as a browser does whose page was busy meanwhile.
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

/** Scrolls to a place, until observers have seen that something came or went. */
export async function scrollSeen(page: Page, top: number): Promise<void> {
  const seen = () => page.evaluate(() => window.observations.seen);
  const before = await seen();
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  await expect.poll(seen).toBeGreaterThan(before);
}

export const tellObservations = (page: Page) => page.evaluate(() => window.observations.tell());
