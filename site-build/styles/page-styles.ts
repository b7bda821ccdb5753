import { basename, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { PAGES, root, SHELL } from "../sources.ts";
import { finishStyles } from "./css.ts";
import { byLayer } from "./layers.ts";

/** A placeholder for the address of a font. */
const ASSET = /__VITE_ASSET__([\w$]+)__/g;

/** A stylesheet that no first screen needs. */
const LATER = /\.later(\.module)?\.css$/;

export interface Styles {
  /** By page name: the styles that its document inlines. */
  readonly pages: ReadonlyMap<string, string>;
  /** The one file that all pages share. */
  readonly later: string;
}

/**
 * Finds the styles of each page: those of the modules that the shell and the page use, whole, in the renderer's graph.
 * The bundler writes none. `styles` returns them when the renderer has been built.
 */
export function pageStyles(): { readonly plugin: Plugin; readonly styles: () => Styles } {
  const sources = new Map<string, string>();
  let styles: Styles | undefined;
  const plugin: Plugin = {
    name: "site:page-styles",
    apply: "build",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".css")) return null;
      if (this.environment.name === "ssr") sources.set(file, code);
      return { code: "", map: null };
    },
    generateBundle() {
      if (this.environment.name !== "ssr") return;
      const addressed = new Map(
        [...sources].map(([id, css]) => [
          id,
          css.replace(ASSET, (_, each) => `/${this.getFileName(each)}`),
        ]),
      );
      const join = (files: Iterable<string>) =>
        finishStyles(
          [...new Set(files)]
            .filter((id) => addressed.has(id))
            .toSorted(byLayer)
            .map((id) => addressed.get(id))
            .join("\n"),
        );
      const shell = reach(this, resolve(root, SHELL));
      const pages = (this.getModuleInfo(resolve(root, PAGES))?.dynamicallyImportedIds ?? []).map(
        (page) => ({ name: basename(page, ".tsx"), files: [...shell, ...reach(this, page)] }),
      );
      const isLater = (id: string) => LATER.test(id);
      styles = {
        pages: new Map(
          pages.map(({ name, files }) => [name, join(files.filter((id) => !isLater(id)))]),
        ),
        later: join(pages.flatMap(({ files }) => files.filter(isLater))),
      };
    },
  };
  return {
    plugin,
    styles() {
      if (!styles) throw new Error("The renderer's build has found no pages.");
      return styles;
    },
  };
}

/** A module after all its imports: its styles follow those of its parts, which it may override. */
function reach(
  graph: Pick<Rolldown.PluginContext, "getModuleInfo">,
  id: string,
  found = new Set<string>(),
  open = new Set<string>(),
): ReadonlySet<string> {
  if (open.has(id)) return found;
  open.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    reach(graph, imported, found, open);
  }
  return found.add(id);
}
