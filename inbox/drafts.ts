import { type Draft, emptyDraft, fieldNames, hiddenField } from "./form.ts";
import { Refusal } from "./refusals.ts";
import type { Clues } from "./spam/guard.ts";

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
