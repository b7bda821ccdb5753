import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hostsFolder } from "../../server/build-record.ts";
import { freePort } from "../free-port.ts";
import { findTool } from "../machine.ts";
import { sendRaw } from "../send-raw.ts";
import { until } from "../until.ts";

const server = resolve(import.meta.dirname, "../../server/serve.ts");

/** The hosts that can run on a machine. */
export const hosts = ["local", "nginx"] as const;
export type Host = (typeof hosts)[number];
export const isHere = (name: Host) => name === "local" || findTool(name) !== undefined;

/** Starts a host with the file that the build has written for it, edited to fit the test. Rejects with its output if it ends. */
export async function launch(name: Host, built: string, edit = (text: string) => text) {
  const folder = mkdtempSync(join(tmpdir(), `host-${name}-`));
  const port = await freePort();
  const log = join(folder, "error.log");
  const startNginx = () => {
    const file = join(folder, "test.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const written = edit(readFileSync(join(hostsFolder(built), "nginx.conf"), "utf8"))
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("listen [::]:80;", "")
      .replace("/usr/share/nginx/html", built);
    // Started by root, nginx reads files as the user nobody, who has no access to root's folders. It
    // compresses on the fly, as in distributions: compressed files must not be compressed again.
    writeFileSync(
      file,
      `daemon off; ${process.getuid?.() === 0 ? "user root;" : ""} pid ${folder}/pid;
      error_log ${log}; events { worker_connections 2048; } http { access_log off; gzip on; gzip_types *;
      ${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join("\n")} ${written} }`,
    );
    return spawn(findTool("nginx") ?? "nginx", ["-e", log, "-c", file]);
  };
  const env = { ...process.env, OUT_DIR: built, PORT: String(port) };
  const child = name === "nginx" ? startNginx() : spawn(process.execPath, [server], { env });
  const gone = once(child, "exit");
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const home = () => sendRaw(port, "/").then(({ status }) => status);
  await until(
    `${name} to answer with 200`,
    async () => child.exitCode ?? (await home().catch(() => 0)),
    (status) => status === 200 || child.exitCode !== null,
  );
  if (existsSync(log)) output += readFileSync(log, "utf8");
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  if (child.exitCode === null) return { port, stop };
  await stop();
  throw new Error(`${name} does not start:\n${output}`);
}
