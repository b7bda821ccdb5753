/**
 * What every function at the edge answers itself. In ES5.1, because CloudFront takes of later versions
 * only what it lists.
 *
 * @typedef {import("../edge.ts").EdgeSite} EdgeSite
 * @typedef {import("../edge.ts").EdgeAnswer} EdgeAnswer
 */

/**
 * The address of a page by any of its spellings, undefined where a path leads to none, and null where
 * its percent-encoding is malformed or holds what no path may. It comes out of the table, never out
 * of the request.
 *
 * @param {EdgeSite} site
 * @param {string} path
 * @returns {string | null | undefined}
 */
export function pageOf(site, path) {
  var name;
  try {
    name = decodeURIComponent(path);
  } catch (_malformed) {
    return null;
  }
  if (new RegExp(site.refused).test(name)) return null;
  return site.pages[name.toLowerCase().replace(new RegExp(site.endings), "")];
}

/**
 * @param {EdgeSite} site
 * @param {EdgeAnswer} answer
 * @param {EdgeAnswer["headers"]} more
 * @returns {EdgeAnswer}
 */
function completed(site, answer, more) {
  return {
    status: answer.status,
    statusText: answer.statusText,
    headers: site.everywhere.concat(answer.headers, more),
    body: answer.body,
  };
}

/**
 * The refusal or the redirect that a request is answered with; undefined where the host is to serve.
 * `query` begins with its question mark, or is empty.
 *
 * @param {EdgeSite} site
 * @param {string} method
 * @param {string} path
 * @param {string} query
 * @returns {EdgeAnswer | undefined}
 */
export function answerOf(site, method, path, query) {
  if (site.methods.indexOf(method) < 0) return completed(site, site.written, []);
  var page = pageOf(site, path);
  if (page === null) return completed(site, site.malformed, []);
  if (page === undefined || page === path) return undefined;
  return completed(site, site.moved, [["Location", page + query]]);
}
