import { beforeEach, expect, test, vi } from "vitest";
import { createRefusals } from "./refusals.ts";
import { holdTime } from "./testing/clock.ts";
import { receiving } from "./testing/receiving.ts";

beforeEach(holdTime);

test("each reason is logged at once, then at most once a minute, with how many there were", () => {
  const logged: unknown[] = [];
  const refusals = createRefusals((event, details) => logged.push({ event, ...details }));
  const newly = () => logged.splice(0);
  const line = (reason: string, status: number, count: number) => ({
    event: "refused",
    reason,
    status,
    count,
  });
  for (let sent = 0; sent < 1000; sent++) refusals.count("address", 429);
  refusals.count("origin", 403);
  expect(newly()).toEqual([line("address", 429, 1), line("origin", 403, 1)]);
  vi.advanceTimersByTime(59_999);
  expect(newly()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(newly()).toEqual([line("address", 429, 999)]);
  refusals.count("address", 429);
  refusals.count("origin", 403);
  expect(newly()).toEqual([line("origin", 403, 1)]);
  vi.advanceTimersByTime(120_000);
  expect(newly()).toEqual([line("address", 429, 1)]);
  refusals.count("address", 429);
  expect(newly()).toEqual([line("address", 429, 1)]);
  expect(refusals.totals()).toEqual({
    added: 0,
    repeated: 0,
    suspected: 0,
    address: 1002,
    origin: 2,
  });
});

test("the outcome of each message is counted", async () => {
  const { send, store, refusals } = await receiving({ INBOX_PER_ADDRESS: "5" });
  const form = {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "name=Ada",
  };
  const requests = [{}, {}, { body: "{}" }, form];
  for (const sent of requests) await send(sent);
  await store.close();
  for (const sent of [{}, {}, form]) await send(sent);
  expect(refusals.totals()).toEqual({
    ...{ added: 1, repeated: 1, suspected: 0 },
    ...{ fields: 2, store: 1, address: 2 },
  });
});
