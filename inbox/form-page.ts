import {
  type Draft,
  type FieldErrors,
  type FieldName,
  type FieldWords,
  fieldNames,
} from "../app/content/message.ts";

/** Why a form that is right is not stored: its inbox's fault, or too many at once. */
type Notice = "failed" | "busy";

/** The page that answers a form, in its language, and what that says about a field. */
export interface FormPage {
  readonly language: string;
  readonly said: FieldWords;
  /** What is wrong with the form, or why it is not stored. */
  readonly page: (draft: Draft, wrong: FieldErrors | Notice) => string;
}

/** Holds all that can be said about a field: that it is too long, and in another line, that it is wrong. */
const errorOf = (name: FieldName) =>
  new RegExp(`<li><a href="#${name}">(?<long>[^<\\n]+)\\n(?<wrong>[^<]*)</a></li>`);
/** The parts of the built page that say something about one field, which are taken out if it is right. */
const partsOf = (name: FieldName): readonly RegExp[] => [
  errorOf(name),
  new RegExp(` aria-invalid="true" aria-describedby="${name}-error"`),
  new RegExp(`<p class="[^"]*" id="${name}-error">.*?</p>`, "s"),
];
const summary = /<div class="[^"]*" tabindex="-1" role="alert"><h3>.*?<\/div>/s;
const notices: Readonly<Record<Notice, RegExp>> = {
  failed: /<div class="[^"]*" id="failed" role="alert" tabindex="-1">.*?<\/div>/,
  busy: /<div class="[^"]*" id="busy" role="alert" tabindex="-1">.*?<\/div>/,
};
const alert = /tabindex="-1" role="alert"|role="alert" tabindex="-1"/;
const control = new RegExp(`<(input|textarea)([^>]*? name="(${fieldNames.join("|")})"[^>]*)>`, "g");

/**
 * Prepares the page that the build wrote: the form with an error at every field. Throws one sentence if
 * it does not have the parts that are filled in or taken out.
 */
export function createFormPage(built: string): FormPage {
  const [, language] = built.match(/<html [^>]*?lang="([\w-]+)"/) ?? [];
  const parts = [summary, ...Object.values(notices), ...fieldNames.flatMap(partsOf)];
  if (
    !language ||
    !parts.every((part) => part.test(built)) ||
    controlsOf(built) !== fieldNames.join()
  ) {
    throw new Error("The form of this build does not match the inbox: build the site again.");
  }
  const words = fieldNames.map((name) => {
    const { long = "", wrong = "" } = built.match(errorOf(name))?.groups ?? {};
    const said = { long: unescaped(long), ...(wrong && { wrong: unescaped(wrong) }) };
    return { name, said, inPage: `${long}\n${wrong}` };
  });
  const said = Object.fromEntries(words.map(({ name, said }) => [name, said])) as FieldWords;
  const page: FormPage["page"] = (draft, wrong) => {
    const notice = typeof wrong === "string" ? notices[wrong] : summary;
    const errors = typeof wrong === "string" ? {} : wrong;
    let page = built;
    for (const part of [summary, ...Object.values(notices)]) {
      if (part !== notice) page = page.replace(part, "");
    }
    for (const { name, inPage } of words) {
      const error = errors[name];
      if (error === undefined) for (const part of partsOf(name)) page = page.replace(part, "");
      else page = page.replaceAll(inPage, () => escaped(error));
    }
    // Without scripts, this is how the first thing to read gets the focus.
    page = page.replace(alert, "$& autofocus");
    return page.replace(control, (tag, element, attributes, name: FieldName) =>
      element === "input"
        ? `<input${attributes} value="${escaped(draft[name])}">`
        : // The parser drops a line break at the beginning.
          `${tag}\n${escaped(draft[name])}`,
    );
  };
  return { language, said, page };
}

const controlsOf = (html: string) => [...html.matchAll(control)].map(([, , , name]) => name).join();

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** React escapes the apostrophe, too. */
function unescaped(html: string): string {
  const signs = [...Object.entries(entities), ["'", "&#x27;"] as const].reverse();
  return signs.reduce((text, [sign, entity]) => text.replaceAll(entity, sign), html);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
