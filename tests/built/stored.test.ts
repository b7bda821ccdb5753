import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { stored } from "../../app/content/stored.ts";
import { elementsOf, treeOf } from "./tree.ts";

/* The privacy policy lists exactly the data that the scripts keep in a browser. */

const cwd = resolve(import.meta.dirname, "../../app");
const sources = globSync("**/*.{ts,tsx}", { cwd })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, source: readFileSync(resolve(cwd, file), "utf8") }));

/** Those that know where storage is denied, and the script in the head. All others use `browser/storage.ts`. */
const apart = [
  "browser/storage.ts",
  "chrome/offer.ts",
  "chrome/overlay.ts",
  "start/head-script.ts",
];

test("every key under which something is stored is listed, and every key in the list is used", () => {
  const keys = sources.flatMap(({ source }) =>
    [...source.matchAll(/const \w+ = "(\w+)" satisfies StoredKey/g)].map(([, key = ""]) => key),
  );
  expect([...new Set(keys)].sort()).toEqual(Object.keys(stored).sort());
  const users = sources.filter(({ source }) => /\b(?:local|session)Storage[.[]/.test(source));
  for (const { file } of users) expect(apart).toContain(file);
});

test("the privacy policy names each", () => {
  const clause = elementsOf(treeOf("/privacy-policy")).find(
    ({ properties }) => properties.id === "cookies-storage",
  );
  const items = clause ? elementsOf(clause).filter(({ tagName }) => tagName === "li") : [];
  const texts = items
    .slice(1)
    .map(({ children: [text] }) => (text?.type === "text" ? text.value : ""));
  expect(texts).toEqual(Object.values(stored));
});
