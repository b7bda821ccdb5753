import { createHash } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { ofFields } from "./form.ts";
import type { WebhookSettings } from "./settings.ts";
import type { StoredMessage } from "./store.ts";

/** From the connection to the status, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Returns a function that posts a stored message to an address, signed by Standard Webhooks
 * (https://www.standardwebhooks.com). A repetition has the same `webhook-id`. Rejects if the answer is not a 2xx, with
 * its status in `responseCode`, and with another error if there is none within `patience` milliseconds.
 */
export function createWebhook({ url, secret }: WebhookSettings, patience = PATIENCE_MS) {
  const signer = new Webhook(secret);
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
        "webhook-signature": signer.sign(id, now, body),
      },
      body,
    });
    await response.body?.cancel();
    if (response.ok) return;
    const error = new Error("The webhook's receiver has refused the message.");
    throw Object.assign(error, { code: "EWEBHOOK", responseCode: response.status });
  };
}

function payloadOf(stored: StoredMessage): string {
  const received = new Date(stored.receivedAt).toISOString();
  const fields = ofFields((name) => stored[name] ?? null);
  const data = { id: stored.id, received, language: stored.language ?? null, ...fields };
  return JSON.stringify({ type: "message.received", timestamp: received, data });
}
