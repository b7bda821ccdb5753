import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headersFile } from "./headers-file.ts";
import { nginx } from "./nginx.ts";
import { redirectsFile } from "./redirects-file.ts";

/**
 * Writes each host's file into a folder. `inboxPath`: where the site's own inbox receives, if it has one;
 * `prefixes`: of the languages that have their own not-found page.
 */
export function writeHosts(
  folder: string,
  inboxPath: string | undefined,
  prefixes: readonly string[] = [],
): void {
  const files = {
    "nginx.conf": nginx(inboxPath, prefixes),
    _headers: headersFile(),
    _redirects: redirectsFile(prefixes),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
