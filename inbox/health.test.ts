import { rmSync, truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "./database.ts";
import { createHealth } from "./health.ts";
import { codeOf } from "./log.ts";
import { openStore } from "./open-store.ts";
import {
  holdTime,
  incoming,
  opened,
  receiving,
  temporaryFile,
  valid,
} from "./testing/receiving.ts";
import { startSocket } from "./testing/smtp.ts";

/* The answers to a visitor, the operator's health check and the log while the store has a fault. */

beforeEach(holdTime);

const answers = () => ({ added: 4, origin: 2 });
const day = 86_400_000;

interface Fault {
  /** Begins the fault, and resolves to a function that ends it, if anything can. */
  readonly begin: (database: Database, file: string) => Promise<(() => unknown) | undefined>;
  /** The answer of health, unless it cannot tell, and the log. */
  readonly store?: string;
  readonly code: string;
}

const faults: Readonly<Record<string, Fault>> = {
  "a lock that another process holds": {
    begin: async (_, file) => {
      const other = new DatabaseSync(file);
      other.exec("BEGIN IMMEDIATE");
      return () => other.close();
    },
    store: "locked",
    code: "SQLITE_BUSY",
  },
  "a file that may not grow": {
    begin: async ({ rows }) => {
      const [{ page_count: pages } = {}] = await rows("PRAGMA page_count");
      await rows(`PRAGMA max_page_count = ${pages}`);
      return () => rows("PRAGMA max_page_count = 100000");
    },
    code: "SQLITE_FULL",
  },
  "a store that cannot be written": {
    begin: async ({ rows }) => {
      await rows("PRAGMA query_only = ON");
      return () => rows("PRAGMA query_only = OFF");
    },
    store: "read-only",
    code: "SQLITE_READONLY",
  },
  "a disk that fails": {
    begin: async ({ rows }, file) => {
      truncateSync(`${file}-wal`);
      // What SQLite has in memory would hide it.
      await rows("PRAGMA shrink_memory");
      return undefined;
    },
    store: "broken",
    code: "SQLITE_IOERR",
  },
  "a file that was deleted": {
    begin: async (_, file) => {
      rmSync(file);
      return undefined;
    },
    store: "gone",
    code: "GONE",
  },
};

test.each(Object.entries(faults))("%s", async (_, { begin, store: word, code }) => {
  const INBOX_DB = temporaryFile();
  const { send: sendTo, store, database, log, logged } = await receiving({ INBOX_DB });
  const health = createHealth({ store, log, answers });
  const send = () =>
    sendTo({
      headers: { "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify({ ...valid, message: "Words ".repeat(150) }),
    });
  expect((await send()).status).toBe(201);
  const end = await begin(database, INBOX_DB);
  let refused = await send();
  // A full disk has room for a few.
  for (let sent = 0; refused.status === 201 && sent < 20; sent++) refused = await send();
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(logged.some((line) => JSON.parse(line).code === code)).toBe(true);
  if (word) {
    const ill = await health.request("/healthz");
    expect([ill.status, await ill.json()]).toEqual([503, { store: word }]);
  }
  if (!end) return;
  await end();
  expect((await send()).status).toBe(201);
  expect((await health.request("/healthz")).status).toBe(200);
});

test("a message waits for a short lock, and other work goes on", async () => {
  const { store, file } = await opened(undefined, temporaryFile());
  await store.add(incoming());
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const added = store.add(incoming("second"));
  expect(await store.has("second")).toBe(false);
  other.close();
  expect(await added).toBe("added");
});

test("a store that does not answer: the visitor waits for three seconds, and health says that it is slow", async () => {
  const silent = await startSocket(() => {});
  onTestFinished(silent.close);
  const store = openStore(silent.url.replace("smtp", "postgres"));
  const asked = createHealth({ store, log: () => {}, answers }).request("/healthz");
  const added = store.add(incoming()).catch(codeOf);
  await vi.advanceTimersByTimeAsync(3000);
  expect([await (await asked).json(), await added]).toEqual([{ store: "slow" }, "TIMEOUT"]);
});

test("health writes nothing, and metrics count what is left to do", async () => {
  vi.setSystemTime(day);
  const { database, store } = await opened(undefined, temporaryFile());
  for (const key of ["waits", "fails", "goes"]) await store.add(incoming(key));
  await store.settle([2], "mail", 0, { failedAt: 1 });
  await store.settle([3], "mail", 0, { deliveredAt: 1 });
  const written = async () => await database.rows("SELECT total_changes() AS changes");
  const health = createHealth({ store, log: () => {}, answers });
  const before = await written();
  expect(await (await health.request("/healthz")).json()).toEqual({ store: "writable" });
  expect(await written()).toEqual(before);
  const metrics = await (await health.request("/metrics")).text();
  for (const line of [
    'inbox_messages{state="waiting",way="mail"} 1',
    'inbox_messages{state="failed",way="mail"} 1',
    'inbox_messages{state="waiting",way="webhook"} 0',
    'inbox_oldest_undelivered_seconds{way="mail"} 86400',
    'inbox_answers_total{reason="origin"} 2',
  ]) {
    expect(metrics).toContain(`${line}\n`);
  }
});

test.each([
  [
    Object.assign(new Error("x"), { code: "ESOCKET", originalCode: "ECONNREFUSED" }),
    "ECONNREFUSED",
  ],
  [Object.assign(new Error("x"), { code: "EENVELOPE" }), "EENVELOPE"],
  [
    new TypeError("x", { cause: Object.assign(new Error("x"), { code: "ENOTFOUND" }) }),
    "ENOTFOUND",
  ],
  [AbortSignal.abort(new DOMException("x", "TimeoutError")).reason, "TimeoutError"],
  [new TypeError("secret"), "TypeError"],
  ["secret", "unknown"],
])("%s is logged as %s", (error, code) => expect(codeOf(error)).toBe(code));
