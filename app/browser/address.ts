/** Dispatches what this site writes, because browsers have no event for it. */
const writes = new EventTarget();

/**
 * Where the browser has no close watchers, a spare history entry of the same page lets Back close what is
 * open over the page.
 */
export function enterSpare(): void {
  if (!("CloseWatcher" in window)) history.pushState({ ...history.state, spare: true }, "");
}

/** Whether the current history entry is a spare one. */
export const isSpare = (): boolean => Boolean(history.state?.spare);

/** Leaves a spare entry when what it was for has been closed otherwise. */
export function leaveSpare(): void {
  if (isSpare()) history.back();
}

/** Pushes a history entry with `url` and `state`, in place of a spare one, and notifies the watchers. */
export function pushAddress(url: string, state: unknown): void {
  history[isSpare() ? "replaceState" : "pushState"](state, "", url);
  writes.dispatchEvent(new Event("write"));
}

/** Gives the current history entry another `url`, and notifies the watchers. */
export function replaceAddress(url: string): void {
  history.replaceState(history.state, "", url);
  writes.dispatchEvent(new Event("write"));
}

/** Calls `changed` after every write and popstate, until `signal` aborts. */
export function watchAddress(changed: () => void, signal: AbortSignal): void {
  writes.addEventListener("write", changed, { signal });
  addEventListener("popstate", changed, { signal });
}
