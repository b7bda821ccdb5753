import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { caddy } from "../../hosting/emit/caddy.ts";
import { inboxAddress } from "../../hosting/emit/files.ts";
import { nginx } from "../../hosting/emit/nginx.ts";
import { sendRaw } from "../../hosting/fixture.ts";
import { securityHeaders } from "../../hosting/policy.ts";
import { readSite } from "../../hosting/site.ts";
import { findHost } from "../hosts/launch.ts";
import { findTool } from "../machine.ts";
import { until } from "../until.ts";
import { post } from "./receiver.ts";
import { onFreePort, serveInbox } from "./temporary.ts";

const files = { nginx, caddy };
type Served = Awaited<ReturnType<typeof serveInbox>>;

/** Each starts a host that serves the site and passes messages on to its inbox. */
const starters = {
  nginx: ({ built, folder }: Served, port: number) => {
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const server = readFileSync(join(folder, "default.conf"), "utf8")
      .replaceAll("/etc/nginx/site/", `${folder}/`)
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("/usr/share/nginx/html", built);
    const file = join(folder, "nginx.conf");
    writeFileSync(
      file,
      `daemon off; ${process.getuid?.() === 0 ? "user root;" : ""} pid ${folder}/pid;
      error_log ${folder}/error.log; events {} http { access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")} ${server} }`,
    );
    return spawn(findHost("nginx"), ["-e", join(folder, "error.log"), "-c", file]);
  },
  caddy: ({ built, folder }: Served, port: number) => {
    const file = join(folder, "Caddyfile.test");
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\nimport ${folder}/Caddyfile\n`);
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

async function startHost(name: keyof typeof starters, inbox: Served, port: number) {
  for (const [file, text] of Object.entries(files[name](readSite(inbox.built)))) {
    const passing = text.replace(inboxAddress, `127.0.0.1:${inbox.port}`);
    writeFileSync(join(inbox.folder, file), passing);
  }
  const host: ChildProcess = starters[name](inbox, port);
  const gone = once(host, "exit");
  onTestFinished(async () => {
    host.kill();
    await gone;
  });
  let log = "";
  host.stderr?.on("data", (text) => (log += text));
  const home = async () => host.exitCode ?? (await sendRaw(port, "/")).status;
  const hasStarted = (status: number) => status === 200 || host.exitCode !== null;
  await until(`${name} to answer with 200`, home, hasStarted);
  if (host.exitCode !== null) throw new Error(`${name} does not start: ${log}`);
  return port;
}

describe.each(["nginx", "caddy"] as const)("%s", (name) => {
  test.skipIf(!findTool(name))(
    "passes messages on, with the address of the visitor and no header twice",
    async () => {
      const inbox = await serveInbox({});
      const port = await onFreePort((port) => startHost(name, inbox, port));
      let forwarded: unknown;
      inbox.server.on("request", ({ headers }) => (forwarded = headers["x-forwarded-for"]));
      // A visitor can say anything; the inbox believes the last address.
      expect(await post(port, { forwarded: "192.0.2.1" })).toBe(201);
      expect(forwarded).toMatch(/(^|, )127\.0\.0\.1$/);
      const form = await sendRaw(port, "/messages", {
        method: "POST",
        headers: {
          Origin: "http://site.example",
          "Content-Type": "application/x-www-form-urlencoded",
        },
      });
      expect(form.status).toBe(422);
      expect(form.headers["content-security-policy"]?.match(/default-src/g)).toHaveLength(1);
      expect(form.headers["content-security-policy"]).toContain("form-action 'self'");
      for (const [header, value] of Object.entries(securityHeaders)) {
        expect(form.headers[header.toLowerCase()], header).toBe(value);
      }
      expect((await sendRaw(port, "/about", { method: "POST" })).status).toBe(405);
    },
  );
});
