import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { hostsFolder } from "../build-record.ts";
import { readSite, type Site } from "../site.ts";
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { cloudfront } from "./cloudfront.ts";
import type { Files } from "./files.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { vercel } from "./vercel.ts";

const hosts = { caddy, cloudflare, cloudfront, netlify, nginx, vercel };
const built = process.env.OUT_DIR || "dist";
const target = hostsFolder(built);
const site = readSite(built);

/** A host's size limit must not prevent the emission for the other hosts. */
function emitted(emit: (site: Site) => Files, host: string): Files {
  try {
    return emit(site);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`No ${basename(target)}/${host}: ${error.message}\n`);
    return {};
  }
}

for (const [host, emit] of Object.entries(hosts)) {
  for (const [file, text] of Object.entries(emitted(emit, host))) {
    const path = join(target, host, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
