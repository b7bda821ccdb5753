import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { LIMIT_MS } from "../tests/limit.ts";
import { deliverNext } from "./delivery.ts";
import { fieldNames } from "./form.ts";
import { codeOf, type Log } from "./log.ts";
import { readSettings } from "./settings.ts";
import type { StoredMessage } from "./stored-message.ts";
import { incoming, opened, valid } from "./testing/receiving.ts";
import { createWebhook } from "./webhook.ts";

const second = 1000;
const hour = 3600 * second;

const secret = `whsec_${btoa("123456789012345678901234")}`;
const state = { state: "waiting", language: "fr", doubt: undefined, deliveries: {} } as const;
const stored: StoredMessage = { ...valid, ...state, id: 7, key: "secret key", receivedAt: 0 };

/** A helpdesk that keeps calls verified with its secret, and answers with a status. */
async function startDesk(answer: (response: ServerResponse) => unknown, own = secret) {
  const verified: { id: unknown; payload: unknown }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = request.headers as Record<string, string>;
    const payload = new Webhook(own).verify(await text(request), headers);
    verified.push({ id: headers["webhook-id"], payload });
    answer(response);
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.writeHead(401).end());
  }).listen(0, "127.0.0.1");
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/in`, verified, server };
}

/** The log of a refused delivery. */
async function refusal(url: string, patience = LIMIT_MS) {
  const error = await createWebhook({ url, secret }, patience)(stored).catch((thrown) => thrown);
  return { code: codeOf(error), reply: error.responseCode, message: error.message };
}

test("a message is posted signed, with what was filled in, and under one id however often", async () => {
  const desk = await startDesk((response) => response.writeHead(204).end());
  const deliver = createWebhook({ url: desk.url, secret });
  await deliver(stored);
  await deliver(stored);
  const [first, second] = desk.verified;
  const received = "1970-01-01T00:00:00.000Z";
  const filledIn = fieldNames.map((name) => [name, valid[name] ?? null]);
  expect(first?.payload).toEqual({
    type: "message.received",
    timestamp: received,
    data: { id: 7, received, language: "fr", ...Object.fromEntries(filledIn) },
  });
  expect(first?.id).toMatch(/^msg_[\da-f]{32}$/);
  expect(second).toEqual(first);
});

test("a secret that is not the desk's is refused by it", async () => {
  const desk = await startDesk((response) => response.end());
  const other = `whsec_${btoa("x".repeat(24))}`;
  await expect(createWebhook({ url: desk.url, secret: other })(stored)).rejects.toThrow();
  expect(desk.verified).toEqual([]);
});

test("while a secret changes, desks with the old and with the new one take what is signed by both", async () => {
  const other = `whsec_${btoa("x".repeat(24))}`;
  const env = { INBOX_WEBHOOK_SECRET: `${other}, ${secret}` };
  for (const own of [secret, other]) {
    const desk = await startDesk((response) => response.end(), own);
    const { webhook } = readSettings({ ...env, INBOX_WEBHOOK: desk.url });
    if (webhook) await createWebhook(webhook)(stored);
    expect(desk.verified).toHaveLength(1);
  }
});

/** A store with a message whose delivery a desk has refused. */
async function refusedBy(status: number, headers: Readonly<Record<string, string>> = {}) {
  const desk = await startDesk((response) => response.writeHead(status, headers).end());
  const { store } = await opened(["webhook"]);
  const now = Date.now();
  await store.add(incoming("key", now));
  const events: unknown[] = [];
  const deliver = createWebhook({ url: desk.url, secret }, LIMIT_MS);
  const log: Log = (event, details) => events.push({ event, ...details });
  await deliverNext({ store, way: "webhook", deliver, log }, () => now);
  return { store, now, events };
}

test("a desk that is gone for good is not asked again", async () => {
  const { store, now, events } = await refusedBy(410);
  expect((await store.find(1))?.state).toBe("failed");
  expect(await store.take("webhook", now + 365 * 24 * hour, now + 366 * 24 * hour)).toBeUndefined();
  const details = { id: 1, way: "webhook", attempts: 1, code: "EWEBHOOK", reply: 410 };
  expect(events).toEqual([{ event: "failed", ...details }]);
});

test.each([
  ["in two minutes", "120", 120 * second],
  ["at a time", new Date(Date.now() + 2 * hour).toUTCString(), 1.9 * hour],
  ["in a year", "31536000", 6 * hour],
  ["sooner than it is asked anyway", "1", 10 * second],
  ["at a time that has been", new Date(0).toUTCString(), 10 * second],
  ["nobody knows when", "soon", 10 * second],
])(
  "a desk that says to come back %s is not asked before, and not forgotten",
  async (_, after, wait) => {
    for (const status of [429, 503]) {
      const { store, now } = await refusedBy(status, { "Retry-After": after });
      expect(await store.take("webhook", now + wait - 1, now + wait + hour)).toBeUndefined();
      expect(await store.take("webhook", now + 6 * hour, now + 7 * hour)).toBeDefined();
    }
  },
);

test.each([
  ["fails", 500],
  ["is too busy", 429],
  ["is gone for good", 410],
])("a desk that %s is logged by its status, and not by what it says", async (_, status) => {
  const desk = await startDesk((response) => response.writeHead(status).end("the visitor's words"));
  const { message, ...logged } = await refusal(desk.url);
  expect(logged).toEqual({ code: "EWEBHOOK", reply: status });
  expect(message).not.toContain("words");
});

test("a redirect is not followed", async () => {
  const elsewhere = await startDesk((response) => response.end());
  const desk = await startDesk((response) =>
    response.writeHead(307, { Location: elsewhere.url }).end(),
  );
  expect(await refusal(desk.url)).toMatchObject({ code: "EWEBHOOK", reply: 307 });
  expect(elsewhere.verified).toEqual([]);
});

test("a desk that does not answer is given up", async () => {
  const desk = await startDesk(() => {});
  expect(await refusal(desk.url, 500)).toMatchObject({ code: "TimeoutError" });
});

test("a desk that has answered need not end what it says", async () => {
  const desk = await startDesk((response) => response.writeHead(200).write("well"));
  await createWebhook({ url: desk.url, secret }, LIMIT_MS)(stored);
  expect(desk.verified).toHaveLength(1);
});

test("a desk that is not there is logged by the system's code", async () => {
  const { url, server } = await startDesk(() => {});
  server.close();
  await once(server, "close");
  expect(await refusal(url)).toMatchObject({ code: "ECONNREFUSED" });
});
