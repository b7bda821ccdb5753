import { notFoundPage } from "../policy.ts";
import { written } from "./shared.ts";

/**
 * `_redirects` for Netlify and Cloudflare Pages. A language's home page is a file, and neither host redirects from
 * `index.html` in the folder of that name. The not-found pages are for Netlify: Cloudflare finds the nearest one by
 * itself, and skips rules with this status.
 */
export function redirectsFile(prefixes: readonly string[]): string {
  const moved = ["/index", "/index/", "/index.html"];
  const rules = prefixes.flatMap((prefix) => [
    ...moved.map((spelling) => `${prefix}${spelling} ${prefix} 301`),
    `${prefix}/* ${prefix}${notFoundPage}.html 404`,
  ]);
  return [`# ${written}`, ...rules, ""].join("\n");
}
