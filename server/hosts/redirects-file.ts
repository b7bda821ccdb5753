import { notFoundPage } from "../policy.ts";
import { written } from "./shared.ts";

/**
 * `_redirects` for Netlify: the not-found page of each language. Cloudflare Pages finds the nearest one by itself,
 * and skips these rules.
 */
export function redirectsFile(prefixes: readonly string[]): string {
  const rules = prefixes.map((prefix) => `${prefix}/* ${prefix}${notFoundPage}.html 404`);
  return [`# ${written}`, ...rules, ""].join("\n");
}
