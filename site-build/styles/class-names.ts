import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transform } from "lightningcss";
import { problem } from "../problem.ts";

/** Names a class or keyframes of a CSS module in the built files. */
export type ClassNamer = (local: string, file: string) => string;

const MODULES = "app/**/*.module.css";

/** `home-hero.module.css` and `.copy` give `home-hero-copy`; a dot in the name would make two classes of it. */
export const readableName: ClassNamer = (local, file) =>
  `${basename(file)
    .replace(/\.module\.css.*$/, "")
    .replaceAll(".", "-")}-${local}`;

/**
 * Numbers the names of all CSS modules under `root`, in order: shorter than any hash, the same in every
 * build of a commit, and good for brotli. Throws if two modules have the same file name, because their
 * names would collide; the namer throws for a name that no module has.
 */
export function countedNames(root: string): ClassNamer {
  const files = globSync(MODULES, { cwd: root }).sort();
  const bases = files.map((file) => basename(file));
  const twice = files.find((file, index) => bases.indexOf(basename(file)) < index);
  if (twice) throw problem(`${twice}: another CSS module has this name; give it its own.`);
  const names = files.flatMap((file) => {
    const code = readFileSync(join(root, file));
    const { exports = {} } = transform({ filename: file, code, cssModules: true });
    return Object.keys(exports).map((local) => readableName(local, file));
  });
  const numbers = new Map([...new Set(names)].sort().map((name, index) => [name, index]));
  return (local, file) => {
    const number = numbers.get(readableName(local, file));
    if (number === undefined) throw problem(`${file}: no name "${local}" was found in it.`);
    return `_${number.toString(36)}`;
  };
}
