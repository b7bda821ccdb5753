import { expect, test } from "vitest";
import { resolveLanguages } from "./languages.ts";

const codesOf = (LANGUAGES?: string) => resolveLanguages({ LANGUAGES }).map(({ code }) => code);

test("the original alone is built, unless others are named", () => {
  expect(codesOf()).toEqual(["en"]);
  expect(codesOf("")).toEqual(["en"]);
  expect(codesOf("fr, en")).toEqual(["en", "fr"]);
});

test.each([
  ["en,xx", 'LANGUAGES is "en,xx": "xx" is not one of en, fr (app/content/languages.ts).'],
  ["en,", 'LANGUAGES is "en,": "" is not one of en, fr (app/content/languages.ts).'],
  ["fr", 'LANGUAGES is "fr": it must include en.'],
])("%j is refused in one sentence", (value, message) => {
  expect(() => codesOf(value)).toThrow(message);
});
