import type { ComponentType } from "react";
import { findRoute, notFound, pages } from "../routes.ts";
import { inTime } from "./in-time.ts";

/** A page whose code has arrived. `path` is undefined on the not-found page, which stands at any address. */
export interface LoadedPage {
  readonly path: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly Page: ComponentType;
}

const arrived = new Map<string, Promise<LoadedPage>>();

/**
 * The page that stands at `path`; the not-found page where none does. Rejects when its code
 * cannot be fetched in time, and tries again at the next call.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const waiting = arrived.get(path) ?? inTime(fetchPage(path));
  arrived.set(path, waiting);
  waiting.catch(() => arrived.delete(path));
  return waiting;
}

async function fetchPage(path: string): Promise<LoadedPage> {
  const route = findRoute(path);
  const { default: Page } = await (route ? pages[route.path]() : notFound.load());
  // A host that keeps old addresses may answer with another build's code.
  if (typeof Page !== "function") throw new TypeError(`No page in the code of ${path}.`);
  const { title, description, keywords } = route ?? notFound;
  return { path: route?.path, title, description, keywords, Page };
}
