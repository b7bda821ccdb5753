import type { StoredKey } from "../content/stored.ts";

/** The key of the stored value, and the name of the event that tells of a change on this page. */
export const QUESTIONS = "questions" satisfies StoredKey;
/** If storage is denied, the list lasts as long as the page. */
let unstored: string | null = null;

/** What the visitor keeps to ask in one message, in order, in this tab only. */
export function questions(): readonly string[] {
  try {
    const list: unknown = JSON.parse(unstored ?? sessionStorage.getItem(QUESTIONS) ?? "[]");
    return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function keepQuestions(list: readonly string[]): void {
  unstored = JSON.stringify([...new Set(list)]);
  try {
    sessionStorage.setItem(QUESTIONS, unstored);
    unstored = null;
  } catch {}
  dispatchEvent(new Event(QUESTIONS));
}
