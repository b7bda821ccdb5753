import { nextAttempt } from "./backoff.ts";
import { within } from "./database.ts";
import { codeOf, type Log } from "./log.ts";
import type { Store } from "./store.ts";
import type { StoredMessage, Way } from "./stored-message.ts";

/** How long one attempt may take, in milliseconds. */
const ATTEMPT_MS = 60_000;
/** How long a message belongs to the worker that took it: longer than an attempt, in milliseconds. */
const LEASE_MS = 2 * ATTEMPT_MS;
/** How often to look for messages that another receiver stored, and after a fault, in milliseconds. */
const PAUSE_MS = 5000;
/** How often to record an outcome while the store is locked: less than the lease that is left. */
const RECORDINGS = 10;

/** Delivers one message. Rejects if it was not accepted. */
export type Deliver = (stored: StoredMessage) => Promise<unknown>;

/** At most so many mails in a span of milliseconds. */
export interface Cap {
  readonly most: number;
  readonly span: number;
}

export interface DeliveryInput {
  readonly store: Pick<Store, "take" | "settle" | "mailed">;
  readonly way: Way;
  readonly deliver: Deliver;
  readonly caps?: readonly Cap[];
  readonly log: Log;
}

/**
 * Delivers the message that has waited longest, if one is due `now` (milliseconds since 1970), and records
 * the outcome. Resolves to whether there was one. Rejects only if the store fails; the message is then
 * taken again when its lease ends.
 */
export async function deliverNext(input: DeliveryInput, now: () => number): Promise<boolean> {
  const { store, way, deliver, log } = input;
  const stored = await store.take(way, now(), now() + LEASE_MS);
  if (!stored) return false;
  const { id } = stored;
  const attempts = (stored.deliveries[way]?.attempts ?? 0) + 1;
  const record = (outcome: Parameters<Store["settle"]>[2]) =>
    recorded(() => store.settle(id, way, outcome));
  try {
    await within(ATTEMPT_MS, deliver(stored));
  } catch (error) {
    const since = now();
    const next = nextAttempt(attempts, since);
    const hasFailed = next === "failed";
    await record(hasFailed ? { failedAt: since } : { since, dueAt: next });
    log(hasFailed ? "failed" : "postponed", {
      ...{ id, way, attempts, code: codeOf(error) },
      ...replyOf(error),
    });
    return true;
  }
  await record({ deliveredAt: now() });
  log("delivered", { id, way, attempts });
  return true;
}

/** A delivery that is not recorded would be repeated. */
async function recorded(settle: () => Promise<void>): Promise<void> {
  for (let recordings = 1; ; recordings++) {
    try {
      return await settle();
    } catch (error) {
      if (recordings === RECORDINGS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** The server's own code, such as 451, if it answered. */
function replyOf(error: unknown): { reply?: number } {
  const { responseCode } = Object(error);
  return typeof responseCode === "number" ? { reply: responseCode } : {};
}

/** Whether one of the caps is reached. */
async function isCapped({ store, caps = [] }: DeliveryInput): Promise<boolean> {
  const now = Date.now();
  for (const { most, span } of caps) {
    if ((await store.mailed(now - span, now)) >= most) return true;
  }
  return false;
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
  let capped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const step = async () => {
    const before = capped;
    capped = await isCapped(input);
    if (capped && !before) input.log("capped", { way: input.way });
    return !capped && deliverNext(input, Date.now);
  };
  const work = async () => {
    while (!stopped) {
      const busy = await step().catch((error) => {
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
