import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { sendRaw } from "../../tests/made-site.ts";
import { times } from "../../tests/soak.ts";
import { until } from "../../tests/until.ts";
import { holdTime } from "../testing/clock.ts";
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

const SIZE = 10 * 1024 * 1024;
const announced = `Content-Length: ${SIZE}`;

/** Opens a connection and sends the head of a message. */
function begin(...headers: string[]) {
  const socket = connect({ port: inbox.port, host: "127.0.0.1" }).pause();
  // A write that fails says so itself.
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  const head = [
    "POST /messages HTTP/1.1",
    "Host: site.example",
    "Origin: https://site.example",
    "Idempotency-Key: raw",
    ...headers,
  ];
  const send = (text: string) =>
    new Promise<void>((sent, failed) => {
      socket.write(text, (error) => (error ? failed(error) : sent()));
    });
  void send(`${head.join("\r\n")}\r\n\r\n`).catch(() => {});
  return { socket, send };
}

const json = "Content-Type: application/json";

describe("a client that reads nothing before it has sent 10 MB, in twenty seconds, is answered", () => {
  test.each([
    ["if it announces it", 413, [json, announced]],
    ["if it does not", 413, [json, "Transfer-Encoding: chunked"]],
    ["if it sends nothing after it", 413, [json, announced, "Connection: close"]],
    ["if its body is not looked at", 415, ["Content-Type: text/plain", announced]],
  ] as const)("%s", async (_, status, headers) => {
    const { socket, send } = begin(...headers);
    const part = " ".repeat(SIZE / 20);
    const isChunked = headers.some((header) => header.endsWith("chunked"));
    for (let second = 0; second < 20; second++) {
      await send(isChunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part);
      await vi.advanceTimersByTimeAsync(1000);
    }
    if (isChunked) await send("0\r\n\r\n");
    const [answer] = await once(socket.resume(), "data");
    expect(String(answer)).toMatch(`HTTP/1.1 ${status} `);
  });
});

test("nothing is kept of what a client sends after its answer", async () => {
  const { socket, send } = begin(json, "Transfer-Encoding: chunked");
  const part = `100000\r\n${" ".repeat(2 ** 20)}\r\n`;
  await send(part);
  await once(socket.resume(), "data");
  const before = await memory();
  for (let sent = 0; sent < 50; sent++) await send(part);
  const half = 25 * 2 ** 20;
  await until("memory to be free again", memory, (now) => now - before < half);
});

test("a client that does not end its body is answered, and cut off half a minute later", async () => {
  const { socket, send } = begin(json, announced);
  await send(" ");
  const [answer] = await once(socket.resume(), "data");
  expect(String(answer)).toMatch("HTTP/1.1 413 ");
  await vi.advanceTimersByTimeAsync(29_000);
  await send(" ");
  expect(socket.readableEnded).toBe(false);
  const end = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return socket.readableEnded;
  };
  await until("the connection to be closed", end);
});

test("pages are served while another process locks the store, and visitors are told to come back", async () => {
  const other = new DatabaseSync(inbox.file);
  other.exec("BEGIN IMMEDIATE");
  let answered = 0;
  const statuses = Array.from({ length: 3 }, async (_, n) => {
    const status = await post(inbox.port, { key: `locked-${n}`, forwarded: `192.0.2.${n}` });
    answered++;
    return status;
  });
  let arrived = 0;
  inbox.server.on("request", () => arrived++);
  await until("the messages to arrive", async () => arrived === 3);
  // The store waits for a second with each.
  expect((await sendRaw(inbox.port, "/")).status).toBe(200);
  expect(answered).toBeLessThan(3);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([503]));
  other.close();
  expect(await post(inbox.port, { key: "locked-0" })).toBe(201);
});
