import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = globSync("{app,site-build,server,inbox,launch,bench,tests}/**/*.{ts,tsx}", {
  cwd: root,
});

/** The imports of each module: of values and types, at once and on demand. */
const imports = new Map(
  files.map((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const found = [
      ...source.matchAll(/^(?:import|export)\b[^;"]*?"(\.[^"]+)";/gm),
      ...source.matchAll(/\bimport\("(\.[^"]+)"\)/g),
    ];
    return [file, found.map(([, path = ""]) => join(file, "..", path))] as const;
  }),
);

/** The rooms of `app/`, each with those whose code it may import, as in the README. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  content: [],
  weave: ["content"],
  browser: ["content"],
  ui: ["content"],
  islands: ["browser"],
  sections: ["content", "ui", "weave", "islands"],
  pages: ["content", "browser", "ui", "weave", "islands", "sections"],
  chrome: ["content", "browser", "ui", "weave"],
  start: ["content", "browser", "islands", "sections", "pages", "chrome"],
};

/** "app/ui", or "app/pages/home": each page is its own room. */
const roomOf = (file: string) =>
  /^app\/(?:pages\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? `outside app: ${file}`;
const kindOf = (room: string) => room.split("/")[1] ?? "";

test("a room imports only from rooms below it, and nothing of what builds, serves or tests it", () => {
  const astray = [...imports]
    .filter(([file]) => file.startsWith("app/") && !file.includes(".test."))
    .flatMap(([file, targets]) => {
      const here = roomOf(file);
      const open = rooms[kindOf(here)] ?? [];
      return targets
        .map((target) => ({ target, there: roomOf(target) }))
        .filter(
          ({ target, there }) =>
            !target.endsWith(".css") && there !== here && !open.includes(kindOf(there)),
        )
        .map(({ target }) => `${file} imports ${target}`);
    });
  expect(astray).toEqual([]);
});

test("of the site the inbox imports only what its form.ts names", () => {
  const outside = [...imports]
    .filter(([file]) => file.startsWith("inbox/") && !file.startsWith("inbox/tests/"))
    .flatMap(([file, targets]) => targets.map((target) => `${file} imports ${target}`))
    .filter((line) => !/imports (?:inbox|tests)\//.test(line));
  expect(outside).toEqual([
    "inbox/form.ts imports app/content/form-answers.ts",
    "inbox/form.ts imports app/content/message.ts",
  ]);
});
