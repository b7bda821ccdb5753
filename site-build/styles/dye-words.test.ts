import { expect, test } from "vitest";
import { dyeProblems } from "./dye-words.ts";

test("legends call the dyes what they are", () => {
  expect(dyeProblems()).toEqual([]);
});

test("a dye that changes its hue needs another word", () => {
  const blueInTheDark = (_: string, theme: string) => (theme === "dark" ? 250 : 40);
  expect(dyeProblems({ orange: "Orange" }, blueInTheDark)).toEqual([
    'app/content/dyes.ts: legends say "Orange" for --orange, which is blue in the dark theme.',
  ]);
});
