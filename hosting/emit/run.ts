import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { readSite } from "../site.ts";
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { nginx } from "./nginx.ts";

const hosts = { caddy, cloudflare, nginx };
const built = resolve(process.env.OUT_DIR || "dist");
// Beside the built folder, so that no host serves the configuration of another.
const name = basename(built) === "dist" ? "hosts" : `${basename(built)}-hosts`;
const target = join(dirname(built), name);
const site = readSite(built, process.env.CONTACT_ENDPOINT);

rmSync(target, { recursive: true, force: true });
for (const [host, emit] of Object.entries(hosts)) {
  for (const [file, text] of Object.entries(emit(site))) {
    const path = join(target, host, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
