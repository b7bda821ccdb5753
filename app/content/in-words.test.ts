import { expect, test } from "vitest";
import { atStart, inList, inWords } from "./in-words.ts";

test("a count is a word up to twenty and for a few thousands, digits beyond", () => {
  const said = ["no", "seven", "twenty", "21", "ten thousand", "12,345"];
  expect([0, 7, 20, 21, 10_000, 12_345].map(inWords)).toEqual(said);
  expect(atStart(inWords(12))).toBe("Twelve");
});

test("a list has no comma before its last item", () => {
  const lists = [["one"], ["one", "two"], ["one", "two", "three"]];
  expect(lists.map((items) => inList(items))).toEqual(["one", "one and two", "one, two and three"]);
});
