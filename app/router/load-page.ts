import type { ComponentType } from "react";
import type { PageMetadata } from "../content/pages.ts";
import { isPath } from "../content/paths.ts";
import { inTime } from "./in-time.ts";
import { fetchFiles } from "./page-files.ts";
import { notFoundPage, type PageModule, pages } from "./pages.ts";

export interface LoadedPage extends PageMetadata {
  /** Undefined for the not-found page, which any address may show. */
  readonly path: string | undefined;
  /** Undefined while React keeps the page as it was served. */
  readonly Page: ComponentType | undefined;
  /** The media of its styles, which apply while the page is shown; undefined if they came with the document. */
  readonly media?: MediaList | undefined;
}

/** Loaded or loading, by path. */
const pagesByPath = new Map<string, Promise<LoadedPage>>();

/** Makes `page` the page at `path`, until it fails: the next call of `loadPage` then tries again. */
export function keepPage(path: string, page: Promise<LoadedPage>): Promise<LoadedPage> {
  pagesByPath.set(path, page);
  page.catch(() => pagesByPath.delete(path));
  return page;
}

/**
 * The page at `path`, or the not-found page. Rejects when its code cannot be fetched in time;
 * the next call tries again.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  return pagesByPath.get(path) ?? keepPage(path, inTime(loadCode(path, fetchFiles(path))));
}

/** The page at `path`, when its code and `files` have arrived. */
export async function loadCode(path: string, files?: Promise<MediaList>): Promise<LoadedPage> {
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
