import { expect, onTestFinished, test } from "vitest";
import { nextAttempt } from "./backoff.ts";
import type { Database } from "./database.ts";
import { deliverNext } from "./delivery.ts";
import { migrations } from "./migrations.ts";
import { openDatabase } from "./open-store.ts";
import { createStore } from "./store.ts";
import { temporaryDatabase } from "./testing/database.ts";
import { incoming } from "./testing/messages.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const refuse = () => Promise.reject(new Error("refused"));
const silent = () => {};

async function opened() {
  const database = await openDatabase(await temporaryDatabase());
  onTestFinished(() => database.close().catch(() => {}));
  return { database, store: await createStore(database) };
}

test("a message that waited for ten days is delivered by the first attempt that works", async () => {
  const { store } = await opened();
  await store.add(incoming());
  const input = { store, way: "mail", log: silent } as const;
  // The mail server was not set, then its password was wrong.
  await deliverNext({ ...input, deliver: refuse }, () => 10 * day);
  expect((await store.find(1))?.state).toBe("waiting");
  expect(await store.purge(10 * day)).toEqual({ erased: 0, kept: 1 });
  await deliverNext({ ...input, deliver: async () => {} }, () => 11 * day);
  expect((await store.find(1))?.state).toBe("delivered");
});

test("a failed message is kept, whatever its age", async () => {
  const { store } = await opened();
  await store.add(incoming());
  const input = { store, way: "mail", log: silent, deliver: refuse } as const;
  let now = 0;
  while (await deliverNext(input, () => now)) now += day;
  expect((await store.find(1))?.state).toBe("failed");
  expect(await store.purge(1000 * day)).toEqual({ erased: 0, kept: 1 });
});

test("a message queued by a clock that was ahead is due when the clock is right", async () => {
  const { store } = await opened();
  await store.add(incoming("key", 365 * day));
  expect(await store.take("mail", day, day + 1)).toMatchObject([{ id: 1 }]);
  expect(await store.take("mail", day, day + 1)).toBeUndefined();
});

test.each([5 * minute, 3 * hour, day, 365 * day])(
  "a message waits no longer than its own wait, though the clock was %i ms ahead when that began",
  async (ahead) => {
    const { store } = await opened();
    await store.add(incoming());
    const input = { store, way: "mail", log: silent } as const;
    for (let failed = 0; failed < 5; failed++) {
      await deliverNext({ ...input, deliver: refuse }, () => ahead + 2 * failed * minute);
    }
    // A worker that was killed had it in hand.
    expect(await store.take("mail", ahead + hour, ahead + hour + 2 * minute)).toBeDefined();
    expect(await deliverNext({ ...input, deliver: refuse }, () => minute)).toBeDefined();
    const wait = Number(nextAttempt(6, 0));
    expect(await store.take("mail", minute + wait - 1, minute + wait + hour)).toBeUndefined();
    expect(await store.take("mail", minute + wait, minute + wait + hour)).toBeDefined();
  },
);

test("a machine whose clock is a minute behind does not take what another has in hand", async () => {
  const { store } = await opened();
  await store.add(incoming());
  expect(await store.take("mail", hour, hour + 2 * minute)).toBeDefined();
  for (const now of [hour - minute, hour, hour + minute]) {
    expect(await store.take("mail", now, now + 2 * minute)).toBeUndefined();
  }
});

test("messages are taken together and by nobody else, are settled together, and are one mail", async () => {
  const { database, store } = await opened();
  for (const key of ["1", "2", "3", "4", "5"]) await store.add(incoming(key));
  await store.add({ ...incoming("6"), suspected: "links" });
  await store.settle([2], "mail", { since: 0, dueAt: 0 });
  const stores = [store, await createStore(database), await createStore(database)];
  const takeAll = async (now: number, most: number) => {
    const takes = () => stores.map((each) => each.take("mail", now, now + day, most));
    const all: (readonly number[])[] = [];
    for (;;) {
      const taken = (await Promise.all(takes())).flatMap((messages) =>
        messages ? [messages] : [],
      );
      if (taken.length === 0) return all;
      all.push(...taken.map((messages) => messages.map(({ id }) => id)));
    }
  };
  const taken = await takeAll(minute, 3);
  expect(taken.flat().sort()).toEqual([1, 2, 3, 4, 5]);
  // A message goes with others attempted as often.
  expect(taken).toContainEqual([2]);
  expect(await takeAll(day, 9)).toEqual([]);
  await store.settle([1, 2, 3], "mail", { deliveredAt: day });
  await store.settle([4], "mail", { deliveredAt: day + 1 });
  expect(await store.mailed(0, 2 * day, 9)).toEqual([day + 1, day]);
  expect(await store.mailed(0, 2 * day, 1)).toEqual([day + 1]);
  expect(await store.mailed(day, day + 1, 9)).toEqual([day + 1]);
  expect(await takeAll(2 * day, 9)).toEqual([[5]]);
});

