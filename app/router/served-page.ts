import { useLayoutEffect } from "react";
import { keepPage, type LoadedPage, loadCode } from "./load-page.ts";
import { servedInPlaceOf } from "./served-markup.ts";

/**
 * The page of the open document, which has its styles; `path` and `still` are the data of its root. A still page
 * needs no code, now or when the visitor returns, and the document has its words. Rejects when the page's code
 * cannot be fetched.
 */
export async function servedPage({ path = "", still }: DOMStringMap): Promise<LoadedPage> {
  if (still === undefined) return keepPage(path, loadCode(path));
  const [title = "", description = "", keywords = ""] = [
    "property='og:title'",
    "name=description",
    "name=keywords",
  ].map((name) => document.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content);
  const page = { path, title, description, keywords };
  keepPage(path, Promise.resolve({ ...page, Page: ServedAgain }));
  return { ...page, Page: undefined };
}

/** The served page, when the visitor returns to it from another one: a copy of what was served. */
function ServedAgain() {
  useLayoutEffect(() => {
    const main = document.querySelector("main");
    const nodes = main ? [...(servedInPlaceOf(main)?.childNodes ?? [])] : [];
    main?.append(...nodes);
    return () => {
      for (const node of nodes) node.remove();
    };
  }, []);
  return null;
}
