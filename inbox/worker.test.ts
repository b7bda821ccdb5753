import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startWorker } from "./delivery.ts";
import { openStore } from "./open-store.ts";
import { valid } from "./testing/messages.ts";

const mailboxes = { to: "hello@site.example", from: "form@site.example" };
const openedStore = () => openStore(":memory:");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
