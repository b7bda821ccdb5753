import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reasons } from "./refusals.ts";
import { states } from "./stored-message.ts";
import { variables } from "./testing/variables.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const files = globSync("*.ts", { cwd: import.meta.dirname, exclude: ["*.test.ts"] });

/** The first groups of a pattern in files. */
const namesIn = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, name = ""]) => name));

const documented: Readonly<Record<string, readonly string[]>> = {
  "variable that it reads": variables(),
  "event of its log": namesIn(files, /\b(?:log|end)\("([a-z-]+)"/g),
  "trouble of the store": namesIn(["health.ts"], /^ {2}"?\w+"?: "([a-z-]+)",$/gm),
  metric: namesIn(["health.ts"], /# TYPE (inbox_\w+)/g),
  "reason of a refusal": reasons,
  "state of a message": states,
};

test.each(Object.entries(documented))("README.md has every %s", (_, names) => {
  expect(names.length).toBeGreaterThan(2);
  const manual = read("README.md");
  expect(names.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});
