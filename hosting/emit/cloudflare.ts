import type { Site } from "../site.ts";
import { edgeFunction } from "./edge.ts";
import { type Files, fileRules, generated, json } from "./files.ts";
import { headersFile } from "./headers-file.ts";

/**
 * For Cloudflare Pages. Its static rules are case-sensitive, and it sends redirects of its own, so a
 * script serves every page; files bypass it. In both cases the host adds the headers, with at most
 * 100 rules and 2,000 characters per line.
 */
export function cloudflare(site: Site): Files {
  const exclude = fileRules(site).map(({ path }) => path);
  return {
    // By default the host lets every other site read these files.
    _headers: `# ${generated}\n${headersFile(site, ["! Access-Control-Allow-Origin"])}`,
    "_routes.json": `${json({ version: 1, include: ["/*"], exclude })}\n`,
    "_worker.js": edgeFunction(site, "cloudflare.js"),
  };
}
