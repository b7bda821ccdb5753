import { useSyncExternalStore } from "react";
import { replaceAddress, watchAddress } from "../../router/address.ts";
import { fromFragment } from "./estimate.ts";

/** The URL fragment of the estimate, "" for none. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, currentFragment, () => "");
}

let latest = "";

/** The same, read at once. An anchor is no estimate: following one must not lose what was typed. */
export function currentFragment(): string {
  const { hash } = location;
  if (!hash || fromFragment(hash)) latest = hash;
  return latest;
}

/** In the entry that there is: however often an estimate changes, one Back leaves the page. */
export function writeFragment(next: string): void {
  if (next !== currentFragment()) replaceAddress(next);
}

function subscribe(changed: () => void): () => void {
  const unsubscribed = new AbortController();
  watchAddress(changed, unsubscribed.signal);
  return () => unsubscribed.abort();
}
