import {
  type Draft,
  type FieldErrors,
  type FieldName,
  fieldNames,
} from "../app/content/message.ts";

/** Why a form that is right is not stored: its inbox's fault, or too many at once. */
type Notice = "failed" | "busy";

/** The page that answers a form with what is wrong with it, or with why it is not stored. */
export type FormPage = (draft: Draft, wrong: FieldErrors | Notice) => string;

/** The parts of the built page that say something about one field, which are taken out if it is right. */
const partsOf = (name: FieldName): readonly RegExp[] => [
  new RegExp(`<li><a href="#${name}">[^<]*</a></li>`),
  new RegExp(` aria-invalid="true" aria-describedby="${name}-error"`),
  new RegExp(`<p class="[^"]*" id="${name}-error">.*?</p>`),
];
const summary = /<div class="[^"]*" tabindex="-1" role="alert"><h3>.*?<\/div>/;
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
  const parts = [summary, ...Object.values(notices), ...fieldNames.flatMap(partsOf)];
  if (!parts.every((part) => part.test(built)) || controlsOf(built) !== fieldNames.join()) {
    throw new Error("The form of this build does not match the inbox: build the site again.");
  }
  return (draft, wrong) => {
    const notice = typeof wrong === "string" ? notices[wrong] : summary;
    const errors = typeof wrong === "string" ? {} : wrong;
    let page = built;
    for (const part of [summary, ...Object.values(notices)]) {
      if (part !== notice) page = page.replace(part, "");
    }
    for (const name of fieldNames) {
      const error = errors[name];
      if (error === undefined) for (const part of partsOf(name)) page = page.replace(part, "");
      else page = page.replaceAll(`error of ${name}`, escaped(error));
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
}

const controlsOf = (html: string) => [...html.matchAll(control)].map(([, , , name]) => name).join();

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
