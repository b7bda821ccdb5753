import { rmSync, truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Database, within } from "./database.ts";
import { createHealth } from "./health.ts";
import { openDatabase } from "./open-store.ts";
import { createStore } from "./store.ts";
import { holdTime } from "./testing/clock.ts";
import { temporaryFile } from "./testing/folder.ts";
import { incoming, valid } from "./testing/messages.ts";
import { receiving } from "./testing/receiving.ts";

/* The answers to a visitor, the operator's health check and the log while the store has a fault. */

beforeEach(holdTime);

const uncapped = { isCapped: () => false, answers: () => ({}) };

interface Fault {
  /** Begins the fault, and resolves to a function that ends it, if anything can. */
  readonly begin: (database: Database, file: string) => Promise<(() => unknown) | undefined>;
  /** The answer of health, and the log. */
  readonly store: string;
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
  "a full disk": {
    begin: async ({ rows }) => {
      const [{ page_count: pages } = {}] = await rows("PRAGMA page_count");
      await rows(`PRAGMA max_page_count = ${pages}`);
      return () => rows("PRAGMA max_page_count = 100000");
    },
    store: "full",
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
  const { send: sendTo, store, database, file, log, logged } = await receiving();
  const health = createHealth({ store, log, ...uncapped });
  const send = () =>
    sendTo({
      headers: { "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify({ ...valid, message: "Words ".repeat(150) }),
    });
  const end = await begin(database, file);
  let refused = await send();
  // A full disk has room for a few.
  for (let sent = 0; refused.status === 201 && sent < 20; sent++) refused = await send();
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toMatch(/^\d$/);
  const ill = await health.request("/healthz");
  expect([ill.status, await ill.json()]).toEqual([503, { store: word }]);
  expect(logged.some((line) => JSON.parse(line).code === code)).toBe(true);
  if (!end) return;
  await end();
  expect((await send()).status).toBe(201);
  expect((await health.request("/healthz")).status).toBe(200);
});

test("a store that does not answer: the visitor waits for three seconds, and health says that it is slow", async () => {
  const database = await openDatabase(temporaryFile());
  const store = await createStore(database);
  const rows: Database["rows"] = (_, __, patience) => within(patience, new Promise(() => {}));
  const hanging = await createStore({
    ...database,
    rows: (sql, ...rest) => (/LIMIT 0/.test(sql) ? database.rows(sql) : rows(sql, ...rest)),
  });
  onTestFinished(store.close);
  const health = createHealth({ store: hanging, log: () => {}, ...uncapped });
  const asked = health.request("/healthz");
  const waits = Promise.allSettled([hanging.add(incoming()), hanging.secret()]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await asked).json()).toEqual({ store: "slow" });
  for (const outcome of await waits) expect(outcome).toMatchObject({ reason: { code: "TIMEOUT" } });
});
