import { t } from "#words";

/**
 * The site's data in the visitor's browser: its key and its purpose, a line of the list in the privacy policy. A test
 * compares the keys with the built scripts.
 */
export const stored = {
  theme: t`the theme you chose, so that the next page has it too;`,
  language: t`the language you chose for samples of code, so that the next one is in it too;`,
  currency: t`the currency you chose for an estimate, so that the next one is in it too;`,
  page: t`the address of the last page in this tab and the time of a click that left it, so that a change of page is shown;`,
  questions: t`the questions that you keep, until you send or remove them, in this tab only;`,
  contact: t`a contact message that you write, with a random number, so that it arrives once if it is sent again; when it has arrived, only its subject, its questions and the time, so that the page can tell you.`,
} as const;

export type StoredKey = keyof typeof stored;
