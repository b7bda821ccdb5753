import { whenShown } from "../browser/when-shown.ts";
import { startChrome } from "../chrome/chrome.ts";
import { watchOverlay } from "../chrome/overlay.ts";
import { watchTheme } from "../chrome/theme.ts";
import { wakeIslands } from "../islands/wake.ts";
import { enliven } from "./enliven.ts";
import { watchIntent } from "./prefetch.ts";
import { unfoldAnchors } from "./unfold.ts";

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

const { dataset } = document.documentElement;
dataset.boot = "";
unfoldAnchors();
watchTheme();
if (!("popover" in HTMLElement.prototype)) addEventListener("click", openWithoutPopovers);
if (dataset.script) {
  dataset.script = "on";
  watchOverlay();
  startChrome();
  watchIntent();
  whenShown(() => {
    enliven();
    wakeIslands();
  });
}
