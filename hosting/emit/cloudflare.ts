import type { Site } from "../site.ts";
import { edgeFunction } from "./edge.ts";
import { type Files, fileRules, generated, json } from "./files.ts";
import { headersFile } from "./headers-file.ts";

/**
 * For Cloudflare Pages. Its static rules tell capitals apart, and it has redirects of its own, so a
 * script answers for every page; files are served without it. Headers are the host's to add in
 * either case, within its limits of 100 rules and 2,000 characters a line.
 */
export function cloudflare(site: Site): Files {
  const exclude = fileRules(site).map(({ path }) => path);
  return {
    // The host would allow every other site to read these files.
    _headers: `# ${generated}\n${headersFile(site, ["! Access-Control-Allow-Origin"])}`,
    "_routes.json": `${json({ version: 1, include: ["/*"], exclude })}\n`,
    "_worker.js": edgeFunction(site, "cloudflare.js"),
  };
}
