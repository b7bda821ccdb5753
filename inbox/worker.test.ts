import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { times } from "../tests/soak.ts";
import { nextAttempt } from "./backoff.ts";
import { deliverNext, startWorker } from "./delivery.ts";
import { openStore } from "./open-store.ts";
import { holdTime } from "./testing/clock.ts";
import { valid } from "./testing/messages.ts";

const mailboxes = { to: "hello@site.example", from: "form@site.example" };
const DAY_MS = 86_400_000;
const openedStore = () => openStore(":memory:");

beforeEach(holdTime);

test("is woken by a message, and stops when the one in hand is settled", async () => {
  const store = await openedStore();
  let accept = () => {};
  const send = () => new Promise<void>((resolve) => (accept = resolve));
  const worker = startWorker({ store, send, mailboxes, log: () => {} });
  await vi.advanceTimersByTimeAsync(1);
  await store.add(valid, "one", Date.now());
  await store.add(valid, "two", Date.now());
  worker.wake();
  await vi.advanceTimersByTimeAsync(1);
  const stopped = worker.stop();
  accept();
  await stopped;
  expect(await store.counts()).toMatchObject({ delivered: 1, waiting: 1 });
});

test("gives a mail server one minute", async () => {
  const store = await openedStore();
  await store.add(valid, "key", Date.now());
  const events: string[] = [];
  const log = (event: string) => events.push(event);
  const worker = startWorker({ store, send: () => new Promise(() => {}), mailboxes, log });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["postponed"]);
  await worker.stop();
});

test("however the mail server fails, a message is sent once, or is marked failed after five days", async () => {
  const fates = fc.array(fc.boolean(), { minLength: 1, maxLength: 45 });
  await fc.assert(
    fc.asyncProperty(fates, async (accepts) => {
      const store = await openedStore();
      await store.add(valid, "key", 0);
      let [now, attempts] = [0, 0];
      const send = async () => {
        if (!accepts[attempts++]) throw new Error("refused");
      };
      const input = { store, send, mailboxes, log: () => {} };
      while (await deliverNext(input, () => now)) {
        const next = nextAttempt(attempts, 0, now);
        if (next !== "failed") now = next;
        expect(await deliverNext(input, () => now - 1)).toBe(false);
      }
      const [message] = await store.after(0, 1);
      await store.close();
      if (accepts[attempts - 1]) {
        expect(message?.deliveredAt).toBeDefined();
        expect(accepts.indexOf(true)).toBe(attempts - 1);
      } else expect(message).toMatchObject({ deliveredAt: undefined, failedAt: 5 * DAY_MS });
    }),
    { numRuns: times(10, 50), examples: [[[false]], [[false, true]]] },
  );
});
