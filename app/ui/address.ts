/** Browsers have no event for what a script pushes. */
const pushes = new EventTarget();

/** Makes `url` the address, as a new entry of the history with its `state`, and tells of it. */
export function pushAddress(url: string, state: unknown): void {
  history.pushState(state, "", url);
  pushes.dispatchEvent(new Event("push"));
}

/** Calls `changed` after every change of the address within the document, whoever makes it. */
export function watchAddress(changed: () => void, signal: AbortSignal): void {
  pushes.addEventListener("push", changed, { signal });
  addEventListener("popstate", changed, { signal });
}
