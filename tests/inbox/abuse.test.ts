import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { holdTime } from "../../inbox/testing/clock.ts";
import { times } from "../soak.ts";
import { until } from "../until.ts";
import { post } from "./receiver.ts";
import { serveInbox } from "./temporary.ts";

const LIMIT = 10;
let inbox: Awaited<ReturnType<typeof serveInbox>>;

beforeEach(async () => {
  holdTime();
  inbox = await serveInbox({ INBOX_PER_ADDRESS: String(LIMIT), INBOX_BEHIND_PROXY: "1" });
});

/** In bytes. */
async function memory() {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test("a flood from one address: it is refused, leaves nothing in memory, and others are served", async () => {
  const body = "x".repeat(100_000);
  const count = times(200, 2000);
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const before = await memory();
  const flood = Promise.all(
    Array.from({ length: count }, (_, n) =>
      post(inbox.port, { key: `${n}`, body, agent, forwarded: "192.0.2.1" }),
    ),
  );
  const other = await post(inbox.port, { key: "other", forwarded: "192.0.2.2" });
  const statuses = await flood;
  agent.destroy();
  expect(other).toBe(201);
  // Too large, as far as they are read.
  expect(statuses.filter((status) => status === 413)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(count - LIMIT);
  const much = (count * body.length) / 2;
  await until("memory to be free again", memory, (now) => now - before < much);
  const database = new DatabaseSync(inbox.file);
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(database.prepare("SELECT key FROM messages").all()).toEqual([{ key: "other" }]);
  database.close();
});

const start = [
  "POST /messages HTTP/1.1",
  "Host: site.example",
  "Origin: https://site.example",
  "Content-Type: application/json",
  "Idempotency-Key: raw\r\n",
].join("\r\n");

/** The status that a client gets. In turn, it reads nothing before it has sent everything. */
async function statusOf(head: string, body: string, isInTurn: boolean): Promise<number> {
  // What happens to the connection after the answer does not matter.
  const socket = connect({ port: inbox.port, host: "127.0.0.1" }).on("error", () => {});
  socket.write(`${start}${head}\r\n\r\n`);
  if (isInTurn) {
    socket.pause();
    await new Promise<void>((sent, failed) => {
      socket.write(body, (error) => (error ? failed(error) : sent()));
    });
  } else socket.write(body);
  const [answer] = await once(socket.resume(), "data");
  socket.destroy();
  return Number(String(answer).split(" ")[1]);
}

test("a body of 10 MB is refused, whether it is announced or not", async () => {
  const size = 10 * 1024 * 1024;
  const body = " ".repeat(size);
  expect(await statusOf(`Content-Length: ${size}`, body, false)).toBe(413);
  expect(await statusOf(`Content-Length: ${size}`, body, true)).toBe(413);
  const chunked = `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  expect(await statusOf("Transfer-Encoding: chunked", chunked, false)).toBe(413);
});
