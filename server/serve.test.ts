import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { holdTime, listening } from "../inbox/testing/receiving.ts";
import { freePort } from "../tests/free-port.ts";
import { sendRaw } from "../tests/send-raw.ts";
import { temporarySite } from "../tests/temporary-site.ts";
import { refuse } from "./site.ts";

const command = fileURLToPath(new URL("serve.ts", import.meta.url));

/** Starts the command in a folder, and waits until it serves or has ended. Its `end` says how. */
async function started(cwd: string, port: number, env: Readonly<Record<string, string>> = {}) {
  // What Node.js has compiled once is kept: it took half of the time.
  const NODE_COMPILE_CACHE = join(import.meta.dirname, "../node_modules/.cache/compiled");
  const child = spawn(process.execPath, [command], {
    cwd,
    env: { ...process.env, NODE_COMPILE_CACHE, ...env, PORT: String(port) },
  });
  onTestFinished(() => void child.kill());
  const ended = once(child, "exit");
  const end = Promise.all([text(child.stderr), text(child.stdout), ended]).then(
    ([stderr, stdout, [code]]) => ({ code, stderr, stdout }),
  );
  await Promise.race([once(child.stdout, "data"), end]);
  return { child, end };
}

/** Rejects if nothing listens there. */
async function open(host: string, port: number) {
  const socket = connect({ host, port });
  await once(socket, "connect");
  socket.destroy();
}

test("what keeps it from serving is said in one sentence", async () => {
  const { folder: built } = temporarySite("");
  const { folder: empty } = temporarySite("");
  const { folder: copied } = temporarySite();
  rmSync(join(empty, "dist"), { recursive: true });
  rmSync(join(copied, "hosts"), { recursive: true });
  const taken = await listening(createServer());
  for (const [folder, port, sentence] of [
    [empty, 4173, /^There is no complete dist\/ folder.+npm run build.+\n$/],
    [copied, 4173, /^hosts\/build\.json.+dist\/.+missing.+npm run build.+\n$/],
    [built, 80.5, /^PORT is "80\.5": it must be a number from 1 to 65535\.\n$/],
    [built, taken, /^PORT is "\d+": that port is already in use\.\n$/],
  ] as const) {
    const { child, end } = await started(folder, port);
    child.kill();
    const { code, stderr, stdout } = await end;
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(sentence);
  }
});

test("settings of an inbox stop the start of a site that was built without one", async () => {
  const { folder: built } = temporarySite("");
  for (const env of [{ INBOX_DB: "messages.sqlite" }, { SMTP_URL: "smtp://localhost" }]) {
    const [name] = Object.keys(env);
    const { child, end } = await started(built, await freePort(), { INBOX_TO: "", ...env });
    child.kill();
    expect(await end).toEqual({
      code: 1,
      stderr: `${name} is set, but dist/ was built without CONTACT_ENDPOINT, so it receives no messages: build it with CONTACT_ENDPOINT=/messages, or remove the inbox's settings.\n`,
      stdout: "",
    });
  }
});

test("HOST is the address to listen on; one that this machine does not have is named", async () => {
  const { folder: built } = temporarySite("");
  const port = await freePort();
  const { child, end } = await started(built, port, { HOST: "127.0.0.1" });
  expect((await sendRaw(port, "/about")).status).toBe(200);
  await expect(open("127.0.0.2", port)).rejects.toThrow("ECONNREFUSED");
  child.kill();
  expect((await end).stdout).toBe(`http://127.0.0.1:${port}\n`);

  const elsewhere = await started(built, port, { HOST: "192.0.2.1" });
  expect(await elsewhere.end).toEqual({
    code: 1,
    stderr: 'HOST is "192.0.2.1": this machine has no such address.\n',
    stdout: "",
  });
});

test("behind a proxy on this machine, no other machine is listened to, unless HOST says so", async () => {
  const { folder } = temporarySite();
  const port = await freePort();
  const local = await started(folder, port, { INBOX_BEHIND_PROXY: "1" });
  await open("127.0.0.1", port);
  await expect(open("127.0.0.2", port)).rejects.toThrow("ECONNREFUSED");
  local.child.kill("SIGKILL");
  await local.end;
  const others = [
    { env: { INBOX_BEHIND_PROXY: "10.0.0.1" }, address: "localhost" },
    { env: { INBOX_BEHIND_PROXY: "1", HOST: "0.0.0.0" }, address: "0.0.0.0" },
  ];
  for (const { env, address } of others) {
    const { child, end } = await started(folder, port, env);
    child.kill("SIGKILL");
    expect((await end).stdout).toBe(`http://${address}:${port}\n`);
  }
});

test("a form that posts to a path of the site finds the inbox there, without any setting", async () => {
  const { folder } = temporarySite();
  const port = await freePort();
  const { child, end } = await started(folder, port);
  const site = `http://localhost:${port}`;
  const stored = await fetch(`${site}/messages`, {
    method: "POST",
    headers: { Origin: site, "Content-Type": "application/json", "Idempotency-Key": "key" },
    body: '{"name":"Ada","email":"ada@shop.example","subject":"KES","message":"0123456789"}',
  });
  expect(stored.status).toBe(201);
  expect(stored.headers.get("X-Frame-Options")).toBe("DENY");
  child.kill();
  expect((await end).code).toBe(0);
  expect(existsSync(join(folder, "inbox-data/messages.sqlite"))).toBe(true);
});

test("what is no request is answered, and its connection closed, though the other end keeps it open", async () => {
  const server = createServer().on("clientError", refuse);
  const port = await listening(server);
  holdTime();
  const connected = once(server, "connection");
  const other = connect({ port, allowHalfOpen: true });
  other.write("no request\r\n\r\n");
  expect(String(await once(other, "data"))).toMatch(/^HTTP\/1\.1 400 /);
  const [connection] = await connected;
  vi.advanceTimersByTime(5000);
  expect(connection.destroyed).toBe(true);
  other.destroy();
});

test("serves dist/ until it is told to stop, even with idle connections", async () => {
  const { folder: built } = temporarySite("");
  const stopped = (["SIGINT", "SIGTERM"] as const).map(async (signal) => {
    const port = await freePort();
    const { child, end } = await started(built, port);
    expect((await sendRaw(port, "/about")).status).toBe(200);
    const idle = connect(port, "localhost");
    await once(idle, "connect");
    child.kill(signal);
    expect(await end).toEqual({ code: 0, stderr: "", stdout: `http://localhost:${port}\n` });
    idle.destroy();
  });
  await Promise.all(stopped);
});
