import type { Locator, Page } from "@playwright/test";

declare global {
  interface Window {
    /** The sum of all layout shifts so far. */
    layoutShift: number;
  }
}

/** A shift that rounds to zero at two decimals. */
export const SHIFT_MAX = 0.005;

/**
 * Adds up the layout shifts of each new document in `window.layoutShift`. One without a source is of a text whose end the
 * parser has just added: its words stay where they are.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: unknown[];
        };
        if (sources.length > 0) window.layoutShift += value;
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
