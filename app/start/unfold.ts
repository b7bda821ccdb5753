/**
 * Opens the list that an anchor leads into, which a phone folds behind a `details` before it (chrome/footer.tsx), or
 * that is in one: for the address, and before a click (boot.ts), so the browser scrolls there even if the address stays.
 */
export function unfoldAnchors(): void {
  const show = () => unfold(location.hash)?.scrollIntoView();
  addEventListener("hashchange", show);
  show();
}

/** Returns the anchor's target if it was hidden until now. */
export function unfold(hash: string): Element | null {
  const target = document.getElementById(hash.slice(1));
  const list = target?.closest("details+ul,details+dl");
  const fold = list ? list.previousElementSibling : target?.closest("details");
  const hidden = target?.getClientRects().length === 0;
  fold?.setAttribute("open", "");
  return hidden ? target : null;
}
