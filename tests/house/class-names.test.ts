import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";

const app = join(import.meta.dirname, "../../app");
const importedStyles = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

const scripts = globSync("**/*.{ts,tsx}", { cwd: app }).map((file) => ({
  file,
  source: readFileSync(join(app, file), "utf8"),
}));
/** A value or a key of a script. */
const isSaid = (name: string) => {
  const said = new RegExp(`["\`]${name}["\`]|\\b${name}\\??:`);
  return scripts.some(({ source }) => said.test(source));
};

/** The classes that each script uses (`styles.row`), by stylesheet. */
const uses = scripts.flatMap(({ file, source }) => {
  return [...source.matchAll(importedStyles)].map(([, name = "", path = ""]) => ({
    file,
    sheet: join(dirname(file), path),
    names: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(
      ([, used = ""]) => used,
    ),
    // `styles[tone]` may use any class that is a value somewhere, and `styles[`p${row}`]` any with a number.
    mayTake: [...source.matchAll(new RegExp(`\\b${name}\\[(\`?)([^\\]]+?)\\1\\]`, "g"))].map(
      ([, quote, key = ""]) =>
        quote
          ? (each: string) => new RegExp(`^${key.replace(/\$\{\w+\}/g, "\\d+")}$`).test(each)
          : isSaid,
    ),
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
    const isTaken = (name: string) =>
      users.some(({ names, mayTake }) => names.includes(name) || mayTake.some((may) => may(name)));
    expect(classes.filter((name) => !isTaken(name))).toEqual([]);
  });
});
