import { type Draft, fieldNames } from "../../content/message.ts";

/** The draft is kept for the session, in this browser only, until it is sent. */
const STORE = "contact-draft";

// If storage is denied, the draft lasts as long as the form.
export function storedDraft(): Partial<Draft> {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
    return Object.fromEntries(
      fieldNames.flatMap((name) =>
        typeof stored[name] === "string" ? [[name, stored[name]]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export function storeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(draft));
  } catch {}
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORE);
  } catch {}
}
