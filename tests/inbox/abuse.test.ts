import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { post, siteWithInbox, startReceiver } from "./receiver.ts";

const { built, folder } = siteWithInbox();
const file = join(folder, "messages.sqlite");
let port: number;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  port = await freePort();
  const limits = { INBOX_PER_ADDRESS: "10", INBOX_OVERALL: "200" };
  receiver = await startReceiver(built, port, { INBOX_DB: file, ...limits });
});
afterAll(async () => {
  await receiver.end("SIGTERM");
  rmSync(folder, { recursive: true });
});

/** In bytes. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${receiver.pid}/status`, "utf8"))?.[1]) * 1024;

const start = [
  "POST /messages HTTP/1.1",
  "Host: site.example",
  "Origin: https://site.example",
  "Content-Type: application/json",
  "Idempotency-Key: raw\r\n",
].join("\r\n");

/** The status of the answer. The rest of the connection does not matter. */
async function firstStatus(socket: Socket) {
  socket.resume();
  const [answer] = await once(socket, "data");
  socket.on("error", () => {}).destroy();
  return Number(String(answer).split(" ")[1]);
}

/** Sends the head and the parts of a body over a raw socket; resolves to the status. */
async function raw(head: string, parts: readonly (string | Buffer)[]) {
  const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.3" });
  socket.write(`${start}${head}\r\n\r\n`);
  for (const part of parts) socket.write(part);
  return firstStatus(socket);
}

/** Resolves to the status that a client gets which reads nothing before it has sent everything. */
async function rawInTurn(head: string, body: Buffer) {
  const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.3" });
  socket.pause();
  socket.write(`${start}${head}\r\n\r\n`);
  await new Promise<void>((sent, failed) => {
    socket.write(body, (error) => (error ? failed(error) : sent()));
  });
  return firstStatus(socket);
}

test("a body of 10 MB is refused, whether it is announced or not; a slow one after ten seconds", async () => {
  const size = 10 * 1024 * 1024;
  const chunk = Buffer.alloc(size, " ");
  const [announced, inTurn, streamed, slow] = await Promise.all([
    raw(`Content-Length: ${size}`, [chunk]),
    rawInTurn(`Content-Length: ${size}`, chunk),
    raw("Transfer-Encoding: chunked", [`${size.toString(16)}\r\n`, chunk]),
    raw("Content-Length: 100", ["{"]),
  ]);
  expect([announced, inTurn, streamed, slow]).toEqual([413, 413, 413, 408]);
}, 20_000);

test("a flood from one address: it is refused, memory is steady, and others are served", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const flood = async (count: number) => {
    const body = "x".repeat(10_000);
    const posts = Array.from({ length: count }, (_, n) => post(port, { key: `${n}`, body, agent }));
    return (await Promise.all(posts)).map(({ status }) => status);
  };
  await flood(1000);
  const before = memory();
  const started = Date.now();
  const flooding = flood(2000);
  const other = await post(port, { key: "other", from: "127.0.0.2" });
  const statuses = await flooding;
  agent.destroy();
  // Most are refused before their body is read; a window may begin anew in the meantime.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(1900);
  for (const status of statuses) expect([400, 429]).toContain(status);
  expect(other.status).toBe(201);
  expect(memory() - before).toBeLessThan(64 * 1024 * 1024);
  expect(Date.now() - started).toBeLessThan(20_000);
  const database = new DatabaseSync(file);
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(database.prepare("SELECT key FROM messages").all()).toEqual([{ key: "other" }]);
  database.close();
});
