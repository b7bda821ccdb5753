/*
 * Where the browser has no close watchers, a spare history entry of the same page lets Back close the dialog or
 * panel over the page.
 */

export function enterSpare(): void {
  if (!("CloseWatcher" in window)) history.pushState({ ...history.state, spare: true }, "");
}

/** Whether the current history entry is a spare one. */
export const isSpare = (): boolean => Boolean(history.state?.spare);

/** Leaves a spare entry when its dialog or panel was closed otherwise. */
export function leaveSpare(): void {
  if (isSpare()) history.back();
}

/**
 * Follows a link from a spare entry, instead of the browser: the next page replaces the entry, or Back would stop
 * there.
 */
export function followFromSpare(event: MouseEvent, link: HTMLAnchorElement): void {
  const { defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isElsewhere = link.target || metaKey || ctrlKey || shiftKey || altKey;
  if (!isSpare() || defaultPrevented || isElsewhere) return;
  event.preventDefault();
  // No longer a spare one: leaving it would go back instead.
  history.replaceState({ ...history.state, spare: false }, "");
  location.replace(link.href);
}
