import { type Draft, emptyDraft, ofFields, validate } from "../../content/message.ts";
import type { StoredKey } from "../../content/stored.ts";

/** What the session knows of the form, in this browser only. */
export interface Kept {
  /** The text in the form. */
  readonly text: Draft;
  /** The last message that was submitted. */
  readonly last?: LastMessage | undefined;
  /** The questions that the text asks for the visitor (`contact-state.ts`). */
  readonly asked?: readonly string[];
  /** The subject of the address that the form was last opened with. */
  readonly opened?: string;
}

export interface LastMessage {
  /** The inbox recognises the message by this. */
  readonly key: string;
  readonly state: "sending" | "sent" | "failed" | "unsure";
  /** Its text; once it is sent, only its subject. */
  readonly draft: Draft;
  /** When it was submitted, in milliseconds since 1970. */
  readonly at: number;
  /** Once it is sent, those of the kept questions that it asked. */
  readonly questions?: readonly string[];
}

const KEY = "contact" satisfies StoredKey;
/** If storage is denied, the record lasts as long as the page. */
let unstored: string | null = null;

export function store(kept: Kept): void {
  unstored = JSON.stringify(kept);
  try {
    sessionStorage.setItem(KEY, unstored);
    unstored = null;
  } catch {}
}

export function recall(): Kept {
  try {
    const { text, last, ...rest } = JSON.parse(unstored ?? sessionStorage.getItem(KEY) ?? "{}");
    return {
      ...rest,
      text: textIn(text),
      last: typeof last?.at === "number" ? { ...last, draft: textIn(last.draft) } : undefined,
    };
  } catch {
    return { text: emptyDraft };
  }
}

const textIn = (stored: Partial<Draft> | undefined) =>
  ofFields((name) => String(stored?.[name] ?? ""));

/** What is left of a text when this message is taken out of it. */
export const without = (sent: Draft, text: Draft): Draft =>
  ofFields((name) => (text[name] === sent[name] ? "" : text[name]));

/** The key of a message: the same for the same words until it is sent, also after a reload. */
export function keyOf(draft: Draft, last: LastMessage | undefined): string {
  const words = (text: Draft) => JSON.stringify(validate(text));
  const isSame = last && last.state !== "sent" && words(last.draft) === words(draft);
  return isSame ? last.key : randomKey();
}

/** Not `crypto.randomUUID`, which pages over plain http lack. */
function randomKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
