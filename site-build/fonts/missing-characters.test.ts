import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { characters, displayCharacters } from "./characters.ts";
import { missingCharacters } from "./missing-characters.ts";

const font = (name: string) => readFileSync(new URL(`../../app/fonts/${name}`, import.meta.url));

test.each([
  ["loom-display.woff2", displayCharacters],
  ["loom-text.woff2", characters],
])("%s has every character", async (name, needed) => {
  expect(
    await missingCharacters(font(name), needed),
    'Run "npm run fonts" and commit app/fonts/.',
  ).toEqual([]);
});

test("the missing characters are returned", async () => {
  expect(await missingCharacters(font("loom-text.woff2"), "aЖbあ")).toEqual(["Ж", "あ"]);
});
