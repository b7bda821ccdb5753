import { answerOf, pageOf } from "./answer.js";
import { files, missingPath, pageExtension, site } from "./site.js";

/**
 * Runtime cloudfront-js-2.0, event viewer-request. Written in ES5.1: see answer.js.
 *
 * @param {{ request: { method: string, uri: string, rawQueryString(): string | undefined } }} event
 */
export function handler(event) {
  var request = event.request;
  var query = request.rawQueryString();
  var answer = answerOf(site, request.method, request.uri, query ? "?".concat(query) : "");
  if (answer) return translated(answer);
  var file = files[pageOf(site, request.uri) || ""];
  if (file) request.uri = file;
  // In the bucket, page files can be requested by name, which is not an address of the site.
  else if (request.uri.toLowerCase().slice(-pageExtension.length) === pageExtension) {
    request.uri = missingPath;
  }
  return request;
}

/** @param {import("../edge.ts").EdgeAnswer} answer */
function translated(answer) {
  /** @type {Record<string, { value: string }>} */
  var headers = {};
  answer.headers.forEach(add);
  return {
    statusCode: answer.status,
    statusDescription: answer.statusText,
    headers: headers,
  };

  /** @param {[string, string]} header */
  function add(header) {
    headers[header[0].toLowerCase()] = { value: header[1] };
  }
}
