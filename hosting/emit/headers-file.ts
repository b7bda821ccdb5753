import { securityHeaders } from "../policy.ts";
import type { Site } from "../site.ts";
import { type FileRule, fileRules, pageRows } from "./files.ts";

/**
 * A `_headers` file as Netlify and Cloudflare Pages read it; `everywhere` stands above the headers of
 * every answer. Both join what several rules say about one header, so each header is said once for any
 * address.
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
