import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { caddy } from "./caddy.ts";
import { headersFile } from "./headers-file.ts";
import { nginx } from "./nginx.ts";
import { vercel } from "./vercel.ts";

/** Writes each host's file into a folder. `inboxPath`: where the site's own inbox receives, if it has one. */
export function writeHosts(folder: string, inboxPath: string | undefined): void {
  const files = {
    "nginx.conf": nginx(inboxPath),
    Caddyfile: caddy(inboxPath),
    _headers: headersFile(),
    "vercel.json": vercel(),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
