import { closest } from "../browser/closest.ts";
import { followFromDrawer } from "../chrome/drawer-dialog.ts";
import { keepPlace } from "../chrome/languages.ts";
import { coverLeaving } from "../chrome/overlay.ts";
import { unfold } from "./unfold.ts";

/** What a click on a link does before the browser follows it, in this order. */
export function watchLinks(): void {
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
