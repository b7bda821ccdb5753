import { isPath } from "../content/paths.ts";
import { fetchModule, fetchStyles } from "./fetch-ahead.ts";

interface PageFiles {
  /** In the names of the files with the pages' styles. */
  readonly version: string;
  /** The modules that a page's own module imports, if any: without this list the browser would
   * discover them one round trip later. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Written by the build (site-build/bundle/page-files.ts). */
declare const __PAGE_FILES__: PageFiles | undefined;

/**
 * Fetches what a page needs besides its own module; returns the media of its styles. In development there is
 * nothing to fetch.
 */
export function fetchFiles(path: string): Promise<MediaList> | undefined {
  if (typeof __PAGE_FILES__ === "undefined") return;
  const { modules, version } = __PAGE_FILES__;
  const name = isPath(path) ? path.slice(1) || "home" : "not-found";
  for (const module of modules[name]?.split(" ") ?? []) fetchModule(module);
  return fetchRules(`${name}-${version}.css`);
}

/**
 * The one rule of a page's stylesheet contains all others, and applies to nothing: on arrival they would make
 * the browser style and lay out the old page anew. A page that a host sends in place of a stylesheet counts as
 * loaded, but has no such rule.
 */
async function fetchRules(name: string): Promise<MediaList> {
  const [rule] = (await fetchStyles(name)).sheet?.cssRules ?? [];
  if (!(rule instanceof CSSMediaRule)) throw new TypeError(`No styles in ${name}.`);
  return rule.media;
}
