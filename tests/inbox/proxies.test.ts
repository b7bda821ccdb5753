import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caddy } from "../../hosting/emit/caddy.ts";
import { inboxAddress } from "../../hosting/emit/files.ts";
import { nginx } from "../../hosting/emit/nginx.ts";
import { sendRaw } from "../../hosting/fixture.ts";
import { securityHeaders } from "../../hosting/policy.ts";
import { readSite } from "../../hosting/site.ts";
import { freePort } from "../free-port.ts";
import { findHost } from "../hosts/launch.ts";
import { post, siteWithInbox, startReceiver } from "./receiver.ts";

const { built, folder } = siteWithInbox();
let inbox: Awaited<ReturnType<typeof startReceiver>>;
let inboxPort: number;

beforeAll(async () => {
  inboxPort = await freePort();
  const env = { INBOX_PER_ADDRESS: "3", INBOX_BEHIND_PROXY: "1" };
  inbox = await startReceiver(built, inboxPort, { ...env, INBOX_DB: join(folder, "m.sqlite") });
});
afterAll(async () => {
  await inbox.end("SIGTERM");
  rmSync(folder, { recursive: true });
});

const starters: Record<string, (port: number) => ChildProcess> = {
  nginx: (port) => {
    for (const [name, text] of Object.entries(nginx(readSite(built)))) {
      writeFileSync(join(folder, name), text.replace(inboxAddress, `127.0.0.1:${inboxPort}`));
    }
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
  caddy: (port) => {
    for (const [name, text] of Object.entries(caddy(readSite(built)))) {
      writeFileSync(join(folder, name), text.replace(inboxAddress, `127.0.0.1:${inboxPort}`));
    }
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

describe.each(Object.keys(starters))("%s", (name) => {
  let port: number;
  let host: ChildProcess;

  beforeAll(async () => {
    port = await freePort();
    host = starters[name]?.(port) as ChildProcess;
    host.stderr?.resume();
    const up = () => sendRaw(port, "/").catch(() => undefined);
    while ((await up())?.status !== 200) await new Promise((wait) => setTimeout(wait, 50));
  });
  afterAll(async () => {
    const gone = once(host, "exit");
    host.kill("SIGTERM");
    await gone;
  });

  test("passes messages on, with the address of the visitor and no header twice", async () => {
    const from = name === "nginx" ? "127.0.0.4" : "127.0.0.5";
    const send = (key: string) => post(port, { key: name + key, from });
    for (const key of ["1", "2", "3"]) expect((await send(key)).status).toBe(201);
    expect((await send("4")).status).toBe(429);
    expect((await post(port, { key: `${name}5`, from: from.replace(".0.0", ".0.1") })).status).toBe(
      201,
    );
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
  });
});
