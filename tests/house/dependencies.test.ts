import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const { dependencies, devDependencies } = JSON.parse(read("package.json"));
const all: [name: string, version: string][] = Object.entries({
  ...dependencies,
  ...devDependencies,
});

/** Package names in stack.md; `topojson-*` covers several. */
const named = [...read("docs/decisions/stack.md").matchAll(/`([@\w][\w./@-]*\*?)`/g)].map(
  ([, name = ""]) => name,
);
const isNamed = (dependency: string) =>
  named.some((name) =>
    name.endsWith("*") ? dependency.startsWith(name.slice(0, -1)) : dependency === name,
  );

describe.each(all)("%s", (name, version) => {
  test("is pinned exactly", () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("is explained in docs/decisions/stack.md", () => {
    // Packages of types need no explanation.
    expect(isNamed(name) || name.startsWith("@types/")).toBe(true);
  });
});
