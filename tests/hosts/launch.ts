import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../free-port.ts";
import { findTool } from "../machine.ts";
import { sendRaw } from "../made-site.ts";
import { until } from "../until.ts";

const root = resolve(import.meta.dirname, "../..");

/** The hosts that can run on a machine. */
export const hosts = ["local", "nginx", "caddy"] as const;
export type Host = (typeof hosts)[number];
/** Whether this machine has the program. */
export const isHere = (name: Host) => name === "local" || findTool(name) !== undefined;

interface Serving {
  /** The built site. */
  readonly built: string;
  /** For the host's own files. */
  readonly folder: string;
  readonly port: number;
  /** Of the host's file from the build, to fit the test. */
  readonly edit?: ((text: string) => string) | undefined;
}

/** Each starts a host with the file that the build has written for it. */
const starters: Record<Host, (serving: Serving & { readonly written: string }) => ChildProcess> = {
  local: ({ built, port }) =>
    spawn(process.execPath, [join(root, "server/serve.ts")], {
      env: { ...process.env, OUT_DIR: built, PORT: String(port) },
    }),
  nginx: ({ written, built, folder, port }) => {
    const file = join(folder, "test.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const server = readFileSync(written, "utf8")
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("/usr/share/nginx/html", built);
    // Started by root, nginx reads files as the user nobody, who has no access to root's folders. It
    // compresses on the fly, as in distributions: compressed files must not be compressed again.
    writeFileSync(
      file,
      `daemon off; ${process.getuid?.() === 0 ? "user root;" : ""} pid ${folder}/pid;
      error_log ${folder}/error.log; events { worker_connections 2048; } http { access_log off; gzip on; gzip_types *;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")} ${server} }`,
    );
    return spawn(findHost("nginx"), ["-e", join(folder, "error.log"), "-c", file]);
  },
  caddy: ({ written, built, folder, port }) => {
    const file = join(folder, "Caddyfile.test");
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\nimport ${written}\n`);
    const env = {
      ...process.env,
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: built,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    };
    return spawn(findHost("caddy"), ["run", "--config", file, "--adapter", "caddyfile"], { env });
  },
};

/** The path of a server's program. Throws if the machine has none: see machine.ts. */
function findHost(name: "nginx" | "caddy"): string {
  const path = findTool(name);
  if (path) return path;
  throw new Error(`${name} is missing: install it and run the tests again.`);
}

const files = { local: "", nginx: "nginx.conf", caddy: "Caddyfile" };

/** Starts a host for a built site, whose hosts' files are in `from`. Rejects with its output if it ends. */
export async function launch(
  name: Host,
  { built, from, edit = (text) => text }: Pick<Serving, "built" | "edit"> & { from: string },
) {
  const folder = mkdtempSync(join(tmpdir(), `host-${name}-`));
  const port = await freePort();
  const written = join(folder, files[name] || "none");
  if (files[name]) writeFileSync(written, edit(readFileSync(join(from, files[name]), "utf8")));
  const child = starters[name]({ built, folder, port, written });
  const gone = once(child, "exit");
  let output = "";
  child.stdout?.on("data", (text) => (output += text));
  child.stderr?.on("data", (text) => (output += text));
  const home = () => sendRaw(port, "/").then(({ status }) => status);
  await until(
    `${name} to answer with 200`,
    async () => child.exitCode ?? (await home().catch(() => 0)),
    (status) => status === 200 || child.exitCode !== null,
  );
  const log = join(folder, "error.log");
  if (existsSync(log)) output += readFileSync(log, "utf8");
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  if (child.exitCode === null) return { port, process: child, stop };
  await stop();
  throw new Error(`${name} does not start:\n${output}`);
}
