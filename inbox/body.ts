import type { Clues } from "./doubt.ts";
import { type Draft, emptyDraft, fieldNames, hiddenField } from "./form.ts";
import { Refusal } from "./refusals.ts";

/**
 * The body of a request as text. `limit` in bytes; `patience` in milliseconds for the whole body.
 * Throws a Refusal if it is larger, slower, or not UTF-8.
 */
export async function readText(request: Request, limit: number, patience: number): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [text, size, isLate] = ["", 0, false];
  // Ends a read that waits.
  const timer = setTimeout(() => {
    isLate = true;
    reader.releaseLock();
  }, patience);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > limit) throw new Refusal(413, "size", "The body is too large.");
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isLate) throw new Refusal(408, "slow", "The body took too long.");
    throw new Refusal(400, "body", "The body is broken or not UTF-8.");
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/** The content of a body. */
interface Sent {
  readonly draft: Draft;
  readonly clues: Clues;
}

/** The fields of a JSON body; a missing one is empty. Throws a Refusal for anything but text. */
export function readJson(text: string): Sent {
  const body = parsed(text);
  const values = fieldNames.map((name) => {
    const value = body[name] ?? "";
    if (typeof value === "string") return [name, value] as const;
    throw new Refusal(400, "body", `The field ${name} must be text.`);
  });
  const { token, [hiddenField]: hidden = "" } = body;
  return { draft: draftOf(values), clues: { token, hidden: String(hidden) } };
}

const draftOf = (values: readonly (readonly [string, string])[]): Draft => ({
  ...emptyDraft,
  ...Object.fromEntries(values),
});

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return { ...value };
    }
  } catch {}
  throw new Refusal(400, "body", "The body must be a JSON object.");
}

/**
 * The fields of a form's body. Browsers send line breaks as CR LF, but count them as one
 * character. Throws a Refusal if the encoding is broken.
 */
export function readForm(text: string): Sent {
  try {
    decodeURIComponent(text);
  } catch {
    throw new Refusal(400, "body", "The body is broken or not UTF-8.");
  }
  const body = new URLSearchParams(text);
  const values = fieldNames.map(
    (name) => [name, body.get(name)?.replaceAll("\r\n", "\n") ?? ""] as const,
  );
  const hidden = body.get(hiddenField) ?? "";
  return { draft: draftOf(values), clues: { token: undefined, hidden } };
}
