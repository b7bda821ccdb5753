/** Dispatches pushes, because browsers have no event for `pushState`. */
const pushes = new EventTarget();

/** Pushes a history entry with `url` and `state`, and notifies the watchers. */
export function pushAddress(url: string, state: unknown): void {
  history.pushState(state, "", url);
  pushes.dispatchEvent(new Event("push"));
}

/** Calls `changed` after every push and popstate, until `signal` aborts. */
export function watchAddress(changed: () => void, signal: AbortSignal): void {
  pushes.addEventListener("push", changed, { signal });
  addEventListener("popstate", changed, { signal });
}
