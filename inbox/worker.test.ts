import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { times } from "../tests/soak.ts";
import { until } from "../tests/until.ts";
import { ATTEMPTS, nextAttempt } from "./backoff.ts";
import { type Cap, deliverNext, roomIn, startWorker } from "./delivery.ts";
import { openStore } from "./open-store.ts";
import type { Taken } from "./store.ts";
import { holdTime } from "./testing/clock.ts";
import { incoming } from "./testing/messages.ts";

const way = "mail";
const openedStore = () => openStore(":memory:");

beforeEach(holdTime);

/** A waiting delivery: resolves `begun` when it has a message, and ends with `accept`. */
function waitingDelivery() {
  let [begin, accept] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (accept = resolve));
  const deliver = () => {
    begin();
    return ended;
  };
  return { deliver, begun, accept };
}

test("is woken by a message, and stops when the one in hand is settled", async () => {
  const store = await openedStore();
  const { deliver, begun, accept } = waitingDelivery();
  const worker = startWorker({ store, way, deliver, log: () => {} });
  await store.add(incoming("one", Date.now()));
  await store.add(incoming("two", Date.now()));
  worker.wake();
  await begun;
  const stopped = worker.stop();
  accept();
  await stopped;
  expect(await store.counts()).toMatchObject({ delivered: 1, waiting: 1 });
});

test("gives a server one minute", async () => {
  const store = await openedStore();
  await store.add(incoming("key", Date.now()));
  const events: string[] = [];
  const log = (event: string) => events.push(event);
  const { deliver, begun } = waitingDelivery();
  const worker = startWorker({ store, way, deliver, log });
  await begun;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await until("the attempt to end", async () => events.includes("postponed"));
  await worker.stop();
});

const second = 1000;
const hour = 3600 * second;

test("however messages come, no span has more mails than its cap, and each message goes soon", () => {
  const caps = fc.constantFrom(1, 2, 3, 5, 60, 400);
  const flood = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(caps, fc.array(flood, { minLength: 1, maxLength: 12 }), (most, floods) => {
      const cap = { most, span: hour };
      const waiting = floods.flatMap(([at, count]) => Array<number>(count).fill(at * second));
      waiting.sort((one, other) => one - other);
      const mails: number[] = [];
      for (let now = 0; waiting.length > 0; now += 5 * second) {
        for (;;) {
          const recent = mails.filter((time) => time > now - hour);
          const here = waiting.filter((time) => time <= now).length;
          const size = Math.min(here, roomIn(cap, recent.toReversed(), now));
          if (size === 0) break;
          const [longest = 0] = waiting.splice(0, size);
          // Between two mails of the second half of the cap, and two looks.
          expect(now - longest).toBeLessThanOrEqual(hour / Math.ceil(most / 2) + 15 * second);
          mails.push(now);
          const last = mails.filter((time) => time > now - hour);
          expect(last.length).toBeLessThanOrEqual(most);
        }
      }
    }),
    { numRuns: times(20, 200) },
  );
});

/** A worker on a store that has messages, and the contents of its mails. */
async function mailing(count: number, cap: Cap, refuses = (_: Taken) => false) {
  const store = await openedStore();
  for (let n = 1; n <= count; n++) await store.add(incoming(`${n}`, Date.now()));
  const mails: (readonly number[])[] = [];
  const deliver = async (...messages: Taken) => {
    // No two mails take no time.
    vi.setSystemTime(Date.now() + 1);
    if (refuses(messages)) throw Object.assign(new Error(), { responseCode: 550 });
    mails.push(messages.map(({ id }) => id));
  };
  const events: string[] = [];
  const log = (event: string) => events.push(event);
  const worker = startWorker({ store, way, deliver, caps: [cap], log });
  /** The worker looks again after a pause. */
  const delivered = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    return (await store.counts()).delivered;
  };
  return { store, worker, mails, delivered, events };
}

