import type { Page } from "@playwright/test";
import { type Bench, onFreshPage, type Part, started } from "./bench.ts";
import { listen } from "./weights.ts";

const visited = "/ /merchants /pricing /country-coverage /api-documentation /contact".split(" ");

/**
 * The cumulative bytes on the wire of visiting six pages, hovering over links and clicking them,
 * headers and prefetching included; and the same with data saving on.
 */
export const visit: Part = async (bench, _, at) => {
  const usual = await tour(bench, at, false);
  const saving = await tour(bench, at, true);
  return visited.map((path, index) => ({
    visited: path,
    "bytes so far": usual[index]?.all ?? 0,
    requests: usual[index]?.requests ?? 0,
    "saving data": saving[index]?.all ?? 0,
    "its requests": saving[index]?.requests ?? 0,
  }));
};

const tour = (bench: Bench, at: (what: string) => void, saving: boolean) =>
  onFreshPage(bench, { viewport: { width: 1280, height: 800 } }, async (page) => {
    if (saving) await page.addInitScript(saveData);
    const wire = await listen(page);
    const after = [];
    for (const path of visited) {
      at(saving ? `${path}, saving data` : path);
      const arrived = () => (saving ? page.waitForLoadState("networkidle") : started(page));
      if (path === "/") await page.goto(bench.site + path);
      else await followSeen(page, path, arrived);
      await page.waitForURL(bench.site + path);
      await arrived();
      after.push(wire());
    }
    return after;
  });

function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/**
 * Clicks a visible link below the header, if there is one; menus and the phone's footer hide theirs. Files fetched on
 * the way to the link have arrived by then: the browser does not report the requests of a page that was left.
 */
async function followSeen(page: Page, path: string, arrived: () => Promise<void>): Promise<void> {
  const seen = page
    .locator(`main a[href="${path}"], footer a[href="${path}"]`)
    .filter({ visible: true });
  if ((await seen.count()) > 0) {
    await seen.last().hover();
    await arrived();
    return seen.last().click();
  }
  const inMenu = page.locator(`header a[href="${path}"]`).first();
  return inMenu.evaluate((link: HTMLAnchorElement) => link.click());
}
