import { useSyncExternalStore } from "react";
import type { StoredKey } from "../../content/stored.ts";

const CURRENCY = "currency" satisfies StoredKey;

/** The URL fragment of this page's tools; without one, the visitor's last currency. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, currentFragment, () => "");
}

/** Whether a fragment is a tool's, and no anchor. */
export const isAsked = (fragment: string) => /[#&](?:amount|payments)=/.test(fragment);

let latest = "";

/** The same, read at once. An anchor asks for nothing: following one must not lose the text. */
export function currentFragment(): string {
  const { hash } = location;
  if (!hash || isAsked(hash)) latest = hash;
  return latest || lastCurrency();
}

function lastCurrency(): string {
  try {
    const last = localStorage.getItem(CURRENCY);
    return last ? `#currency=${last}` : "";
  } catch {
    return "";
  }
}

/** Browsers fire no event when a page changes its own address. */
const writes = new EventTarget();

/** One tool's part, in the entry that there is: however often an estimate changes, one Back leaves the page. */
export function writeFragment(part: string): void {
  currentFragment();
  const all = new URLSearchParams(latest.slice(1));
  for (const [name, value] of new URLSearchParams(part.slice(1))) all.set(name, value);
  try {
    localStorage.setItem(CURRENCY, all.get("currency") ?? "");
  } catch {
    // Where nothing may be stored, the next visit begins with the first currency.
  }
  if (`#${all}` === latest) return;
  history.replaceState(history.state, "", `#${all}`);
  writes.dispatchEvent(new Event("write"));
}

function subscribe(changed: () => void): () => void {
  const unsubscribed = new AbortController();
  const { signal } = unsubscribed;
  writes.addEventListener("write", changed, { signal });
  addEventListener("popstate", changed, { signal });
  return () => unsubscribed.abort();
}
