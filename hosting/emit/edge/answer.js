/**
 * The responses that every edge function sends itself. Written in ES5.1, because CloudFront supports
 * only some later features.
 *
 * @typedef {import("../edge.ts").EdgeSite} EdgeSite
 * @typedef {import("../edge.ts").EdgeAnswer} EdgeAnswer
 */

/**
 * The address of the page that a path spells; undefined if there is none, null if the path is
 * malformed or contains a control character. The result comes from the table, never from the request.
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
 * The error or redirect to respond with; undefined if the host should serve the request. `query`
 * starts with its question mark or is empty.
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
