import { parsePo } from "pofile-ts";
import { expect, test } from "vitest";
import { languages } from "../../app/content/languages.ts";
import { collectTexts, type Part } from "./collect.ts";
import { mergedItems } from "./merge.ts";
import { stillInEnglish, wordProblems } from "./problems.ts";

const [, french] = languages;

test.each(languages.slice(1))(
  "the words of $name are complete, in use and up to date",
  (language) => {
    // An unfinished language has thousands.
    expect(wordProblems(language, collectTexts()).slice(0, 10)).toEqual([]);
  },
);

const part = (...messages: string[]): Part => ({
  file: "shop.po",
  texts: messages.map((message) => ({ message, sources: ["app/shop/shop.tsx"] })),
});
const entries = (po: string, file = "shop.po") => parsePo(po).items.map((item) => ({ file, item }));
const problems = (messages: readonly string[], po: string) =>
  wordProblems(french, [part(...messages)], entries(po));

test.each<[string, string[], string, string | undefined]>([
  ["a translation that fits", ["At least {amount}"], "Au moins {amount}", undefined],
  ["a text without one", ["Pay"], "", '"Pay" has no translation'],
  ["a lost value", ["At least {amount}"], "Au moins", "loses {amount}"],
  ["an invented value", ["Pay"], "Payer {amount}", "gets {amount}"],
  ["a lost element", ["<0/> asks us"], "Demandez", "loses <0/>"],
  ["an element that is not closed", ["<0>Ask</0> us"], "<0>Demandez", "loses </0>"],
  ["a lost line", ["Get\nyour price"], "Obtenez votre prix", "has not 2 lines"],
  ["a lost link", ["Ask [us](/contact)"], "Demandez-nous", "loses ](/contact)"],
  ["another subject", ["[Ask](ask:A price)"], "[Demandez](ask:Un prix)", ""],
  [
    "a lost plural form",
    ["{n, plural, one {# day} other {# days}}"],
    "{n, plural, other {# jours}}",
    'lacks the plural form "one"',
  ],
])("%s", (_, messages, translation, problem) => {
  const [message = ""] = messages;
  const found = problems(messages, `msgid ${JSON.stringify(message)}\nmsgstr "${translation}"\n`);
  expect(found).toEqual(problem ? [expect.stringContaining(problem)] : []);
  for (const each of found) expect(each).toMatch(/^words\/fr\/shop\.po: /);
});

test("an entry that no text needs, and one that a text has outgrown, are named", () => {
  expect(problems([], 'msgid "Pay"\nmsgstr "Payer"\n')).toEqual([
    'words/fr/shop.po: "Pay" is no text of the site any more.',
  ]);
  expect(problems(["Pay"], '#, fuzzy\nmsgid "Pay"\nmsgstr "Payer"\n')).toEqual([
    'words/fr/shop.po: "Pay" has changed since it was translated (fuzzy).',
  ]);
});

test("a translator's note stays with its text", () => {
  const known = entries('# Not a fine.\nmsgid "Fee"\nmsgstr "Frais"\n');
  const [item] = mergedItems(part("Fee"), known);
  expect(item).toMatchObject({ msgstr: ["Frais"], comments: ["Not a fine."] });
});

test("a build says how many texts of a language are still in English, if any are", () => {
  const all = /^Français: ([\d,]+) of \1 texts are still in English\.\n$/;
  expect(stillInEnglish(french, () => undefined)).toMatch(all);
  expect(stillInEnglish(french, () => "Payer")).toBe("");
});
