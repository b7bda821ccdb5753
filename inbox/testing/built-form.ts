import { type FieldName, fieldNames, rulesOf } from "../../app/content/message.ts";

const control = (name: string) =>
  name === "message"
    ? `<textarea id="message" name="message" aria-invalid="true" aria-describedby="message-error"></textarea>`
    : `<input type="text" id="${name}" aria-invalid="true" aria-describedby="${name}-error" name="${name}">`;

const english = (name: FieldName) => [rulesOf(name).long, rulesOf(name).wrong ?? ""];

/**
 * For tests: the form with every error, as the build writes it in a language, without the page around it. A field's
 * error holds what is said when it is too long, and when it is wrong.
 */
function builtFormIn(language: string, said: (name: FieldName) => readonly string[]): string {
  const error = (name: FieldName) => said(name).join("\n");
  return [
    `<html lang="${language}"><input type="radio" name="theme"><main id="main" tabindex="-1"><div class="a" id="failed" role="alert" tabindex="-1"><h3>Error</h3></div>`,
    `<div class="a" id="busy" role="alert" tabindex="-1"><h3>Error</h3></div>`,
    `<form><div class="a" tabindex="-1" role="alert"><h3>Wrong</h3><ul>`,
    ...fieldNames.map((name) => `<li><a href="#${name}">${error(name)}</a></li>`),
    "</ul></div>",
    ...fieldNames.map(
      (name) => `${control(name)}<p class="b" id="${name}-error"><svg/>${error(name)}</p>`,
    ),
    "</form></main>",
  ].join("");
}

export const builtForm = builtFormIn("en", english);
/** As if it were French, with signs that HTML escapes. */
export const builtFormInFrench = builtFormIn("fr", (name) => [
  `${name} : trop &amp; long`,
  `d&#x27;abord ${name}`,
]);
