import type { PageModules } from "../bundle/page-modules.ts";
import { finishStyles } from "./css.ts";
import { byLayer } from "./layers.ts";

/** The styles of one page. */
export interface PageStyles {
  /** In its document: the shell's and its own. */
  readonly inlined: string;
  /** What it brings when it is shown in place of another page. */
  readonly own: string;
}

/**
 * The styles of each page, by its name: those of the modules that it uses, whole (`sources`, by file). A page's
 * own come after the shell's and in the same order in both files, so that they decide alike.
 */
export function pageStyles(
  sources: ReadonlyMap<string, string>,
  { order, shell, pages }: PageModules,
): ReadonlyMap<string, PageStyles> {
  const styled = order.filter((id) => sources.has(id)).toSorted(byLayer);
  const joined = (isWanted: (id: string) => boolean) =>
    styled
      .filter(isWanted)
      .map((id) => sources.get(id))
      .join("\n");
  const shared = joined((id) => shell.has(id));
  return new Map(
    [...pages].map(([name, modules]) => {
      const own = joined((id) => modules.has(id) && !shell.has(id));
      return [name, { inlined: finishStyles(`${shared}\n${own}`), own: finishStyles(own) }];
    }),
  );
}
