import { securityHeaders } from "../policy.ts";
import type { Site } from "../site.ts";
import { type FileRule, fileRules, pageRows } from "./files.ts";

/**
 * A `_headers` file for Netlify and Cloudflare Pages; `everywhere` lines come first in the rule for
 * all paths. Both hosts combine the values of several rules for one header, so for any address only
 * one rule sets each header.
 */
export function headersFile(site: Site, everywhere: readonly string[] = []): string {
  const pages = pageRows(site).map(({ address, headers }) => ({ path: address, headers }));
  return [
    ["/*", ...[...everywhere, ...lines(securityHeaders)].map(indented), ""],
    ...[...pages, ...fileRules(site)].map(({ path, headers }) => [
      path,
      ...lines(headers).map(indented),
      "",
    ]),
  ]
    .map((rule) => rule.join("\n"))
    .join("\n");
}

const lines = (headers: FileRule["headers"]) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const indented = (line: string) => `  ${line}`;
