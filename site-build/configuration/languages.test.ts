import { expect, test } from "vitest";
import { languages } from "../../app/content/languages.ts";
import { resolveLanguages } from "./languages.ts";

const codesOf = (LANGUAGES?: string) => resolveLanguages({ LANGUAGES }).map(({ code }) => code);
const known = languages.map(({ code }) => code);

test("all are built, the original first, unless some are named", () => {
  expect(codesOf()).toEqual(known);
  expect(codesOf("")).toEqual(known);
  expect(codesOf("fr, en")).toEqual(["en", "fr"]);
  expect(codesOf("en")).toEqual(["en"]);
});

test.each([
  [
    "en,xx",
    `LANGUAGES is "en,xx": "xx" is not one of ${known.join(", ")} (app/content/languages.ts).`,
  ],
  ["en,", `LANGUAGES is "en,": "" is not one of ${known.join(", ")} (app/content/languages.ts).`],
  ["fr", 'LANGUAGES is "fr": it must include en.'],
])("%j is refused in one sentence", (value, message) => {
  expect(() => codesOf(value)).toThrow(message);
});
