import { answerOf, pageOf } from "./answer.js";
import { missing, missingPath, served, site } from "./site.js";

export const config = {
  path: "/*",
  excludedPath: served,
  // A site without tidy redirects serves better than none.
  onError: "bypass",
};

/**
 * @param {Request} request
 * @param {{ next(request: Request): Promise<Response> }} context
 */
export default async function answered(request, context) {
  const { pathname, search } = new URL(request.url);
  const answer = answerOf(site, request.method, pathname, search);
  if (answer) return new Response(answer.body, answer);
  if (pageOf(site, pathname) !== undefined) return;
  // The host serves the not-found page under this address; under the one that was asked for lies what
  // it must not show, such as a file's compressed variant.
  const { body } = await context.next(new Request(new URL(missingPath, request.url)));
  return new Response(body, missing);
}
