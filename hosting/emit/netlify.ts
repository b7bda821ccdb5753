import type { Site } from "../site.ts";
import { edgeFunction } from "./edge.ts";
import { type Files, generated } from "./files.ts";
import { headersFile } from "./headers-file.ts";

/**
 * For Netlify. Its `_redirects` cannot distinguish "/about/" from "/about", so an edge function handles
 * every path that is neither a page's exact address nor a file; the rest is served without it.
 */
export function netlify(site: Site): Files {
  return {
    _headers: `# ${generated}\n${headersFile(site)}`,
    "edge-functions/site.js": edgeFunction(site, "netlify.js"),
  };
}
