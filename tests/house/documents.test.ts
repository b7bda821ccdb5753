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

test.each(documents)("every path in %s exists", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const paths = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => PATH.test(path) && !OUTPUT.test(path));
  const missing = paths.filter(
    (path) => globSync([path, `${rooms}/**/${path}`], { cwd: root }).length === 0,
  );
  expect(missing).toEqual([]);
});
