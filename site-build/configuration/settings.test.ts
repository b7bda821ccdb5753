import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resolveSettings } from "./settings.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

/** The variables that a build reads. */
function variables(): readonly string[] {
  const names = new Set<string>();
  resolveSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].sort();
}

test("every variable of a build is in docs/hosting.md", () => {
  const manual = read("docs/hosting.md");
  const isNamed = (name: string) => new RegExp(`\`${name}[=\`]`).test(manual);
  expect(variables().filter((name) => !isNamed(name))).toEqual([]);
});

test("the image's build is told all of them, and nothing else", () => {
  const [, build = ""] = read("Dockerfile").split(/^FROM /m);
  const args = [...build.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(args.toSorted()).toEqual(variables());
  expect(build.lastIndexOf("\nARG ")).toBeLessThan(build.indexOf("\nRUN npm run build"));
});

test("compose passes them on, and leaves out what is not set: empty, it says something else", () => {
  const [, args = ""] = /\n {6}args:\n((?: {8}.*\n)+)/.exec(read("compose.yaml")) ?? [];
  const lines = args.match(/\w.*/g)?.filter((line) => !args.includes(`# ${line}`));
  const others = variables().filter((name) => name !== "CONTACT_ENDPOINT");
  expect(lines?.toSorted()).toEqual(
    ["CONTACT_ENDPOINT: /messages", ...others.map((name) => `${name}:`)].sort(),
  );
});
