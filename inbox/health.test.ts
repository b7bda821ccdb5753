import { rmSync } from "node:fs";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { answerHealth } from "./health.ts";
import { codeOf } from "./log.ts";
import { openStore } from "./open-store.ts";
import { valid } from "./testing/answers.ts";
import { holdTime, incoming, opened, receiving, temporaryFile } from "./testing/receiving.ts";
import { startSocket } from "./testing/smtp.ts";

/* The answers to a visitor, the operator's health check and the log while the store has a fault. */

beforeEach(holdTime);

const full = "PRAGMA max_page_count = ";
const locked = "PRAGMA query_only = ";
test.each([
  [
    "that may not grow, which health cannot tell",
    "database or disk is full",
    `${full}1`,
    `${full}99999`,
  ],
  ["that cannot be written", "attempt to write a readonly database", `${locked}1`, `${locked}0`],
  ["that was deleted", "GONE", "", ""],
])("a file %s", async (_, code, begin, end) => {
  const INBOX_DB = temporaryFile();
  const { send: sendTo, store, database, log, logged } = await receiving({ INBOX_DB });
  const health = () => answerHealth("/healthz", store, log);
  const send = () =>
    sendTo({
      headers: { "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify({ ...valid, message: "Words ".repeat(150) }),
    });
  expect((await send()).status).toBe(201);
  if (begin) await database.rows(begin);
  else rmSync(INBOX_DB);
  let refused = await send();
  // A full disk has room for a few.
  for (let sent = 0; refused.status === 201 && sent < 20; sent++) refused = await send();
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(logged.some((line) => JSON.parse(line).code === code)).toBe(true);
  if (!begin.startsWith(full)) expect(await (await health()).json()).toEqual({ store: code });
  if (!end) return;
  await database.rows(end);
  expect([(await send()).status, (await health()).status]).toEqual([201, 200]);
});

test("a store that does not answer: the visitor waits for three seconds, and health says so", async () => {
  const silent = await startSocket(() => {});
  onTestFinished(silent.close);
  const store = openStore(silent.url.replace("smtp", "postgres"));
  const asked = answerHealth("/healthz", store, () => {});
  const added = store.add(incoming()).catch(codeOf);
  await vi.advanceTimersByTimeAsync(3000);
  expect([await (await asked).json(), await added]).toEqual([{ store: "TIMEOUT" }, "TIMEOUT"]);
});

test("health writes nothing, and metrics count what is left to do", async () => {
  vi.setSystemTime(86_400_000);
  const { database, store } = await opened(undefined, temporaryFile());
  for (const key of ["waits", "fails", "goes"]) await store.add(incoming(key));
  await store.settle([2], "mail", 0, "failed", 1);
  await store.settle([3], "mail", 0, "delivered", 1);
  const written = async () => await database.rows("SELECT total_changes() AS changes");
  const before = await written();
  const health = await answerHealth("/healthz", store, () => {});
  expect(await health.json()).toEqual({ store: "writable" });
  expect(await written()).toEqual(before);
  const metrics = await (await answerHealth("/metrics", store, () => {})).text();
  expect(metrics.split("\n").filter((line) => line.includes("mail"))).toEqual([
    'inbox_messages{state="waiting",way="mail"} 1',
    'inbox_messages{state="failed",way="mail"} 1',
    'inbox_oldest_undelivered_seconds{way="mail"} 86400',
  ]);
});
