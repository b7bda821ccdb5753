import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";

const app = join(import.meta.dirname, "../../app");
const importedStyles = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

/** The classes that each script uses (`styles.row`), by stylesheet. */
const uses = globSync("**/*.{ts,tsx}", { cwd: app }).flatMap((file) => {
  const source = readFileSync(join(app, file), "utf8");
  return [...source.matchAll(importedStyles)].map(([, name = "", path = ""]) => ({
    file,
    sheet: join(dirname(file), path),
    names: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(
      ([, used = ""]) => used,
    ),
    // `styles[tone]` may use any class.
    takesAny: new RegExp(`\\b${name}\\[`).test(source),
  }));
});

/** The classes of a stylesheet, without animation names, which only the sheet itself uses. */
function classesOf(sheet: string): string[] {
  const code = readFileSync(join(app, sheet));
  const { exports = {} } = transform({ code, filename: sheet, cssModules: true });
  return Object.keys(exports).filter((name) => !exports[name]?.isReferenced);
}

describe.each(globSync("**/*.module.css", { cwd: app }))("%s", (sheet) => {
  const users = uses.filter((use) => use.sheet === sheet);
  const classes = classesOf(sheet);

  test("defines every class that a script uses", () => {
    const missing = users.flatMap(({ file, names }) =>
      names.filter((name) => !classes.includes(name)).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("defines no unused class", () => {
    expect(users).not.toEqual([]);
    if (users.some(({ takesAny }) => takesAny)) return;
    const taken = users.flatMap(({ names }) => names);
    expect(classes.filter((name) => !taken.includes(name))).toEqual([]);
  });
});
