import { useRef, useState, useSyncExternalStore } from "react";
import type { StoredKey } from "../../content/stored.ts";

const CURRENCY = "currency" satisfies StoredKey;

/** The URL fragment of this page's tools; without one, the visitor's last currency. */
function useFragment(): string {
  return useSyncExternalStore(subscribe, currentFragment, () => "");
}

/** Whether a fragment is a tool's, and no anchor. */
export const isAsked = (fragment: string) => /[#&](?:amount|payments)=/.test(fragment);

let latest = "";

/** The same, read at once. An anchor asks for nothing: following one must not lose the text. */
function currentFragment(): string {
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
function writeFragment(part: string): void {
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

/** How a tool keeps its input, which is text, in the URL. */
export interface Notation<Asked> {
  /** Of any fragment: what it lacks is as the page opens. */
  readonly read: (fragment: string) => Asked;
  /** The tool's own part of the fragment. */
  readonly write: (asked: Asked) => string;
  readonly hasAnswer: (asked: Asked) => boolean;
}

/** The input as typed. The URL gets it once typing pauses; the fields keep its notation. */
interface Draft<Asked> {
  /** The part in the URL meanwhile. */
  readonly part: string;
  readonly typed: Asked;
  readonly field: keyof Asked;
  readonly committed: boolean;
  /** The last input that had an answer: an unfinished text takes none away. */
  readonly answered: Asked;
}

/** The input of a tool is stored in the URL; text is written there, and judged, once typing has paused. */
export function useAsked<Asked extends object>({ read, write, hasAnswer }: Notation<Asked>) {
  const inUrl = read(useFragment());
  const [kept, setDraft] = useState<Draft<Asked>>();
  // The same, for a change that follows within one rendering.
  const latest = useRef(kept);
  const keep = (next?: Draft<Asked>) => {
    latest.current = next;
    setDraft(next);
  };
  const draft = kept?.part === write(inUrl) ? kept : undefined;

  /** What is asked now: browsers fire events for controls that they restore before the URL has been read. */
  const current = () => {
    const now = read(currentFragment());
    const part = write(now);
    const last = latest.current?.part === part ? latest.current : undefined;
    return { now, part, last, asked: last?.typed ?? now };
  };

  const type = (field: keyof Asked, text: string) => {
    const { part, last, asked } = current();
    const typed = { ...asked, [field]: text };
    const answered = hasAnswer(typed) ? typed : (last?.answered ?? asked);
    keep({ part, typed, field, committed: false, answered });
  };

  /** Into the URL. The fields keep their notation. */
  const put = (asked: Asked, field: keyof Asked) => {
    writeFragment(write(asked));
    const { part } = current();
    keep({ part, typed: asked, field, committed: true, answered: asked });
  };

  const change = (field: keyof Asked, changed: (asked: Asked) => Asked) =>
    put(changed(current().asked), field);

  /** A pause calls it late: it reads the input then, since the visitor may have chosen more meanwhile. */
  const commit = () => {
    const { now, last, asked } = current();
    if (!last || last.committed) return;
    if (JSON.stringify(asked) === JSON.stringify(now)) keep();
    else put(asked, last.field);
  };

  return {
    /** As the fields show it. */
    asked: draft?.typed ?? inUrl,
    answered: draft?.answered ?? inUrl,
    /** The field last changed, and whether it is still typed in. */
    field: draft?.field,
    isTyping: draft?.committed === false,
    /** Whether the visitor has asked here for what the URL has. */
    isAnswered: draft?.committed === true,
    type,
    change,
    commit,
  };
}
