import { strictestPolicy } from "../content-security-policy.ts";
import { cacheControl, headersOf, securityHeaders } from "../policy.ts";
import type { Site } from "../site.ts";
import { fileAddresses, pageRows } from "./files.ts";

/** A rule of a `_headers` file: the headers of the addresses that a path or a pattern names. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly string[];
}

const header = (name: string, value: string) => `${name}: ${value}`;

/**
 * Addresses of files as rules: a folder without pages in it is one rule, whatever it holds.
 * No rule names a page, and no two name the same file.
 */
export function filePatterns(site: Site): readonly string[] {
  const pages = pageRows(site).map(({ address }) => address);
  const patterns = fileAddresses(site).map((address) => {
    const folder = address.slice(0, address.indexOf("/", 1) + 1);
    const shared = folder === "" || pages.some((page) => page.startsWith(folder));
    return shared ? address : `${folder}*`;
  });
  return [...new Set(patterns)];
}

/** `Cache-Control` of the files that a pattern names: they share a folder, hence a cache class. */
export function cacheOfPattern(site: Site, pattern: string): string {
  const start = pattern.replace("*", "");
  const address = fileAddresses(site).find((file) => file.startsWith(start)) ?? "";
  return site.resources.get(address)?.cacheControl ?? cacheControl.file;
}

/**
 * The rules of a `_headers` file as Netlify and Cloudflare Pages read it. Both join what several
 * rules say about one header, so each header is said once for any address.
 */
export function headerRules(site: Site, everywhere: readonly string[] = []): readonly HeaderRule[] {
  return [
    {
      path: "/*",
      headers: [
        ...everywhere,
        ...Object.entries(securityHeaders).map(([name, value]) => header(name, value)),
      ],
    },
    ...pageRows(site).map(({ address, policy }) => ({
      path: address,
      headers: [
        header("Cache-Control", cacheControl.page),
        header("Content-Security-Policy", policy),
      ],
    })),
    ...filePatterns(site).map((path) => ({
      path,
      headers: [
        header("Cache-Control", cacheOfPattern(site, path)),
        header("Content-Security-Policy", strictestPolicy),
        ...Object.entries(headersOf(path)).map(([name, value]) => header(name, value)),
      ],
    })),
  ];
}

/** Rules as the text of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...headers.map((line) => `  ${line}`), ""].join("\n"))
    .join("\n");
}
