import type { Site } from "../site.ts";
import { edgeAnswers } from "./edge.ts";
import { type Files, generated, json } from "./files.ts";
import { filePatterns, headerRules, headersFile } from "./headers-file.ts";

/**
 * For Cloudflare Pages. Its static rules tell capitals apart, and it has redirects of its own, so a
 * script answers for every page; files are served without it. Headers are the host's to add in
 * either case, within its limits of 100 rules and 2,000 characters a line.
 */
export function cloudflare(site: Site): Files {
  return {
    // The host would allow every other site to read these files.
    _headers: `# ${generated}\n${headersFile(headerRules(site, ["! Access-Control-Allow-Origin"]))}`,
    "_routes.json": `${json({ version: 1, include: ["/*"], exclude: filePatterns(site) })}\n`,
    "_worker.js": worker(site),
  };
}

function worker(site: Site): string {
  return `// ${generated}
${edgeAnswers(site)}
export default {
  async fetch(request, env) {
    const answer = answerOf(request);
    if (answer) return answer;
    if (isPage(request)) return env.ASSETS.fetch(request);
    // The host serves 404.html under this address, with 200.
    const { body } = await env.ASSETS.fetch(new URL("/404", request.url));
    return new Response(body, { status: 404, headers: missingHeaders });
  },
};
`;
}
