import { inTime } from "./in-time.ts";

/**
 * Lets the browser load the open address as a new document. Rejects when the host does not
 * answer, for then the browser would show an error page of its own, when the document does
 * not come, and when the visitor has gone elsewhere meanwhile.
 */
export async function loadInFull(signal: AbortSignal): Promise<never> {
  await inTime(fetch(location.href, { method: "HEAD", signal }));
  // The new document begins at its top or its anchor, not where this one stood.
  scrollTo(0, 0);
  location.reload();
  return inTime(new Promise<never>(() => {}));
}
