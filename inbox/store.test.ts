import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { sqlite } from "./database.ts";
import { deliverNext } from "./delivery.ts";
import { migrations } from "./migrations.ts";
import { openDatabase, openStore } from "./open-store.ts";
import { createStore } from "./store.ts";
import { incoming, opened, temporaryFile } from "./testing/receiving.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const log = () => {};
const refuse = () => Promise.reject(new Error("refused"));
const accept = async () => {};

test("a message that is sent again uses up no id", async () => {
  const { store } = await opened();
  await store.add(incoming("one"));
  for (let n = 0; n < 3; n++) expect(await store.add(incoming("one"))).toBe("repeated");
  await store.add(incoming("two"));
  expect((await store.after(0, 9)).map(({ id }) => id)).toEqual([1, 2]);
});

test("what was not delivered is kept, whatever its age, and delivered by the first attempt that works", async () => {
  const { store } = await opened();
  await store.add(incoming("waits"));
  await store.add(incoming("fails"));
  const input = { store, way: "mail", log } as const;
  await store.settle([2], "mail", 0, { failedAt: 1 });
  await deliverNext({ ...input, deliver: refuse }, () => 10 * day);
  expect((await store.after(0, 9)).map(({ state }) => state)).toEqual(["waiting", "failed"]);
  expect(await store.purge(1000 * day, 1)).toEqual({ erased: 0, kept: 2 });
  await deliverNext({ ...input, deliver: accept }, () => 11 * day);
  expect(await store.purge(1000 * day, 1)).toEqual({ erased: 1, kept: 1 });
});

test("a message whose clock was ahead is due when the clock is right", async () => {
  const { store } = await opened();
  await store.add(incoming("key", 365 * day));
  expect(await store.take("mail", day, day + minute)).toMatchObject([{ id: 1 }]);
  expect(await store.take("mail", day, day + minute)).toBeUndefined();
});

