import { nextAttempt } from "./backoff.ts";
import { codeOf, type Log } from "./log.ts";
import { mailOf, type SendMail } from "./mail.ts";
import type { Mailboxes } from "./settings.ts";
import type { Store } from "./store.ts";

/** How long one attempt may take, in milliseconds. */
const ATTEMPT_MS = 60_000;
/** How long a message belongs to the worker that took it: longer than an attempt, in milliseconds. */
const LEASE_MS = 2 * ATTEMPT_MS;
/** How often to look for messages that another receiver stored, and after a fault, in milliseconds. */
const PAUSE_MS = 5000;

interface DeliveryInput {
  readonly store: Pick<Store, "take" | "settle">;
  readonly send: SendMail;
  readonly mailboxes: Mailboxes;
  readonly log: Log;
  /** In milliseconds; only tests set another. */
  readonly lease?: number;
}

/**
 * Sends the message that has waited longest, if one is due `now` (milliseconds since 1970), and records
 * the outcome. Resolves to whether there was one. Rejects only if the store fails; the message is then
 * taken again when its lease ends.
 */
export async function deliverNext(input: DeliveryInput, now: () => number): Promise<boolean> {
  const { store, send, mailboxes, log, lease = LEASE_MS } = input;
  const stored = await store.take(now(), now() + lease);
  if (!stored) return false;
  const { id, attempts } = stored;
  try {
    await within(ATTEMPT_MS, send(mailOf(stored, mailboxes)));
  } catch (error) {
    const next = nextAttempt(attempts, stored.queuedAt, now());
    await store.settle(id, next === "failed" ? { failedAt: now() } : { dueAt: next });
    const details = { id, attempts, code: codeOf(error), ...replyOf(error) };
    log(next === "failed" ? "failed" : "postponed", details);
    return true;
  }
  await store.settle(id, { deliveredAt: now() });
  log("delivered", { id, attempts });
  return true;
}

/** The mail server's own code, such as 451, if it answered. */
function replyOf(error: unknown): { reply?: number } {
  const { responseCode } = Object(error);
  return typeof responseCode === "number" ? { reply: responseCode } : {};
}

async function within(time: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, time, new Error("The attempt took too long."));
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export interface Worker {
  /** Looks for due messages now. */
  readonly wake: () => void;
  /** Resolves when the message in hand is settled. */
  readonly stop: () => Promise<void>;
}

/** Delivers one message after the other until it is stopped. */
export function startWorker(input: DeliveryInput): Worker {
  let stopped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!stopped) {
      const busy = await deliverNext(input, Date.now).catch((error) => {
        input.log("error", { code: codeOf(error) });
        return false;
      });
      if (!busy && !stopped) await pause();
    }
  };
  const done = work();
  return {
    wake: () => wake(),
    stop: () => {
      stopped = true;
      wake();
      return done;
    },
  };
}
