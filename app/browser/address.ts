/** Dispatches what this site writes, because browsers have no event for it. */
const writes = new EventTarget();

/** Pushes a history entry with `url` and `state`, in place of the open drawer's, and notifies the watchers. */
export function pushAddress(url: string, state: unknown): void {
  history[history.state?.spare ? "replaceState" : "pushState"](state, "", url);
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
