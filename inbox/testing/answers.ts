import {
  type ContactMessage,
  type FieldName,
  type FieldWords,
  type FormAnswers,
  fieldNames,
  fields,
  ofFields,
  place,
} from "../form.ts";

export const valid = {
  name: "Adaeze Mensah",
  email: "adaeze@shop.example",
  company: undefined,
  phone: "+254",
  subject: "Settling in KES",
  message: "We collect in Lagos.\nWe settle in Nairobi.",
} as ContactMessage;

const controlOf = (name: FieldName, attributes: string) =>
  name === "message"
    ? `<textarea name="message"${attributes}>${place("value")}</textarea>`
    : `<input name="${name}" value="${place("value")}"${attributes}>`;

/** For tests: the answers to the form in a language, as the build hands them over, without styling. */
function answersIn(language: string, prefix: string, said: FieldWords): FormAnswers {
  const form = `<form>${fieldNames.map(place).join("")}</form>`;
  return {
    language,
    address: `${prefix}/contact`,
    sent: `${prefix}/message-sent`,
    said,
    pages: {
      wrong: `<h1>Wrong</h1><ul>${place("errors")}</ul>${form}`,
      failed: `<h1>Failed</h1>${form}`,
      busy: `<h1>Busy</h1>${form}`,
    },
    fields: ofFields((name) => ({
      right: controlOf(name, ""),
      wrong: `${controlOf(name, ' aria-invalid="true"')}<p>${place("error")}</p>`,
      listed: `<li><a href="#${name}">${place("error")}</a></li>`,
    })),
  };
}

export const english = answersIn("en", "", fields);
/** As if it were French. */
export const french = answersIn(
  "fr",
  "/fr",
  ofFields((name) => ({ long: `${name} : trop & long`, wrong: `d'abord ${name}` })),
);
