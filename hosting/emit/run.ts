import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { readSite, type Site } from "../site.ts";
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { cloudfront } from "./cloudfront.ts";
import type { Files } from "./files.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { vercel } from "./vercel.ts";

const hosts = { caddy, cloudflare, cloudfront, netlify, nginx, vercel };
const built = resolve(process.env.OUT_DIR || "dist");
// Beside the built folder, so that no host serves the configuration of another.
const name = basename(built) === "dist" ? "hosts" : `${basename(built)}-hosts`;
const target = join(dirname(built), name);
const site = readSite(built, process.env.CONTACT_ENDPOINT);

rmSync(target, { recursive: true, force: true });

/** What a host cannot hold must not keep the site from the other hosts. */
function emitted(emit: (site: Site) => Files, host: string): Files {
  try {
    return emit(site);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`No ${name}/${host}: ${error.message}\n`);
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
