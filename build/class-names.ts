import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { problem } from "./problem.ts";

/** How a class of a CSS module is called in what is built. */
export type ClassNamer = (local: string, file: string) => string;

const MODULES = "app/**/*.module.css";

/** `hero.module.css` and `.copy` give `hero-copy`. */
export const readableName: ClassNamer = (local, file) =>
  `${basename(file).replace(/\.module\.css.*$/, "")}-${local}`;

/**
 * Numbers the classes of all CSS modules under `root`, in the order of their names: shorter
 * than any hash, the same in every build of a commit, and brotli likes them. Throws when two
 * modules have the same file name, because their classes would be one.
 */
export function countedNames(root: string): ClassNamer {
  const files = globSync(MODULES, { cwd: root }).sort();
  const twice = files.find((file, i) =>
    files.slice(0, i).some((other) => basename(other) === basename(file)),
  );
  if (twice)
    throw problem(
      `${twice}: another CSS module is called ${basename(twice)}; give it its own name.`,
    );

  const names = files.flatMap((file) => {
    const css = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    return [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, local = ""]) =>
      readableName(local, file),
    );
  });
  const numbers = new Map([...new Set(names)].sort().map((name, index) => [name, index]));
  return (local, file) =>
    `_${(numbers.get(readableName(local, file)) ?? numbers.size).toString(36)}`;
}
