import { finishStyles, stylesBeyond, withClasses } from "../styles/css.ts";
import { byLayer } from "../styles/layers.ts";
import { readSheet, type Sheet } from "../styles/sheet.ts";
import type { PageModules } from "./page-modules.ts";

/** The site's styles, and how they are divided between files. */
export interface PageStyles {
  /** The whole site's. Fonts have the bundler's placeholders for addresses. */
  readonly all: Sheet;
  /** What a page brings beyond what every page has, by its name. */
  readonly own: ReadonlyMap<string, string>;
  /** The classes that may ever stand on a page. */
  readonly classes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The stylesheet that a class comes from. */
  readonly moduleOf: (className: string) => string | undefined;
}

/**
 * Divides the styles of modules (`sources`, by file). What pages share is repeated in the file of each: so
 * a page asks for one file, whatever page the visitor came from.
 */
export function divideStyles(
  sources: ReadonlyMap<string, string>,
  { order, shell, pages }: PageModules,
): PageStyles {
  const styled = order.filter((id) => sources.has(id));
  const textOf = (id: string) => sources.get(id) ?? "";
  const all = readSheet(finishStyles(styled.toSorted(byLayer).map(textOf).join("\n")));
  const classesIn = (ids: Iterable<string>) =>
    [...ids].flatMap((id) =>
      [...textOf(id).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name),
    );

  const always = classesIn(shell);
  const classes = new Map(
    [...pages].map(([name, modules]) => [name, new Set([...always, ...classesIn(modules)])]),
  );
  const modules = new Map(styled.flatMap((id) => classesIn([id]).map((name) => [name, id])));
  const moduleOf = (name: string) => modules.get(name);
  const beyond = (present: readonly string[], wanted: readonly string[]) =>
    stylesBeyond(withClasses(new Set(present)), withClasses(new Set(wanted)), all, moduleOf);
  const own = new Map([...classes].map(([name, names]) => [name, beyond(always, [...names])]));
  return { all, own, classes, moduleOf };
}
