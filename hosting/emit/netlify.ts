import type { Site } from "../site.ts";
import { edgeFunction } from "./edge.ts";
import { type Files, generated } from "./files.ts";
import { headersFile } from "./headers-file.ts";

/**
 * For Netlify. A rule of its `_redirects` cannot tell "/about/" from "/about", so an edge function
 * answers what is neither a page's very address nor a file; the rest is served without it.
 */
export function netlify(site: Site): Files {
  return {
    _headers: `# ${generated}\n${headersFile(site)}`,
    "edge-functions/site.js": edgeFunction(site, "netlify.js"),
  };
}
