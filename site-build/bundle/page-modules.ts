import { basename, resolve } from "node:path";
import type { Rolldown } from "vite";
import { CLIENT, PAGES, root } from "../sources.ts";

/** The modules of the shell and of each page, with everything that they import. */
export interface PageModules {
  /** All modules, each after those that it imports. */
  readonly order: readonly string[];
  readonly shell: ReadonlySet<string>;
  /** By name: the not-found page has no path. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads the bundler's finished graph of modules. */
export function pageModules(graph: Rolldown.ChunkingContext): PageModules {
  const table = resolve(root, PAGES);
  const importsOf = (id: string) => {
    const info = graph.getModuleInfo(id);
    // The shell imports every page on demand, which makes none of them a part of it.
    const onDemand = id === table ? [] : (info?.dynamicallyImportedIds ?? []);
    return [...(info?.importedIds ?? []), ...onDemand];
  };
  const reach = (id: string, found = new Set<string>(), open = new Set<string>()) => {
    if (open.has(id)) return found;
    open.add(id);
    for (const imported of importsOf(id)) reach(imported, found, open);
    // Added last: a module's styles follow those of its parts, which it may override.
    return found.add(id);
  };
  const shell = reach(resolve(root, CLIENT));
  const entries = graph.getModuleInfo(table)?.dynamicallyImportedIds ?? [];
  const pages = new Map(entries.map((id) => [basename(id, ".tsx"), reach(id)]));
  const order = [...new Set([shell, ...pages.values()].flatMap((modules) => [...modules]))];
  return { order, shell, pages };
}
