import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../tests/free-port.ts";
import { sendRaw } from "../tests/send-raw.ts";
import { until } from "../tests/until.ts";
import { startInbox, startPurge } from "./inbox.ts";
import type { Log } from "./log.ts";
import { valid } from "./testing/answers.ts";
import { holdTime, listening, origin, temporaryFile } from "./testing/receiving.ts";
import { startSmtp } from "./testing/smtp.ts";

/** Starts an inbox, which ends with the test. Resolves to it and to the events that it logs. */
async function started(env: Readonly<Record<string, string>>) {
  const events: unknown[] = [];
  const log: Log = (event, details) => events.push({ event, ...details });
  const all = { INBOX_DB: temporaryFile(), SITE_ORIGIN: origin, ...env };
  const inbox = await startInbox({ path: "/messages", env: all, log });
  onTestFinished(inbox.close);
  return { inbox, events };
}

test("a stored message goes to the mailbox and to the webhook", async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const server = createServer();
  const port = await listening(server);
  const posted = once(server, "request");
  const { inbox, events } = await started({
    SMTP_URL: smtp.url,
    INBOX_TO: "hello@site.example",
    INBOX_FROM: "form@site.example",
    INBOX_WEBHOOK: `http://127.0.0.1:${port}/`,
    INBOX_WEBHOOK_SECRET: `whsec_${btoa("x".repeat(24))}`,
  });
  const headers = { Origin: origin, "Content-Type": "application/json", "Idempotency-Key": "key" };
  const message = { method: "POST", headers, body: JSON.stringify(valid) };
  const { status } = await inbox.receive(new Request(`${origin}/messages`, message), "192.0.2.1");
  expect(status).toBe(201);
  const [incoming, response] = await posted;
  expect(await json(incoming)).toMatchObject({ data: { id: 1, message: valid.message } });
  response.end();
  await until("both ways to be taken", async () => events.length === 3);
  expect(smtp.mails).toHaveLength(1);
  for (const way of ["webhook", "mail"]) {
    expect(events).toContainEqual({ event: "delivered", id: 1, way, attempts: 1 });
  }
});

test("monitors that ask with HTTP/1.0, without Host, are told of its health", async () => {
  const port = await freePort();
  await started({ INBOX_HEALTH: `127.0.0.1:${port}` });
  expect((await sendRaw(port, "/healthz", { version: "1.0" })).status).toBe(200);
});

test("old messages are erased a minute after the start, and every day", async () => {
  holdTime();
  const times: number[] = [];
  const purge = async (now: number) => {
    times.push(now);
    return 0;
  };
  const start = Date.now();
  onTestFinished(startPurge({ purge }, 365, () => {}));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(times).toEqual([]);
  await vi.advanceTimersByTimeAsync(1 + 2 * 86_400_000);
  expect(times.map((time) => time - start - 60_000)).toEqual([0, 86_400_000, 2 * 86_400_000]);
});
