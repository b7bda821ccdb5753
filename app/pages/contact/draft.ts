import { type Draft, emptyDraft, fieldNames, validate } from "../../content/message.ts";
import type { StoredKey } from "../../content/stored.ts";

/** The draft is kept for the session, in this browser only, until it is sent. */
const DRAFT = "contact-draft" satisfies StoredKey;
/** What was sent last. */
const SENT = "contact-key" satisfies StoredKey;

/** The last message sent. Times are milliseconds since 1970. */
export interface LastSent {
  /** The inbox recognises it by this. Undefined once its sender knows that it has arrived. */
  readonly key: string | undefined;
  /** As it was sent; after the receipt, only the subject. */
  readonly draft: Draft;
  /** When it was last known to be on its way; undefined once its outcome is known. */
  readonly since: number | undefined;
  /** When it arrived. */
  readonly at: number | undefined;
}

type Stored = Readonly<Record<string, unknown>>;

/** If storage is denied, data lasts only as long as the page. */
const unstored = new Map<string, string>();

export const storedDraft = (): Partial<Draft> => draftIn(read(DRAFT));

export function storeDraft(draft: Draft): void {
  write(DRAFT, draft);
}

export function lastSent(): LastSent | undefined {
  const { key, draft, since, at } = read(SENT);
  if (typeof draft !== "object" || draft === null) return undefined;
  return {
    key: typeof key === "string" ? key : undefined,
    draft: { ...emptyDraft, ...draftIn(draft as Stored) },
    since: timeIn(since),
    at: timeIn(at),
  };
}

/** Returns the key of a valid draft: the same for the same words until delivery, even after a reload. */
export function beginToSend(draft: Draft): string {
  const last = lastSent();
  const isSame = last?.key && wordsOf(last.draft) === wordsOf(draft);
  const key = isSame && last.key ? last.key : crypto.randomUUID();
  write(SENT, { key, draft, since: Date.now() });
  storeDraft(draft);
  return key;
}

/** The page is left: a message without an outcome may still be on its way. */
export function leaveOnItsWay(key: string): void {
  const last = lastSent();
  if (last?.key === key && last.since) write(SENT, { ...last, since: Date.now() });
}

/** The message arrived at this time, or failed. */
export function settle(key: string, at?: number): void {
  const last = lastSent();
  if (last?.key === key) write(SENT, { key, draft: last.draft, at });
}

/** Keeps only what the receipt shows of a delivered message, and a digest that recognises its words. */
export function keepReceipt(draft: Draft, at: number): void {
  write(SENT, { draft: { subject: draft.subject }, at, digest: digestOf(draft) });
}

/** Whether these words are those that have arrived last. */
export const hasArrived = (draft: Draft): boolean => read(SENT).digest === digestOf(draft);

export const forgetDraft = () => forget(DRAFT);
export const forgetSent = () => forget(SENT);

/** Drafts with the same words are one message. */
const wordsOf = (draft: Draft) => JSON.stringify(validate(draft));

function digestOf(draft: Draft): number {
  let digest = 0;
  for (const sign of wordsOf(draft)) {
    digest = (Math.imul(digest, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  }
  return digest;
}

const draftIn = (stored: Stored): Partial<Draft> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => (typeof stored[name] === "string" ? [[name, stored[name]]] : [])),
  );

/** Within a century or so: another number is no date. */
const timeIn = (value: unknown) =>
  typeof value === "number" && value > 0 && value < 1e13 ? value : undefined;

function read(name: string): Stored {
  try {
    return { ...JSON.parse(unstored.get(name) ?? sessionStorage.getItem(name) ?? "{}") };
  } catch {
    return {};
  }
}

function write(name: string, value: object): void {
  const text = JSON.stringify(value);
  unstored.delete(name);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    unstored.set(name, text);
  }
}

function forget(name: string): void {
  unstored.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
