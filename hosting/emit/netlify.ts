import type { Site } from "../site.ts";
import { edgeAnswers } from "./edge.ts";
import { type Files, generated, json, pageRows } from "./files.ts";
import { filePatterns, headerRules, headersFile } from "./headers-file.ts";

/**
 * For Netlify. A rule of its `_redirects` cannot tell "/about/" from "/about", so an edge function
 * answers what is neither a page's very address nor a file; the rest is served without it.
 */
export function netlify(site: Site): Files {
  return {
    _headers: `# ${generated}\n${headersFile(headerRules(site))}`,
    "edge-functions/site.js": edgeFunction(site),
  };
}

function edgeFunction(site: Site): string {
  const served = [...pageRows(site).map(({ address }) => address), ...filePatterns(site)];
  return `// ${generated}
${edgeAnswers(site)}
export const config = {
  path: "/*",
  excludedPath: ${json(served)},
  // A site without tidy redirects serves better than none.
  onError: "bypass",
};

export default async function (request, context) {
  const answer = answerOf(request);
  if (answer) return answer;
  if (isPage(request)) return;
  // The host serves 404.html under this address; under the one that was asked for lies what it must
  // not show, such as a file's compressed variant.
  const { body } = await context.next(new Request(new URL("/404", request.url)));
  return new Response(body, { status: 404, headers: missingHeaders });
}
`;
}
