import { createHash } from "node:crypto";
import type { ContactMessage } from "./form.ts";

/** A key that begins with it is a form's: nothing else may use it. */
export const formKeyPrefix = "form-";
/** In milliseconds: within it, a message that a form sends again is taken for the same one. */
const WINDOW_MS = 10 * 60_000;

/**
 * The key of a message from a form without scripts, which cannot make one itself: a digest of its
 * fields and its time. A double click sends one message; the same words another day are another.
 * `earlier` is the key of the period before. `now` in milliseconds since 1970.
 */
export function formKeys(message: ContactMessage, now: number): { key: string; earlier: string } {
  const digest = createHash("sha256").update(JSON.stringify(message)).digest("base64url");
  const window = Math.floor(now / WINDOW_MS);
  const keyIn = (when: number) => `${formKeyPrefix}${digest}-${when}`;
  return { key: keyIn(window), earlier: keyIn(window - 1) };
}
