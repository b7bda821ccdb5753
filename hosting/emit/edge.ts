import { strictestPolicy } from "../content-security-policy.ts";
import { cacheControl, contentTypes, securityHeaders } from "../policy.ts";
import { pagesOf, type Site } from "../site.ts";
import { json } from "./files.ts";

/**
 * The look-up of a page by any of its spellings, as text of a function for hosts that run scripts:
 * `pageOf(path)` is the page's address, undefined where the path leads to none, and null where its
 * percent-encoding is malformed or holds a control character. What it answers comes out of the
 * table, never out of the request.
 */
export function pageLookup(site: Site): string {
  const addresses = pagesOf(site).map((address) => [address === "/" ? "" : address, address]);
  return `var pages = ${JSON.stringify(Object.fromEntries(addresses))};

function pageOf(path) {
  var name;
  try {
    name = decodeURIComponent(path);
  } catch (error) {
    return null;
  }
  if (/[\\x00-\\x1f]/.test(name)) return null;
  return pages[name.toLowerCase().replace(/(?:(?:\\/index)?\\.html|\\/index)?\\/?$/, "")];
}
`;
}

/** Headers of what a script of the host answers itself. */
export const scriptHeaders = {
  error: {
    ...securityHeaders,
    "Content-Security-Policy": strictestPolicy,
    "Cache-Control": cacheControl.error,
    "Content-Type": contentTypes.txt,
  },
  redirect: {
    ...securityHeaders,
    "Content-Security-Policy": strictestPolicy,
    "Cache-Control": cacheControl.redirect,
  },
} as const;

/**
 * For hosts whose scripts answer with a `Response`, as text: `answerOf(request)` is the refusal or the
 * redirect, and undefined where the host is to serve; `isPage(request)` tells a page from what is
 * missing, which takes `missingHeaders`.
 */
export function edgeAnswers(site: Site): string {
  return `${pageLookup(site)}
const missingHeaders = ${json(missingHeaders(site))};
const errorHeaders = ${json(scriptHeaders.error)};
const redirectHeaders = ${json(scriptHeaders.redirect)};

function answerOf(request) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const headers = { ...errorHeaders, Allow: "GET, HEAD" };
    return new Response("405 Method Not Allowed\\n", { status: 405, headers });
  }
  const { pathname, search } = new URL(request.url);
  const page = pageOf(pathname);
  if (page === null) {
    return new Response("400 Bad Request\\n", { status: 400, headers: errorHeaders });
  }
  if (page === undefined || page === pathname) return undefined;
  return new Response(null, { status: 301, headers: { ...redirectHeaders, Location: page + search } });
}

const isPage = (request) => pageOf(new URL(request.url).pathname) !== undefined;
`;
}

/** Headers of the not-found page. */
export function missingHeaders(site: Site) {
  return {
    ...securityHeaders,
    "Content-Security-Policy": site.notFound.policy,
    "Cache-Control": cacheControl.error,
    "Content-Type": site.notFound.contentType,
  };
}
