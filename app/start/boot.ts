import { closest } from "../browser/closest.ts";
import { whenShown } from "../browser/when-shown.ts";
import { followFromDrawer, watchDrawer } from "../chrome/drawer-dialog.ts";
import { watchHeroAction } from "../chrome/hero-action.ts";
import { keepPlace } from "../chrome/keep-place.ts";
import { watchMenus } from "../chrome/menus.ts";
import { coverLeaving, watchOverlay } from "../chrome/overlay.ts";
import { watchTheme } from "../chrome/theme.ts";
import { wakeIslands } from "../islands/wake.ts";
import { fadeIn } from "../sections/fade-in.ts";
import { startMovingParts } from "./moving-parts.ts";
import { markSparing } from "./sparing.ts";
import { unfold, unfoldAnchors } from "./unfold.ts";

/*
 * The first, small script. A page without islands has no other, except for parts that this one fetches. A browser
 * without the required features keeps the working static page; `data-script` on the root tells the styles
 * (head-script.ts).
 */

/** Browsers from before 2023 or 2024 have no popovers: opens the site's popover as a dialog. */
function openWithoutPopovers(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("[popovertarget]");
  const dialog = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

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
if (!("popover" in HTMLElement.prototype)) addEventListener("click", openWithoutPopovers);
start(unfoldAnchors, watchTheme);
if (dataset.script) {
  dataset.script = "on";
  start(watchLinks, watchOverlay, watchMenus, watchDrawer, watchHeroAction, markSparing);
  whenShown(() => start(fadeIn, startMovingParts, wakeIslands));
}

/** What a click on a link does before the browser follows it, in this order. */
function watchLinks(): void {
  addEventListener("click", (event) => {
    const link = closest<HTMLAnchorElement>(event, "a[href]");
    if (!link) return;
    unfold(link.hash);
    keepPlace(link);
    coverLeaving(event, link);
    // Last: it may follow the link itself.
    followFromDrawer(event, link);
  });
}
