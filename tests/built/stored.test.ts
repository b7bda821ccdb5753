import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { stored } from "../../app/content/stored.ts";
import { elementsOf, treeOf } from "./tree.ts";

/* The privacy policy lists exactly the data that the scripts keep in a browser. */

const cwd = resolve(import.meta.dirname, "../../app");
const sources = globSync("**/*.{ts,tsx}", { cwd })
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(resolve(cwd, file), "utf8"))
  // An island wakes for any of them.
  .map((source) => source.replaceAll(/Storage\.getItem\(name\)/g, ""));

test("every key under which something is stored is listed, and every key in the list is used", () => {
  const keys = sources.flatMap((source) => {
    const [...uses] = source.matchAll(/Storage(?:\.\w+\(|\.\$\{)(\w+)/g);
    // Any other use would hide its key.
    expect(source.match(/\b(?:local|session)Storage\b/g) ?? []).toHaveLength(uses.length);
    return uses.map(([use, name]) => {
      const key = new RegExp(`const ${name} = "(\\w+)" satisfies StoredKey`).exec(source);
      return key?.[1] ?? use;
    });
  });
  // The script in the head imports the theme's.
  const own = new Set(keys.filter((key) => key !== "Storage.${THEME"));
  expect([...own].sort()).toEqual(Object.keys(stored).sort());
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
