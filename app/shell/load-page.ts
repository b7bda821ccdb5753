import type { ComponentType } from "react";
import { fetchModule, fetchStyles } from "../before-react/fetch-ahead.ts";
import type { PageMetadata } from "../content/pages.ts";
import { isPath } from "../content/paths.ts";
import { notFoundPage, type PageModule, pages } from "../pages.ts";
import { inTime } from "./in-time.ts";
import { ServedAgain } from "./served-again.ts";

export interface LoadedPage extends PageMetadata {
  /** Undefined for the not-found page, which any address may show. */
  readonly path: string | undefined;
  /** Undefined while React keeps the page as it was served. */
  readonly Page: ComponentType | undefined;
  /** The media of its styles, which apply while the page is shown; undefined if they came with the document. */
  readonly media?: MediaList | undefined;
}

interface PageFiles {
  /** In the names of the files with the pages' styles. */
  readonly version: string;
  /** The modules that a page's own module imports, if any: without this list the browser would
   * discover them one round trip later. */
  readonly modules: Readonly<Record<string, string>>;
}

declare const __PAGE_FILES__: PageFiles | undefined;

/** Loaded or loading, by path. */
const pagesByPath = new Map<string, Promise<LoadedPage>>();

/** The page at `path`, made once by `make`; after a failure the next call tries again. */
function once(path: string, make: () => Promise<LoadedPage>): Promise<LoadedPage> {
  const page = pagesByPath.get(path) ?? make();
  pagesByPath.set(path, page);
  page.catch(() => pagesByPath.delete(path));
  return page;
}

/**
 * The page at `path`, or the not-found page. Rejects when its code cannot be fetched in time;
 * the next call tries again.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  return once(path, () => inTime(fetchPage(path, fetchFiles(path))));
}

/**
 * The page of the open document, which has its styles. A still page needs no code, now or when the visitor
 * returns, and the document has its words. Rejects when the page's code cannot be fetched.
 */
export async function servedPage({ path = "", still }: DOMStringMap): Promise<LoadedPage> {
  if (still === undefined) return once(path, () => fetchPage(path));
  const [title = "", description = "", keywords = ""] = [
    "property='og:title'",
    "name=description",
    "name=keywords",
  ].map((name) => document.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content);
  const page = { path, title, description, keywords: [keywords] };
  pagesByPath.set(path, Promise.resolve({ ...page, Page: ServedAgain }));
  return { ...page, Page: undefined };
}

async function fetchPage(path: string, files?: Promise<MediaList>): Promise<LoadedPage> {
  const fetchCode: () => Promise<PageModule> = isPath(path) ? pages[path] : notFoundPage;
  const [{ default: Page, metadata }, media] = await Promise.all([fetchCode(), files]);
  const words = metadata ?? (await metadataOf(path));
  // A host that keeps old assets may respond with another build's code.
  if (typeof Page !== "function" || !words) throw new TypeError(`No page in the code of ${path}.`);
  return { ...words, path: isPath(path) ? path : undefined, Page, media };
}

/** Undefined in the browser's build, where each page's module has its metadata. */
async function metadataOf(path: string): Promise<PageMetadata | undefined> {
  if (!import.meta.env.DEV && !import.meta.env.SSR) return undefined;
  return (await import("../content/pages.ts")).metadataOf(path);
}

/** Fetches what a page needs besides its own module. In development there is nothing to fetch. */
function fetchFiles(path: string): Promise<MediaList> | undefined {
  if (typeof __PAGE_FILES__ === "undefined") return;
  const { modules, version } = __PAGE_FILES__;
  const name = isPath(path) ? path.slice(1) || "home" : "not-found";
  for (const module of modules[name]?.split(" ") ?? []) fetchModule(module);
  return fetchRules(`${name}-${version}.css`);
}

/**
 * The one rule of a page's stylesheet contains all others, and applies to nothing (page-files.ts): on
 * arrival they would make the browser style and lay out the old page anew. A page that a host sends in place
 * of a stylesheet counts as loaded, but has no such rule.
 */
async function fetchRules(name: string): Promise<MediaList> {
  const [rule] = (await fetchStyles(name)).sheet?.cssRules ?? [];
  if (!(rule instanceof CSSMediaRule)) throw new TypeError(`No styles in ${name}.`);
  return rule.media;
}
