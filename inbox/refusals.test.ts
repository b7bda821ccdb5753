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

test("what becomes of each request is counted", async () => {
  const { send, store, refusals } = await receiving({ INBOX_PER_ADDRESS: "9" });
  const statuses: number[] = [];
  const add = async (...sent: Parameters<typeof send>) =>
    statuses.push((await send(...sent)).status);
  await add();
  await add();
  await add({ headers: { Origin: "https://other.example" } });
  await add({ method: "OPTIONS" });
  await add({ method: "PUT" });
  await add({ path: "/other" });
  await add({ headers: { "Content-Type": "text/plain" } });
  await add({ headers: { "Idempotency-Key": "" } });
  await add({ body: "{" });
  await add({ body: "{}" });
  await add({ body: " ".repeat(17 * 1024) });
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  await add({ headers: form, body: "name=Ada" });
  await store.close();
  await add();
  await add();
  await add({ headers: form, body: "name=Ada" });
  expect(statuses).toEqual([
    201, 201, 403, 403, 405, 404, 415, 400, 400, 422, 413, 422, 503, 429, 429,
  ]);
  expect(refusals.totals()).toEqual({
    added: 1,
    repeated: 1,
    suspected: 0,
    origin: 2,
    method: 1,
    path: 1,
    type: 1,
    key: 1,
    body: 1,
    fields: 2,
    size: 1,
    store: 1,
    address: 2,
  });
});
