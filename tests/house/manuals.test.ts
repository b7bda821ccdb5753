import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const documents = globSync(["*.md", "{docs,inbox}/**/*.md"], { cwd: root });

/** A path with a folder, or the name of a source; not an address, which begins with a slash. */
const PATH = /^(?:(?:[\w.{},*-]+\/)+(?:[\w.{},*-]+\.\w+)?|[\w.-]+\.(?:tsx?|css|py))$/;
/** Written by the build or the inbox. */
const OUTPUT = /^(?:dist|assets|hosts|inbox-data|node_modules)\//;
const rooms = "{app,bench,docs,inbox,launch,server,site-build,tests}";

const isMissing = (path: string) =>
  globSync([path, `${rooms}/**/${path}`], { cwd: root }).length === 0;
const read = (file: string) => readFileSync(join(root, file), "utf8");

test.each(documents)("every path in %s exists", (document) => {
  const paths = [...read(document).matchAll(/`([^`\s]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => PATH.test(path) && !OUTPUT.test(path));
  expect(paths.filter(isMissing)).toEqual([]);
});

test("every file that a comment names exists", () => {
  const comments = globSync(`${rooms}/**/*.{ts,tsx,css}`, { cwd: root }).flatMap(
    (file) => read(file).match(/^ *(?:\/?\*|\/\/).*$/gm) ?? [],
  );
  const named = comments.flatMap((line) => line.match(/[\w/-][\w./-]*\.(?:tsx?|css|md)\b/g) ?? []);
  expect(named.filter(isMissing)).toEqual([]);
});
