import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

/* A class that no script uses costs nothing: the build leaves it out. */

const cwd = join(import.meta.dirname, "../../app");

test.each(globSync("**/*.{ts,tsx}", { cwd }))(
  "the stylesheets of %s define the classes that it uses",
  (file) => {
    const source = readFileSync(join(cwd, file), "utf8");
    for (const [, name, path = ""] of source.matchAll(
      /import (\w+) from "(\.[^"]+\.module\.css)"/g,
    )) {
      const filename = join(cwd, dirname(file), path);
      const { exports = {} } = transform({
        filename,
        code: readFileSync(filename),
        cssModules: true,
      });
      const [...uses] = source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"));
      expect(uses.map(([, used = ""]) => used).filter((used) => !exports[used])).toEqual([]);
    }
  },
);
