import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { postgres, sqlite } from "./database.ts";
import { deliverNext } from "./delivery.ts";
import { newest, steps, stepsFrom } from "./migrations.ts";
import { openDatabase, openStore } from "./open-store.ts";
import { createStore } from "./store.ts";
import { valid } from "./testing/answers.ts";
import { incoming, opened, temporaryFile } from "./testing/receiving.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const log = () => {};
const refuse = () => Promise.reject(new Error("refused"));
const accept = async () => {};

test("what was not delivered is kept, whatever its age, and delivered by the first attempt that works", async () => {
  const { store } = await opened();
  await store.add(incoming("waits"));
  await store.add(incoming("fails"));
  const input = { store, way: "mail", log } as const;
  await store.settle([2], "mail", 0, "failed", 1);
  await deliverNext({ ...input, deliver: refuse }, () => 10 * day);
  expect((await store.newest(9)).map(({ state }) => state)).toEqual(["failed", "waiting"]);
  expect(await store.purge(1000 * day, 1)).toBe(0);
  await deliverNext({ ...input, deliver: accept }, () => 11 * day);
  await store.finish(2, 1);
  await store.add(incoming("new", 1000 * day));
  expect(await store.purge(1000 * day, 1)).toBe(2);
  expect((await store.newest(9)).map(({ key }) => key)).toEqual(["new"]);
});

test("what changes many messages stops after each thousand, so that visitors get their turn", async () => {
  const { database, store } = await opened();
  const columns = "name, email, subject, message, mail_due_at, received_at";
  for (const [end, change] of [
    ["mail_failed_at", () => store.queueFailed(1)],
    ["mail_failed_at", () => store.forget(valid.email)],
    ["done_at", () => store.purge(1000 * day, 1)],
  ] as const) {
    await store.add(incoming());
    await database.rows(`WITH RECURSIVE others AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM others WHERE n < 1000)
      INSERT INTO messages (key, ${columns}) SELECT n, ${columns} FROM messages, others`);
    await database.rows(`UPDATE messages SET ${end} = 1`);
    let isTurn = false;
    setImmediate(() => (isTurn = true));
    expect([await change(), isTurn]).toEqual([1001, true]);
    await database.rows("DELETE FROM messages");
  }
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
  await store.settle([2], "mail", 0, "postponed", 1);
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
  for (let n = 0; n < 2; n++) await store.settle([1], "mail", day, "postponed", 2 * day);
  expect((await store.find(1))?.deliveries.mail?.attempts).toBe(1);
  await store.take("mail", 2 * day, 3 * day);
  await store.settle([1], "mail", day, "failed", 1);
  for (let n = 0; n < 2; n++) await store.settle([1], "mail", 3 * day, "delivered", day);
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

test("every receiver has the same secret", async () => {
  const { database, store } = await opened();
  expect(await createStore(database).secret()).toBe(await store.secret());
});

test("a new step only adds, and what the version before leaves out", () => {
  for (const sql of [sqlite, postgres].flatMap((each) =>
    steps.slice(5).flatMap((step) => step(each)),
  ))
    expect(sql).toMatch(/^(?:CREATE|ALTER TABLE \w+ ADD COLUMN(?!.+NOT NULL(?!.+DEFAULT)))\b/);
});

describe("a file", () => {
  test.each([1, 2, 3, 4])(
    "of version %i is brought up to date, its messages with it",
    async (version) => {
      const file = temporaryFile();
      const connection = new DatabaseSync(file);
      const after = stepsFrom(version, sqlite, true).length;
      for (const step of stepsFrom(0, sqlite, true).slice(0, -after)) connection.exec(step);
      const due = version === 1 ? "due_at, queued_at" : "mail_due_at, webhook_due_at";
      connection.exec(`INSERT INTO messages (key, received_at, name, email, subject, message, ${due})
      VALUES ('a', 1, 'Ama', 'ama@example.com', 'Prices', 'Which countries?', 1, 1);
      PRAGMA user_version = ${version}`);
      connection.close();
      const store = openStore(file);
      await store.check();
      expect(await store.newest(9)).toMatchObject([{ key: "a", state: "waiting" }]);
    },
  );

  test("of a later version serves the version before as well, and keeps its own", async () => {
    const file = temporaryFile();
    await openStore(file).check();
    const connection = new DatabaseSync(file);
    connection.exec(
      `ALTER TABLE messages ADD COLUMN of_later TEXT; PRAGMA user_version = ${newest + 1}`,
    );
    const store = openStore(file);
    await store.add(incoming());
    expect(await store.newest(9)).toMatchObject([{ key: "key", state: "waiting" }]);
    expect(connection.prepare("PRAGMA user_version").get()).toEqual({ user_version: newest + 1 });
    connection.close();
  });

  test("that is empty, or no database at all, is refused and left as it is", async () => {
    const empty = temporaryFile();
    writeFileSync(empty, "");
    await expect(openStore(empty, [], false).check()).rejects.toThrow("older");
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
    const reader = new DatabaseSync(":memory:");
    for (const step of stepsFrom(0, sqlite, true)) reader.exec(step);
    const rows: typeof database.rows = async (sql, values) => {
      const named = Object.fromEntries((values ?? []).map((value, n) => [`$${n + 1}`, value]));
      for (const { detail } of reader.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(named))
        seen.push(String(detail));
      return database.rows(sql, values);
    };
    const explained = createStore({ ...database, rows });
    await explained.take("mail", 1, 2);
    expect(seen.filter((line) => /SCAN messages/.test(line))).toEqual([]);
    await explained.left("webhook");
    await explained.check();
    expect(seen.filter((line) => /SCAN messages(?! USING)/.test(line))).toEqual([]);
  });
});
