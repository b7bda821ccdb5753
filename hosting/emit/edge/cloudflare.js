import { answerOf, pageOf } from "./answer.js";
import { missing, missingPath, site } from "./site.js";

export default {
  /**
   * @param {Request} request
   * @param {{ ASSETS: { fetch(request: Request | URL): Promise<Response> } }} env
   */
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    const answer = answerOf(site, request.method, pathname, search);
    if (answer) return new Response(answer.body, answer);
    if (pageOf(site, pathname) !== undefined) return env.ASSETS.fetch(request);
    // The host serves the not-found page at this address with status 200.
    const { body } = await env.ASSETS.fetch(new URL(missingPath, request.url));
    return new Response(body, missing);
  },
};
