import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../tests/free-port.ts";
import { sendRaw } from "../tests/made-site.ts";
import { until } from "../tests/until.ts";
import { startInbox } from "./inbox.ts";
import type { Log } from "./log.ts";
import { temporaryFile } from "./testing/folder.ts";
import { valid } from "./testing/messages.ts";
import { startSmtp } from "./testing/smtp.ts";

/** Starts an inbox, which ends with the test. Resolves to it and to the events that it logs. */
async function started(env: Readonly<Record<string, string>>) {
  const events: unknown[] = [];
  const log: Log = (event, details) => events.push({ event, ...details });
  const inbox = await startInbox({
    path: "/messages",
    env: { INBOX_DB: temporaryFile(), ...env },
    log,
  });
  onTestFinished(inbox.close);
  return { inbox, events };
}

test("a stored message goes to the mailbox and to the webhook", async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, "listening");
  const posted = once(server, "request");
  const { port } = server.address() as AddressInfo;
  const { inbox, events } = await started({
    SMTP_URL: smtp.url,
    INBOX_TO: "hello@site.example",
    INBOX_FROM: "form@site.example",
    INBOX_WEBHOOK: `http://127.0.0.1:${port}/`,
    INBOX_WEBHOOK_SECRET: `whsec_${btoa("x".repeat(24))}`,
  });
  const host = "www.site.example";
  const headers = {
    ...{ Host: host, Origin: `https://${host}` },
    ...{ "Content-Type": "application/json", "Idempotency-Key": "key" },
  };
  const body = JSON.stringify(valid);
  const request = new Request(`http://${host}/messages`, { method: "POST", headers, body });
  expect((await inbox.receive(request, "192.0.2.1")).status).toBe(201);
  const [incoming, response] = await posted;
  expect(await json(incoming)).toMatchObject({ data: { id: 1, message: valid.message } });
  response.end();
  const delivered = async () => events.filter((event) => /"delivered"/.test(JSON.stringify(event)));
  await until("both ways to be taken", delivered, ({ length }) => length === 2);
  expect(smtp.mails).toHaveLength(1);
  expect(events).toContainEqual({ event: "delivered", id: 1, way: "webhook", attempts: 1 });
  expect(events).toContainEqual({ event: "delivered", id: 1, way: "mail", attempts: 1 });
});

test("a sender that gets its own mail is warned of", async () => {
  const env = { SMTP_URL: "smtp://localhost", INBOX_FROM: "hello@site.example" };
  const same = await started({ ...env, INBOX_TO: "a@site.example, Hello@site.example" });
  expect(same.events).toEqual([{ event: "start", warning: expect.stringContaining("INBOX_FROM") }]);
  const other = await started({ ...env, INBOX_TO: "a@site.example" });
  expect(other.events).toEqual([]);
});

test("monitors that ask with HTTP/1.0, without Host, are told of its health", async () => {
  const port = await freePort();
  await started({ INBOX_STORE_ONLY: "1", INBOX_HEALTH: `127.0.0.1:${port}` });
  expect((await sendRaw(port, "/healthz", { version: "1.0" })).status).toBe(200);
});
