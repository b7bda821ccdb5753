import * as react from "react/jsx-runtime";
import { addressOf } from "../content/spoken.ts";

/*
 * Replaces React's runtime where addresses have a prefix (site-build/plugins.ts): every link of the
 * site stays in its language, in any component. A link with `hrefLang` leads to another language unchanged.
 */

export { Fragment } from "react/jsx-runtime";

type Make = typeof react.jsx;

/** A page's address has no dot: a file has one, and is the language's own if it can be downloaded; `data:` stays. */
const PAGE = /^\/[^.?#]*(?:[?#]|$)/;

const localised =
  (make: Make): Make =>
  (type, props, key) => {
    const { href, hrefLang, download } = props as Partial<Record<string, unknown>>;
    const leads =
      type === "a" &&
      !hrefLang &&
      typeof href === "string" &&
      (PAGE.test(href) || (download && href.startsWith("/")));
    return make(type, leads ? { ...(props as object), href: addressOf(href) } : props, key);
  };

export const jsx = localised(react.jsx);
export const jsxs = localised(react.jsxs);

/** For the development server. */
export const jsxDEV = (...[type, props, key, isStatic]: [...Parameters<Make>, boolean]) =>
  (isStatic ? jsxs : jsx)(type, props, key);
