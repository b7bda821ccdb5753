import { closest } from "../browser/closest.ts";
import { savesData } from "../browser/save-data.ts";
import { followFromDrawer, watchDrawer } from "../chrome/drawer-dialog.ts";
import { watchHeroAction } from "../chrome/hero-action.ts";
import { watchMenus } from "../chrome/menus.ts";
import { coverLeaving, watchOverlay } from "../chrome/overlay.ts";
import { watchTheme } from "../chrome/theme.ts";
import { wakeIslands } from "../islands/wake.ts";
import { fadeIn } from "../sections/fade-in.ts";
import { startMovingParts } from "./moving-parts.ts";
import { unfold, unfoldAnchors } from "./unfold.ts";

/*
 * The first, small script. A page without islands has no other, except for parts that this one fetches. A browser
 * without the required features keeps the working static page; `data-script` on the root tells the styles
 * (head-script.ts).
 */

/** One that fails keeps no other from starting. */
function start(...parts: readonly (() => void)[]): void {
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      reportError(error);
    }
  }
}

const { dataset } = document.documentElement;
dataset.boot = "";
// In every browser: a static page has its anchors, its theme and its drawer, too.
start(unfoldAnchors, watchTheme, watchDrawer);
if (dataset.script) {
  dataset.script = "on";
  start(watchLinks, watchOverlay, watchMenus, watchHeroAction, markSparing);
  const live = () => start(fadeIn, startMovingParts, wakeIslands);
  // In a page that the browser has rendered ahead, once it is shown.
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", live, { once: true });
  else live();
}

/** What a click on a link does before the browser follows it, in this order. */
function watchLinks(): void {
  addEventListener("click", (event) => {
    const link = closest<HTMLAnchorElement>(event, "a[href]");
    if (!link) return;
    unfold(link.hash);
    // To another language, with the address's query and fragment: the anchor, the tools' answers.
    if (link.hreflang) Object.assign(link, { search: location.search, hash: location.hash });
    coverLeaving(event, link);
    // Last: it may follow the link itself.
    followFromDrawer(event, link);
  });
}

/** For the speculation rules (server/policy.ts): marks on the root that the visitor saves data or has a slow connection. */
function markSparing(): void {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  if (savesData() || connection?.effectiveType?.endsWith("2g")) dataset.sparing = "";
}
