import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sendRaw } from "../../hosting/fixture.ts";
import { freePort } from "../free-port.ts";
import { LIMIT_MS } from "../limit.ts";
import { findTool } from "../machine.ts";
import type { HostName } from "./requests.ts";

const root = resolve(import.meta.dirname, "../..");
export const dist = join(root, "dist");
const emitted = join(root, "hosts");

/** The path of a server's program. Throws if the machine has none: see machine.ts. */
export function findHost(name: "nginx" | "caddy"): string {
  const path = findTool(name);
  if (path) return path;
  throw new Error(`${name} is missing: install it and run the tests again.`);
}

// Started by root, nginx reads files as the user nobody, who has no access to root's folders.
const nginxUser = process.getuid?.() === 0 ? "user root;" : "";

/** Enables on-the-fly compression as distributions do, to test that compressed files are not compressed again. */
const nginxConfiguration = (folder: string, port: number) => `
daemon off;
${nginxUser}
pid ${folder}/pid;
error_log ${folder}/error.log warn;
worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
  gzip on;
  gzip_types *;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  ${readFileSync(join(emitted, "nginx/default.conf"), "utf8")
    .replaceAll("/etc/nginx/site/", `${emitted}/nginx/`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/usr/share/nginx/html", dist)}
}
`;

const caddyConfiguration = `{
	admin off
	auto_https off
}
import ${emitted}/caddy/Caddyfile
`;

/** Each starts a host that serves dist/ with its emitted configuration, in a temporary folder. */
const starters: Record<HostName, (folder: string, port: number) => ChildProcess> = {
  local: (_, port) =>
    spawn(process.execPath, ["hosting/serve.ts"], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
    }),
  nginx: (folder, port) => {
    const file = join(folder, "nginx.conf");
    writeFileSync(file, nginxConfiguration(folder, port));
    return spawn(findHost("nginx"), ["-e", join(folder, "error.log"), "-c", file]);
  },
  caddy: (folder, port) => {
    const file = join(folder, "Caddyfile");
    writeFileSync(file, caddyConfiguration);
    const env = {
      ...process.env,
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: dist,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    };
    return spawn(findHost("caddy"), ["run", "--config", file, "--adapter", "caddyfile"], { env });
  },
  cloudflare: (folder, port) => {
    const site = join(folder, "site");
    cpSync(dist, site, { recursive: true });
    cpSync(join(emitted, "cloudflare"), site, { recursive: true });
    const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
    const options = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
    // Noting each request would take a fifth of the time.
    const others = ["--compatibility-date", "2026-10-01", "--log-level", "error"];
    return spawn(process.execPath, [wrangler, "pages", "dev", "site", ...options, ...others], {
      cwd: folder,
      env: {
        ...process.env,
        CI: "1",
        WRANGLER_SEND_METRICS: "false",
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        WRANGLER_LOG_PATH: folder,
      },
    });
  },
};

export interface RunningHost {
  readonly port: number;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

export async function launch(name: HostName): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), `host-${name}-`));
  const port = await freePort();
  const child = starters[name](folder, port);
  const gone = once(child, "exit");
  let output = "";
  child.stdout?.on("data", (text) => (output += text));
  child.stderr?.on("data", (text) => (output += text));
  const log = join(folder, "error.log");
  const deadline = Date.now() + LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      if (existsSync(log)) output += readFileSync(log, "utf8");
      child.kill();
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`${name} does not start:\n${output}`);
    }
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, process: child, stop };
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await sendRaw(port, "/")).status === 200;
  } catch {
    await new Promise((retry) => setTimeout(retry, 50));
    return false;
  }
}
