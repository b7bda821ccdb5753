import { closest } from "../browser/closest.ts";

/**
 * Opens the list that an anchor leads into, which a phone folds behind a `details` before it (chrome/footer-group.tsx):
 * for the address, and before a click, so the browser scrolls there even if the address stays.
 */
export function unfoldAnchors(): void {
  const show = () => unfold(location.hash)?.scrollIntoView();
  addEventListener("hashchange", show);
  addEventListener("click", (event) => unfold(closest<HTMLAnchorElement>(event, "a[href]")?.hash));
  show();
}

/** Returns the anchor's target if it was hidden until now. */
function unfold(hash = ""): Element | null {
  const target = document.getElementById(hash.slice(1));
  const fold = target?.closest("details+ul,details+dl")?.previousElementSibling;
  const hidden = target?.getClientRects().length === 0;
  fold?.setAttribute("open", "");
  return hidden ? target : null;
}
