import { createHash } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Rejection } from "./delivery.ts";
import { fieldNames } from "./form.ts";
import type { WebhookSettings } from "./settings.ts";
import type { StoredMessage } from "./stored-message.ts";

/** From the connection to the status, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The receiver wants no more calls. */
const GONE = 410;

/**
 * Returns a function that posts a stored message to an address, signed by Standard Webhooks
 * (https://www.standardwebhooks.com). A repetition has the same `webhook-id`. Rejects with a Rejection if the answer
 * is not a 2xx, and with another error if there is none within `patience` milliseconds.
 */
export function createWebhook({ url, secret }: WebhookSettings, patience = PATIENCE_MS) {
  const signers = secret.split(" ").map((each) => new Webhook(each));
  return async (stored: StoredMessage): Promise<void> => {
    const id = `msg_${createHash("sha256").update(stored.key).digest("hex").slice(0, 32)}`;
    const now = new Date();
    const body = payloadOf(stored);
    const response = await fetch(url, {
      method: "POST",
      // The settings name the only host that is to have the message.
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": signers.map((signer) => signer.sign(id, now, body)).join(" "),
      },
      body,
    });
    await response.body?.cancel();
    if (response.ok) return;
    const rejection: Rejection = {
      code: "EWEBHOOK",
      responseCode: response.status,
      isFinal: response.status === GONE,
      restMs: restIn(response.headers.get("Retry-After") ?? ""),
    };
    throw Object.assign(new Error("The webhook's receiver has refused the message."), rejection);
  };
}

/** `Retry-After`, seconds or a date, in milliseconds from now; 0 if it is neither. */
function restIn(value: string): number {
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  return Math.max(0, Date.parse(value) - Date.now()) || 0;
}

function payloadOf(stored: StoredMessage): string {
  const received = new Date(stored.receivedAt).toISOString();
  const fields = Object.fromEntries(fieldNames.map((name) => [name, stored[name] ?? null]));
  const data = { id: stored.id, received, language: stored.language ?? null, ...fields };
  return JSON.stringify({ type: "message.received", timestamp: received, data });
}
