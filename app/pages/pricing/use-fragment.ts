import { useSyncExternalStore } from "react";
import { pushAddress, watchAddress } from "../../ui/address.ts";
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

/** A history entry with the state of the one before, so that Back undoes it and nothing scrolls. */
export function writeFragment(next: string): void {
  if (next !== currentFragment()) pushAddress(next, history.state);
}

function subscribe(changed: () => void): () => void {
  const unsubscribed = new AbortController();
  watchAddress(changed, unsubscribed.signal);
  return () => unsubscribed.abort();
}