test("after a flood messages go together, and one that comes then waits for seconds; the log says so once", async () => {
  const { store, worker, mails, delivered, events } = await mailing(80, { most: 60, span: hour });
  await until("the flood to be mailed", delivered, (count) => count === 80);
  expect(worker.isCapped()).toBe(true);
  const before = Date.now();
  await store.add(incoming("last", before));
  await store.add({ ...incoming("spam", before), suspected: "links" });
  await until("the last message", delivered, (count) => count === 81);
  expect(Date.now() - before).toBeLessThan(30 * second);
  expect(mails.flat().toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 81 }, (_, index) => index + 1),
  );
  expect(mails.length).toBeLessThan(30);
  expect(events.filter((event) => event === "capped")).toHaveLength(1);
  expect(events.filter((event) => event === "delivered")).toHaveLength(81);
  vi.setSystemTime(Date.now() + hour);
  for (const key of ["one", "two"]) await store.add(incoming(key, Date.now()));
  await until("the next two", delivered, (count) => count === 83);
  expect(mails.slice(-2).map(({ length }) => length)).toEqual([1, 1]);
  expect(worker.isCapped()).toBe(false);
  await worker.stop();
});

test("one message for which mails are refused does not keep the others", async () => {
  const isBad = (messages: Taken) => messages.some(({ id }) => id === 5);
  // So few mails are always for several messages.
  const { worker, mails, delivered } = await mailing(8, { most: 2, span: hour }, isBad);
  const later = () => {
    vi.setSystemTime(Date.now() + hour);
    return delivered();
  };
  await until("all others", later, (count) => count === 7);
  await worker.stop();
  expect(mails.flat().sort()).toEqual([1, 2, 3, 4, 6, 7, 8]);
});

test("who says when to come back is not asked before, for other messages either", async () => {
  const store = await openedStore();
  for (const key of ["one", "two"]) await store.add(incoming(key, Date.now()));
  let asked = 0;
  const deliver = async () => {
    if (asked++ === 0) throw Object.assign(new Error(), { restMs: 60 * second });
  };
  const worker = startWorker({ store, way, deliver, log: () => {} });
  await until("the first attempt", async () => asked > 0);
  await vi.advanceTimersByTimeAsync(59 * second);
  worker.wake();
  expect(asked).toBe(1);
  const delivered = async () => {
    await vi.advanceTimersByTimeAsync(second);
    return (await store.counts()).delivered;
  };
  await until("both to be delivered", delivered, (count) => count === 2);
  await worker.stop();
});

test("an outcome that cannot be recorded is recorded later, and nothing is delivered twice", async () => {
  const store = await openedStore();
  await store.add(incoming());
  let [failures, deliveries] = [2, 0];
  const settle: typeof store.settle = (...outcome) =>
    failures-- > 0 ? Promise.reject(new Error("locked")) : store.settle(...outcome);
  const deliver = async () => void deliveries++;
  const delivering = deliverNext(
    { store: { ...store, settle }, way, deliver, log: () => {} },
    () => 0,
  );
  await until("the store to be asked twice", async () => {
    await vi.advanceTimersByTimeAsync(5000);
    return failures < 0;
  });
  await delivering;
  expect([deliveries, (await store.counts()).delivered]).toEqual([1, 1]);
});

test("however the mail server fails, a message is sent once, or is given up after all attempts", async () => {
  const fates = fc.array(fc.boolean(), { minLength: 1, maxLength: 45 });
  await fc.assert(
    fc.asyncProperty(fates, async (accepts) => {
      const store = await openedStore();
      await store.add(incoming());
      let [now, attempts] = [0, 0];
      const deliver = async () => {
        if (!accepts[attempts++]) throw new Error("refused");
      };
      const input = { store, way, deliver, log: () => {} } as const;
      while (await deliverNext(input, () => now)) {
        const next = nextAttempt(attempts, now);
        if (next !== "failed") now = next;
        expect(await deliverNext(input, () => now - 1)).toBeUndefined();
      }
      const [message] = await store.after(0, 1);
      await store.close();
      if (accepts[attempts - 1]) {
        expect(message?.state).toBe("delivered");
        expect(accepts.indexOf(true)).toBe(attempts - 1);
      } else {
        expect(message?.state).toBe("failed");
        expect(attempts).toBe(ATTEMPTS);
      }
    }),
    { numRuns: times(10, 50), examples: [[[false]], [[false, true]]] },
  );
});
