import { useSyncExternalStore } from "react";
import { fromFragment } from "./estimate.ts";

/** The URL fragment of the estimate, "" for none. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, currentFragment, () => "");
}

let latest = "";

/** The same, read at once. An anchor is not an estimate: following one must not lose the text. */
export function currentFragment(): string {
  const { hash } = location;
  if (!hash || fromFragment(hash)) latest = hash;
  return latest;
}

/** Browsers fire no event when a page changes its own address. */
const writes = new EventTarget();

/** In the entry that there is: however often an estimate changes, one Back leaves the page. */
export function writeFragment(next: string): void {
  if (next === currentFragment()) return;
  history.replaceState(history.state, "", next);
  writes.dispatchEvent(new Event("write"));
}

function subscribe(changed: () => void): () => void {
  const unsubscribed = new AbortController();
  const { signal } = unsubscribed;
  writes.addEventListener("write", changed, { signal });
  addEventListener("popstate", changed, { signal });
  return () => unsubscribed.abort();
}
