import { expect, test } from "vitest";
import { place } from "../../app/content/form-answers.ts";
import { type FieldName, fieldNames } from "../../app/content/message.ts";
import { stopOnPlaces } from "./form-answers.ts";

const form = fieldNames.map(place).join();
const pages = { wrong: form + place("errors"), failed: form, busy: form };
const field = {
  right: place("value"),
  wrong: place("value") + place("error"),
  listed: place("error"),
};
const fields = Object.fromEntries(fieldNames.map((name) => [name, field])) as Record<
  FieldName,
  typeof field
>;

test("each place occurs once", () => {
  expect(() => stopOnPlaces({ pages, fields })).not.toThrow();
});

test.each([
  ["a field is missing", { pages: { ...pages, failed: form.slice(1) }, fields }],
  ["a field occurs twice", { pages: { ...pages, busy: form + form }, fields }],
  ["a place is unknown", { pages: { ...pages, wrong: pages.wrong + place("x") }, fields }],
  ["a value is missing", { pages, fields: { ...fields, email: { ...field, right: "" } } }],
])("stops the build if %s", (_, answers) => {
  expect(() => stopOnPlaces(answers)).toThrow("An answer to the form has places for");
});
