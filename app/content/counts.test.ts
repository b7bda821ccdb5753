import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { atStart, inList, inWords } from "./in-words.ts";
import { methods } from "./methods.ts";

const root = join(import.meta.dirname, "../..");

test("a count is a word up to twenty and for a few thousands, digits beyond", () => {
  const said = ["no", "seven", "twenty", "21", "ten thousand", "12,345"];
  expect([0, 7, 20, 21, 10_000, 12_345].map(inWords)).toEqual(said);
  expect(atStart(inWords(12))).toBe("Twelve");
});

test("a list has no comma before its last item", () => {
  const lists = [["one"], ["one", "two"], ["one", "two", "three"]];
  expect(lists.map((items) => inList(items))).toEqual(["one", "one and two", "one, two and three"]);
});

/** The source reduced to its sentences: without comments and keywords, and with single spaces. */
const sentencesOf = (file: string) =>
  readFileSync(join(root, file), "utf8")
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/(?:keywords: t`[^`]*`|context: "[^"]*")/g, "");

test("a sentence that lists the methods lists each of them", () => {
  const words = methods.map(({ id }) => id.replace("-", " ").replace("cards", "card"));
  const lists = globSync("app/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => {
      const [...found] = sentencesOf(file).matchAll(/\bcards?\b[^.:"`]*?\bmobile money,[^.:"`]*/gi);
      return found.map(([list]) => ({ file, list }));
    });
  expect(lists.length).toBeGreaterThan(0);
  const incomplete = lists.flatMap(({ file, list }) => {
    const missing = words.filter((word) => !list.toLowerCase().includes(word));
    return missing.length > 0 ? [`${file}: "${list}" lacks ${missing}`] : [];
  });
  expect(incomplete).toEqual([]);
});
