import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { times } from "../tests/soak.ts";
import { until } from "../tests/until.ts";
import { ATTEMPTS, nextAttempt } from "./backoff.ts";
import { deliverNext, startWorker } from "./delivery.ts";
import { openStore } from "./open-store.ts";
import { holdTime } from "./testing/clock.ts";
import { incoming } from "./testing/messages.ts";

const way = "mail";
const openedStore = () => openStore(":memory:");

beforeEach(holdTime);

/** A delivery that waits: resolves `begun` when it has a message, and ends with `accept`. */
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

test("mails no more in an hour and in a day than it may; the rest waits, and the log says so once", async () => {
  const store = await openedStore();
  const hour = 3_600_000;
  for (let n = 0; n < 5; n++) await store.add(incoming(`${n}`, Date.now()));
  const events: string[] = [];
  const log = (event: string) => events.push(event);
  const caps = [
    { most: 2, span: hour },
    { most: 3, span: 24 * hour },
  ];
  const worker = startWorker({ store, way, deliver: async () => {}, caps, log });
  /** The worker looks again after a pause. */
  const delivered = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    return (await store.counts()).delivered;
  };
  const isCapped = (times: number) => () =>
    events.filter((event) => event === "capped").length === times;
  await until("two mails", delivered, isCapped(1));
  expect(await delivered()).toBe(2);
  vi.setSystemTime(Date.now() + hour);
  await until("the third mail", delivered, isCapped(2));
  expect(await delivered()).toBe(3);
  vi.setSystemTime(Date.now() + 24 * hour);
  await until("the rest to be mailed", delivered, (count) => count === 5);
  await worker.stop();
  expect(events.filter((event) => event === "delivered")).toHaveLength(5);
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
        expect(await deliverNext(input, () => now - 1)).toBe(false);
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
