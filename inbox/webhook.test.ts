import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { LIMIT_MS } from "../tests/limit.ts";
import { ofFields } from "./form.ts";
import { codeOf } from "./log.ts";
import type { StoredMessage } from "./store.ts";
import { valid } from "./testing/answers.ts";
import { listening } from "./testing/receiving.ts";
import { createWebhook } from "./webhook.ts";

const secret = `whsec_${btoa("123456789012345678901234")}`;
const state = { state: "waiting", language: "fr", doubt: undefined, deliveries: {} } as const;
const stored: StoredMessage = { ...valid, ...state, id: 7, key: "secret key", receivedAt: 0 };

/** A helpdesk that keeps calls verified with its secret, and answers others with 401. */
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
  });
  return { url: `http://127.0.0.1:${await listening(server)}/in`, verified, server };
}

/** The log of a refused delivery. */
async function refusal(url: string, patience = LIMIT_MS) {
  const error = await createWebhook({ url, secret }, patience)(stored).catch((thrown) => thrown);
  expect(error.message).not.toContain("words");
  return [codeOf(error), error.responseCode];
}

test("a message is posted signed, with what was filled in, and under one id however often", async () => {
  // It need not end what it says.
  const desk = await startDesk((response) => response.writeHead(200).write("well"));
  const deliver = createWebhook({ url: desk.url, secret });
  await deliver(stored);
  await deliver(stored);
  const [first, second] = desk.verified;
  const received = "1970-01-01T00:00:00.000Z";
  expect(first?.payload).toEqual({
    type: "message.received",
    timestamp: received,
    data: { id: 7, received, language: "fr", ...ofFields((name) => valid[name] ?? null) },
  });
  expect(first?.id).toMatch(/^msg_[\da-f]{32}$/);
  expect(second).toEqual(first);
});

test("a desk that refuses is logged by its status, and not by what it says; no redirect is followed", async () => {
  const elsewhere = await startDesk((response) => response.end());
  for (const status of [307, 429, 500]) {
    const headers = { Location: elsewhere.url };
    const desk = await startDesk((response) => response.writeHead(status, headers).end("words"));
    expect(await refusal(desk.url)).toEqual(["EWEBHOOK", status]);
  }
  expect(elsewhere.verified).toEqual([]);
  const other = await startDesk((response) => response.end(), `whsec_${btoa("x".repeat(24))}`);
  expect(await refusal(other.url)).toEqual(["EWEBHOOK", 401]);
});

test("a desk that does not answer is given up, and one that is not there is logged by the system's code", async () => {
  const { url, server } = await startDesk(() => {});
  expect(await refusal(url, 500)).toEqual(["TimeoutError", undefined]);
  server.close().closeAllConnections();
  await once(server, "close");
  expect(await refusal(url)).toEqual(["ECONNREFUSED", undefined]);
});
