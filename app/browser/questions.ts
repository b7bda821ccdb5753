import { type StoredKey, store, stored } from "./storage.ts";

/** The key of the stored value, and the name of the event that tells of a change on this page. */
export const QUESTIONS = "questions" satisfies StoredKey;

/** What the visitor keeps to ask in one message, in order, in this tab only. */
export function questions(): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored("sessionStorage", QUESTIONS) ?? "[]");
    return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function keepQuestions(list: readonly string[]): void {
  store("sessionStorage", QUESTIONS, JSON.stringify([...new Set(list)]));
  dispatchEvent(new Event(QUESTIONS));
}