test("messages attempted as often, and doubtful or not, are taken together, by nobody else", async () => {
  const { database, store } = await opened();
  for (const key of ["1", "2", "3", "4"]) await store.add(incoming(key));
  await store.add({ ...incoming("5"), doubt: "haste" });
  await store.settle([2], "mail", 0, { dueAt: 1 });
  const stores = [store, createStore(database), createStore(database)];
  const taken: (readonly number[])[] = [];
  for (let round = 0; round < 3; round++) {
    const takes = stores.map((each) => each.take("mail", hour, 2 * hour, 2));
    for (const each of await Promise.all(takes))
      taken.push(...(each ? [each.map(({ id }) => id)] : []));
  }
  expect(taken.flat().toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(taken).toContainEqual([2]);
  expect(taken).toContainEqual([5]);
});

test("an outcome that is recorded twice, or after the lease, changes nothing more", async () => {
  const { store } = await opened();
  await store.add(incoming());
  await store.take("mail", hour, day);
  for (let n = 0; n < 2; n++) await store.settle([1], "mail", day, { dueAt: 2 * day });
  expect((await store.find(1))?.deliveries.mail?.attempts).toBe(1);
  await store.take("mail", 2 * day, 3 * day);
  await store.settle([1], "mail", day, { failedAt: 1 });
  for (let n = 0; n < 2; n++) await store.settle([1], "mail", 3 * day, { deliveredAt: day });
  const message = await store.find(1);
  expect(message).toMatchObject({ state: "delivered", deliveries: { mail: { attempts: 2 } } });
});

test("each way of delivery has its own attempts, and the message waits for both", async () => {
  const { store } = await opened(["mail", "webhook"]);
  await store.add(incoming());
  await deliverNext({ store, way: "webhook", deliver: refuse, log }, () => 0);
  await deliverNext({ store, way: "mail", deliver: accept, log }, () => 0);
  expect(await store.take("mail", day, day)).toBeUndefined();
  expect((await store.find(1))?.state).toBe("waiting");
  await deliverNext({ store, way: "webhook", deliver: accept, log }, () => day);
  expect((await store.find(1))?.state).toBe("delivered");
});

test("a message that is only stored is never due, and is purged by its age", async () => {
  const { store } = await opened([]);
  await store.add(incoming());
  expect((await store.find(1))?.state).toBe("stored");
  expect(await store.take("mail", day, day)).toBeUndefined();
  expect(await store.purge(2 * day, 1)).toEqual({ erased: 1, kept: 0 });
});

test("every receiver on a store has the same secret", async () => {
  const { database, store } = await opened();
  expect(await createStore(database).secret()).toBe(await store.secret());
});

test("a field without a column stops the start with one sentence that names it", async () => {
  const { database, file } = await opened();
  await database.rows("ALTER TABLE messages DROP COLUMN company");
  await expect(openStore(file).check()).rejects.toThrow(/^The field "company" has no column: /);
});

describe("a file", () => {
  /** As a version with so many steps left it, with a message in each state. */
  function made(version: number): string {
    const file = temporaryFile();
    const database = new DatabaseSync(file);
    for (const step of migrations.slice(0, version).flatMap((each) => each(sqlite))) {
      database.exec(step);
    }
    database.exec(`PRAGMA user_version = ${version}`);
    const way = version === 1 ? "" : "mail_";
    const due = version === 1 ? "due_at, queued_at" : "mail_due_at, webhook_due_at";
    const columns = `key, received_at, name, email, subject, message, ${due}`;
    const add = (key: string, column: string, value: string | number) =>
      database.exec(
        `INSERT INTO messages (${columns}, ${column})
          VALUES ('${key}', 1, 'N', 'n@shop.example', 'S', 'Words', 1, 1, '${value}')`,
      );
    add("waits", `${way}attempts`, 7);
    add("delivered", `${way}delivered_at`, 7);
    add("failed", `${way}failed_at`, 7);
    if (version > 1) add("held back", "suspected", "links, wording");
    database.close();
    return file;
  }

  test.each([1, 4])(
    "of version %i has its messages in the same state; none is held back",
    async (version) => {
      const file = made(version);
      await expect(openStore(file, [], false).after(0, 9)).rejects.toThrow("older");
      const { store } = await opened(["mail"], file);
      const found = (await store.after(0, 9)).map(({ key, state }) => [key, state]);
      const all = {
        waits: "waiting",
        delivered: "delivered",
        failed: "failed",
        "held back": "waiting",
      };
      expect(found).toEqual(Object.entries(all).slice(0, version === 1 ? 3 : 4));
      expect((await store.find(1))?.deliveries.mail?.attempts).toBe(7);
      const due = [await store.take("mail", 2, day, 9), await store.take("mail", 2, day, 9)];
      expect(due.flat().map((each) => each?.doubt)).toContain(
        version === 1 ? undefined : "links, wording",
      );
    },
  );

  test("of a newer version, or no database at all, is refused and left as it is", async () => {
    const newer = temporaryFile();
    const connection = new DatabaseSync(newer);
    connection.exec("PRAGMA user_version = 99");
    connection.close();
    await expect(openStore(newer).check()).rejects.toThrow("newer version");
    const text = temporaryFile();
    writeFileSync(text, "Not a database, and long enough to tell.".repeat(100));
    await expect(openStore(text).check()).rejects.toThrow();
  });

  test("is readable by nobody else, whatever its folder allows, and a commit is on the disk", async () => {
    const file = temporaryFile();
    const folder = dirname(file);
    chmodSync(folder, 0o755);
    const database = openDatabase(file);
    await createStore(database).add(incoming());
    const open = readdirSync(folder).filter((name) => statSync(join(folder, name)).mode & 0o077);
    expect(open).toEqual([]);
    expect(await database.rows("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
    await database.close();
  });

  test("is never read whole for what is due or left", async () => {
    const { database, store } = await opened(["mail", "webhook"], temporaryFile());
    await store.check();
    const seen: string[] = [];
    const rows: typeof database.rows = async (sql, values) => {
      const named = Object.fromEntries((values ?? []).map((value, n) => [`$${n + 1}`, value]));
      const reader = new DatabaseSync(":memory:");
      for (const step of migrations.flatMap((each) => each(sqlite))) reader.exec(step);
      for (const { detail } of reader.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(named))
        seen.push(String(detail));
      return database.rows(sql, values);
    };
    const explained = createStore({ ...database, rows });
    await explained.take("mail", 1, 2);
    await explained.left("webhook");
    await explained.check();
    expect(seen.filter((line) => /SCAN messages(?! USING)/.test(line))).toEqual([]);
  });
});
