import { type Draft, fieldNames } from "./message.ts";

/** What was typed is kept for the session, in this browser alone, until it was sent. */
const STORE = "contact-draft";

// Storage may be denied; then the draft lives as long as the form.
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