test("a message that is sent again uses up no id", async () => {
  const { store } = await opened();
  await store.add(incoming("one"));
  for (let n = 0; n < 3; n++) expect(await store.add(incoming("one"))).toBe("repeated");
  await store.add(incoming("two"));
  expect((await store.after(0, 9)).map(({ id }) => id)).toEqual([1, 2]);
});

test("each way of delivery has its own attempts, and the message waits for both", async () => {
  const { database } = await opened();
  const store = await createStore(database, ["mail", "webhook"]);
  await store.add(incoming());
  await deliverNext({ store, way: "webhook", deliver: refuse, log: silent }, () => 0);
  await deliverNext({ store, way: "mail", deliver: async () => {}, log: silent }, () => 0);
  expect(await store.take("mail", day, day)).toBeUndefined();
  expect((await store.find(1))?.state).toBe("waiting");
  await deliverNext({ store, way: "webhook", deliver: async () => {}, log: silent }, () => day);
  expect((await store.find(1))?.state).toBe("delivered");
});

test("texts that are alike are found by their digest, of late", async () => {
  const { store } = await opened();
  await store.add({ ...incoming("1", 1), digest: "alike" });
  await store.add({ ...incoming("2", 2, { email: "kofi@shop.example" }), digest: "alike" });
  await store.add({ ...incoming("3", 3), digest: "other" });
  expect(await store.sendersOf("alike", 0)).toHaveLength(2);
  expect(await store.sendersOf("alike", 1)).toEqual(["kofi@shop.example"]);
});

test("every receiver on a store has the same secret", async () => {
  const { database, store } = await opened();
  expect(await (await createStore(database)).secret()).toBe(await store.secret());
});

test("a field without a column stops the start with one sentence that names it", async () => {
  const { database } = await opened();
  await database.rows("ALTER TABLE messages DROP COLUMN company");
  await expect(createStore(database)).rejects.toThrow(
    /^The field "company" has no column: .*migrations\.ts\.$/,
  );
});

test("messages from the first version are there, in the same state", async () => {
  const file = await temporaryDatabase();
  const database = await openDatabase(file);
  await toFirstVersion(database);
  const columns = "key, received_at, name, email, subject, message, queued_at, due_at";
  for (const [key, end] of [
    ["waits", ", attempts"],
    ["delivered", ", delivered_at"],
    ["failed", ", failed_at"],
  ] as const) {
    await database.rows(
      `INSERT INTO messages (${columns}${end}) VALUES ($1, 1, 'N', 'n@shop.example', 'S', 'Words', 1, 1, 7)`,
      [key],
    );
  }
  await database.close();
  const store = await createStore(await openDatabase(file));
  onTestFinished(store.close);
  const states = (await store.after(0, 9)).map(({ key, state }) => [key, state]);
  expect(states).toEqual([
    ["waits", "waiting"],
    ["delivered", "delivered"],
    ["failed", "failed"],
  ]);
  expect((await store.find(1))?.deliveries.mail?.attempts).toBe(7);
  expect(await store.take("mail", day, day)).toMatchObject([{ key: "waits" }]);
});

/** Leaves an empty database as the first version made it. */
async function toFirstVersion({ rows, dialect }: Database): Promise<void> {
  for (const table of ["messages", "secrets", "health"]) await rows(`DROP TABLE ${table}`);
  for (const step of migrations[0]?.(dialect) ?? []) await rows(step);
  await rows(
    dialect.skipLocked ? "UPDATE inbox_version SET version = 1" : "PRAGMA user_version = 1",
  );
}
