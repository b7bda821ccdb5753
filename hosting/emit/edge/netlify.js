import { answerOf, pageOf } from "./answer.js";
import { missing, missingPath, served, site } from "./site.js";

export const config = {
  path: "/*",
  excludedPath: served,
  // A site without redirects is better than no site.
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
  // Fetches the not-found page by its own address, because the requested one may be a file that must
  // not be served, such as a compressed variant.
  const { body } = await context.next(new Request(new URL(missingPath, request.url)));
  return new Response(body, missing);
}
