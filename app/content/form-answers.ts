import type { FieldName, FieldWords } from "./message.ts";

/**
 * The answers to a form posted without scripts, in one language. The build renders all of them; the inbox only
 * chooses one and fills in its placeholders.
 */
export interface FormAnswers {
  /** As BCP 47. */
  readonly language: string;
  /** The address of the page with the form, and of the one that says "Message Sent!". */
  readonly address: string;
  readonly sent: string;
  /** This language's messages about each field. */
  readonly said: FieldWords;
  readonly pages: AnswerPages;
  readonly fields: Readonly<Record<FieldName, AnswerField>>;
}

/** Documents with a place for each field, and the first with one more for `errors`. */
export interface AnswerPages {
  readonly wrong: string;
  /** Why a form that is right is not stored: its inbox's fault, or too many at once. */
  readonly failed: string;
  readonly busy: string;
}

/** Parts of a document with a place for the `value` that was typed, for the `error`, or for both. */
export interface AnswerField {
  readonly right: string;
  readonly wrong: string;
  /** The error in the list of all. */
  readonly listed: string;
}

/** Where a text or a part goes. */
export const place = (name: string): string => `{{${name}}}`;
/** Matches a place, with its name in the first group. */
export const places = /\{\{(\w+)\}\}/g;
