import type { ComponentType } from "react";
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

/** Pages loaded or loading, by path. */
const requested = new Map<string, Promise<LoadedPage>>();

/**
 * The page at `path`, or the not-found page. Rejects when its code cannot be fetched in time;
 * the next call tries again.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const page = requested.get(path) ?? inTime(fetchPage(path));
  requested.set(path, page);
  page.catch(() => requested.delete(path));
  return page;
}

async function fetchPage(path: string): Promise<LoadedPage> {
  const [Page, { findRoute, notFound }] = await Promise.all([
    fetchCode(path),
    import("../content/pages.ts"),
  ]);
  const route = findRoute(path);
  const { title, description, keywords } = route ?? notFound;
  return { path: route?.path, title, description, keywords, Page };
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
  requested.set(path, Promise.resolve(page));
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
