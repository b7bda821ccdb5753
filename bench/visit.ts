import type { Page } from "@playwright/test";
import { onFreshPage, type Part, started } from "./bench.ts";
import { listen } from "./weights.ts";

const visited = "/ /merchants /pricing /country-coverage /api-documentation /contact".split(" ");

/**
 * The cumulative bytes on the wire of visiting six pages, hovering over links and clicking them,
 * headers and prefetching included.
 */
export const visit: Part = (bench, _, at) =>
  onFreshPage(bench, { viewport: { width: 1280, height: 800 } }, async (page) => {
    const wire = await listen(page);
    const rows = [];
    for (const path of visited) {
      at(path);
      if (path === "/") await page.goto(bench.site + path);
      else await followSeen(page, path);
      await page.waitForURL(bench.site + path);
      await started(page);
      const { all, requests } = wire();
      rows.push({ visited: path, "bytes so far": all, requests });
    }
    return rows;
  });

/**
 * Clicks a visible link below the header, if there is one; menus and the phone's footer hide theirs. Files fetched on
 * the way to the link have arrived by then: the browser does not report the requests of a page that was left.
 */
async function followSeen(page: Page, path: string): Promise<void> {
  const seen = page
    .locator(`main a[href="${path}"], footer a[href="${path}"]`)
    .filter({ visible: true });
  if ((await seen.count()) > 0) {
    await seen.last().hover();
    await started(page);
    return seen.last().click();
  }
  const inMenu = page.locator(`header a[href="${path}"]`).first();
  return inMenu.evaluate((link: HTMLAnchorElement) => link.click());
}
