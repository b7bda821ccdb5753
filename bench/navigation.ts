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

/** The minimum time that the overlay shows, in milliseconds. */
const OVERLAY_MS = 500;

/**
 * From the click on a link until the next page is painted beneath the overlay, on slow 3G and a CPU
 * slowed six times, in milliseconds: cold, with its code not yet fetched, and warm, with its code
 * already fetched, as after hovering over the link.
 */
export const navigation: Part = async (bench, paths, at) => {
  const rows = [];
  for (const path of paths) {
    const middle = await medians(path, at, () => measure(bench, path));
    const [cold, warm] = [middle("cold"), middle("warm")];
    const inTime = warm <= OVERLAY_MS ? "yes" : "no";
    rows.push({ path, cold, warm, "ready before the overlay ends": inTime });
  }
  return rows;
};

const measure = (bench: Bench, path: string) =>
  onFreshPage(bench, { viewport: desktop }, async (page) => {
    const from = path === "/" ? "/about" : "/";
    await page.goto(bench.site + from);
    await takenOver(page);
    await slowDown(page, slow3G);
    const cold = await follow(page, path);
    await follow(page, from);
    return { cold, warm: await follow(page, path) };
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
