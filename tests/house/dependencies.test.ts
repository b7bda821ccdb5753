import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** Each package's own, and where they are explained. */
const packages: [file: string, decisions: string][] = [
  ["package.json", "docs/decisions/stack.md"],
  ["inbox/package.json", "inbox/decisions.md"],
];

describe.each(packages)("%s", (file, decisions) => {
  const { dependencies, devDependencies } = JSON.parse(read(file));
  const all = Object.entries<string>({ ...dependencies, ...devDependencies });
  /** `topojson-*` covers several. */
  const named = [...read(decisions).matchAll(/`([@\w][\w./@-]*\*?)`/g)].map(
    ([, name = ""]) => name,
  );
  const isNamed = (dependency: string) =>
    named.some((name) =>
      name.endsWith("*") ? dependency.startsWith(name.slice(0, -1)) : dependency === name,
    );

  test.each(all)("%s is pinned exactly", (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test.each(all)(`%s is explained in ${decisions}`, (name) => {
    // Packages of types need no explanation.
    expect(isNamed(name) || name.startsWith("@types/")).toBe(true);
  });
});

test("a package that both use has one version", () => {
  const [site, inbox] = packages.map(([file]) => JSON.parse(read(file)).dependencies);
  for (const name of Object.keys(inbox)) expect([undefined, inbox[name]]).toContain(site[name]);
});
