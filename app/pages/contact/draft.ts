import { type ContactMessage, type Draft, fieldNames } from "../../content/message.ts";
import type { StoredKey } from "../../content/stored.ts";

/** The draft is kept for the session, in this browser only, until it is sent. */
const DRAFT = "contact-draft" satisfies StoredKey;
/** The key of what was sent last, and its words. */
const KEY = "contact-key" satisfies StoredKey;

/** If storage is denied, the key lasts as long as the page, and the draft as long as the form. */
let last: Stored = {};

type Stored = Readonly<Record<string, unknown>>;

export function storedDraft(): Partial<Draft> {
  const stored = read(DRAFT);
  return Object.fromEntries(
    fieldNames.flatMap((name) => (typeof stored[name] === "string" ? [[name, stored[name]]] : [])),
  );
}

export function storeDraft(draft: Draft): void {
  write(DRAFT, draft);
}

/**
 * The key of a message, by which an inbox recognises it when it is sent again: the same for the same words,
 * also after a reload, until it was sent.
 */
export function keyFor(message: ContactMessage): string {
  const words = JSON.stringify(message);
  if (last.words !== words) last = read(KEY);
  if (last.words !== words) last = { words, key: crypto.randomUUID() };
  write(KEY, last);
  return String(last.key);
}

export function forgetDraft(): void {
  last = {};
  try {
    for (const name of [DRAFT, KEY]) sessionStorage.removeItem(name);
  } catch {}
}

function read(name: string): Stored {
  try {
    return { ...JSON.parse(sessionStorage.getItem(name) ?? "{}") };
  } catch {
    return {};
  }
}

function write(name: string, value: Stored): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {}
}
