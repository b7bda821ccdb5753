import type { ComponentType } from "react";
import { fetchModule, fetchStyles } from "../before-react/fetch-ahead.ts";
import { isPath, notFoundPage, pages } from "../pages.ts";
import { inTime } from "./in-time.ts";

/** A page whose code is loaded. `path` is undefined for the not-found page, which any address may show. */
export interface LoadedPage {
  readonly path: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly Page: ComponentType;
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
/** Loaded or loading, by name. */
const stylesByName = new Map<string, Promise<unknown>>();

/** The outcome for `key`, which is made once; after a failure the next call tries again. */
function once<T>(
  outcomes: Map<string, Promise<T>>,
  key: string,
  make: (key: string) => Promise<T>,
) {
  const outcome = outcomes.get(key) ?? make(key);
  outcomes.set(key, outcome);
  outcome.catch(() => outcomes.delete(key));
  return outcome;
}

/**
 * The page at `path`, or the not-found page. Rejects when its code cannot be fetched in time;
 * the next call tries again.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  return once(pagesByPath, path, () => inTime(fetchPage(path)));
}

async function fetchPage(path: string): Promise<LoadedPage> {
  const [Page, { findRoute, notFound }] = await Promise.all([
    fetchCode(path),
    import("../content/pages.ts"),
    fetchFiles(path),
  ]);
  const route = findRoute(path);
  const { title, description, keywords } = route ?? notFound;
  return { path: route?.path, title, description, keywords, Page };
}

/** Fetches what a page needs besides its own module. In development there is nothing to fetch. */
function fetchFiles(path: string): Promise<unknown> | undefined {
  if (typeof __PAGE_FILES__ === "undefined") return;
  const { modules, version } = __PAGE_FILES__;
  const name = isPath(path) ? path.slice(1) || "home" : "not-found";
  for (const module of modules[name]?.split(" ") ?? []) fetchModule(module);
  return Promise.all(
    [name, "common"].map((each) => once(stylesByName, `${each}-${version}.css`, fetchStyles)),
  );
}

/** The page of the open document, with the metadata of its head. Rejects when its code cannot be fetched. */
export async function servedPage(path: string): Promise<LoadedPage> {
  const page = {
    path: isPath(path) ? path : undefined,
    title: metaContent("og:title"),
    description: metaContent("description"),
    keywords: metaContent("keywords").split(", "),
    Page: await fetchCode(path),
  };
  pagesByPath.set(path, Promise.resolve(page));
  return page;
}

function metaContent(name: string): string {
  const meta = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute("content") ?? "";
}

async function fetchCode(path: string): Promise<ComponentType> {
  const { default: Page } = await (isPath(path) ? pages[path] : notFoundPage)();
  // A host that keeps old assets may respond with another build's code.
  if (typeof Page !== "function") throw new TypeError(`No page in the code of ${path}.`);
  return Page;
}
