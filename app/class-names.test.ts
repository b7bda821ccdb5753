import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";

const importedStyles = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

/** What a script takes from its stylesheets: `styles.row`, by the sheet's file. */
const uses = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).flatMap((file) => {
  const source = readFileSync(join(import.meta.dirname, file), "utf8");
  return [...source.matchAll(importedStyles)].map(([, name = "", path = ""]) => ({
    file,
    sheet: join(dirname(file), path),
    names: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(
      ([, used = ""]) => used,
    ),
    // `styles[tone]`: any of its classes may be meant.
    takesAny: new RegExp(`\\b${name}\\[`).test(source),
  }));
});

/** Its classes; the names of animations are used by the sheet itself. */
function classesOf(sheet: string): string[] {
  const code = readFileSync(join(import.meta.dirname, sheet));
  const { exports = {} } = transform({ code, filename: sheet, cssModules: true });
  return Object.keys(exports).filter((name) => !exports[name]?.isReferenced);
}

describe.each(globSync("**/*.module.css", { cwd: import.meta.dirname }))("%s", (sheet) => {
  const users = uses.filter((use) => use.sheet === sheet);

  test("has each class that a script takes from it", () => {
    const missing = users.flatMap(({ file, names }) =>
      names.filter((name) => !classesOf(sheet).includes(name)).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("has no class that no script takes", () => {
    expect(users).not.toEqual([]);
    if (users.some(({ takesAny }) => takesAny)) return;
    const taken = users.flatMap(({ names }) => names);
    expect(classesOf(sheet).filter((name) => !taken.includes(name))).toEqual([]);
  });
});
