import { fieldNames } from "../../app/content/message.ts";

const control = (name: string) =>
  name === "message"
    ? `<textarea id="message" name="message" aria-invalid="true" aria-describedby="message-error"></textarea>`
    : `<input type="text" id="${name}" aria-invalid="true" aria-describedby="${name}-error" name="${name}">`;
/** For tests: the form with every error, as the build writes it, without the page around it. */
export const builtForm = [
  `<input type="radio" name="theme"><main id="main" tabindex="-1"><div class="a" id="failed" role="alert" tabindex="-1"><h3>Error</h3></div>`,
  `<div class="a" id="busy" role="alert" tabindex="-1"><h3>Error</h3></div>`,
  `<form><div class="a" tabindex="-1" role="alert"><h3>Wrong</h3><ul>`,
  ...fieldNames.map((name) => `<li><a href="#${name}">error of ${name}</a></li>`),
  "</ul></div>",
  ...fieldNames.map(
    (name) => `${control(name)}<p class="b" id="${name}-error"><svg/>error of ${name}</p>`,
  ),
  "</form></main>",
].join("");
