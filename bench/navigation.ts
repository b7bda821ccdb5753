import type { Page } from "@playwright/test";
import {
  type Bench,
  desktop,
  medians,
  onFreshPage,
  type Part,
  slow3G,
  slowDown,
  takenOver,
} from "./bench.ts";
import { listen } from "./weights.ts";

/** The minimum time that the overlay shows, in milliseconds. */
const OVERLAY_MS = 500;

/**
 * From the click on a link until the next page is painted beneath the overlay, on slow 3G and a CPU
 * slowed six times, in milliseconds: cold, with its code not yet fetched, and warm, with its code
 * already fetched, as after hovering over the link. The floor of a cold one is a round trip and the transfer.
 */
export const navigation: Part = async (bench, paths, at) => {
  const rows = [];
  for (const path of paths) {
    const middle = await medians(path, at, () => measure(bench, path));
    const [cold, floor, warm] = [middle("cold"), middle("floor"), middle("warm")];
    const inTime = warm <= OVERLAY_MS ? "yes" : "no";
    const share = (cold / floor).toFixed(2);
    rows.push({
      path,
      cold,
      floor,
      "cold / floor": share,
      warm,
      "ready before the overlay ends": inTime,
    });
  }
  return rows;
};

const measure = (bench: Bench, path: string) =>
  onFreshPage(bench, { viewport: desktop }, async (page) => {
    const from = path === "/" ? "/about" : "/";
    await page.goto(bench.site + from);
    await takenOver(page);
    await slowDown(page, slow3G);
    const wire = await listen(page);
    const cold = await follow(page, path);
    const { script, style } = wire();
    // Kilobits a second are bits a millisecond.
    const floor = slow3G.latency + ((script + style) * 8) / slow3G.kilobitsDown;
    await follow(page, from);
    return { cold, floor, warm: await follow(page, path) };
  });

/** Follows a link without hovering over it and returns how long its page took. Waits for the overlay to end. */
async function follow(page: Page, path: string): Promise<number> {
  const time = await page.evaluate(
    (href) =>
      new Promise<number>((stands) => {
        const before = document.querySelector("h1");
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const heading = document.querySelector("h1");
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => stands(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
      }),
    path,
  );
  await page.locator("h1:focus").waitFor();
  return time;
}
