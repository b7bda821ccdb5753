import {
  type Draft,
  type FieldErrors,
  type FormAnswers,
  fieldNames,
  places,
  rulesOf,
} from "./form.ts";

/** The page that answers a form, with everything typed, its errors, or why it is not stored. */
export function answerPage(
  { pages, fields }: FormAnswers,
  draft: Draft,
  wrong: FieldErrors | "failed" | "busy",
): string {
  const [page, errors] = typeof wrong === "string" ? [pages[wrong], {}] : [pages.wrong, wrong];
  const parts = fieldNames.map((name) => {
    const { right, wrong, listed } = fields[name];
    const error = errors[name];
    // The parser drops a line break at the beginning of a longer text.
    const value = (rulesOf(name).multiline ? "\n" : "") + escaped(draft[name]);
    if (error === undefined) return { name, field: filled(right, { value }), listed: "" };
    const texts = { value, error: escaped(error) };
    return { name, field: filled(wrong, texts), listed: filled(listed, texts) };
  });
  return filled(page, {
    errors: parts.map(({ listed }) => listed).join(""),
    ...Object.fromEntries(parts.map(({ name, field }) => [name, field])),
  });
}

/** Once: typed text may look like a placeholder. */
const filled = (html: string, texts: Readonly<Record<string, string>>) =>
  html.replace(places, (_, name: string) => texts[name] ?? "");

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
