import { codeOf, type Log } from "./log.ts";
import type { Store, Taken } from "./store.ts";
import type { Way } from "./stored-message.ts";

/** How long an attempt may take, in milliseconds. */
export const ATTEMPT_MS = 60_000;
/** How long a message belongs to the worker that took it: longer than an attempt, in milliseconds. */
const LEASE_MS = 2 * ATTEMPT_MS;
/** How often to look for messages that another receiver stored, and after a fault, in milliseconds. */
const PAUSE_MS = 5000;
/** How often to record an outcome while the store is out of reach: less than the lease that is left. */
const RECORDINGS = 10;
/** The most messages of one mail: this many of the longest take some megabytes. */
const MOST_TOGETHER = 1000;

/** Waits after a failed attempt, in milliseconds: ten seconds, then twice as long each time, up to six hours. */
const SHORTEST_MS = 10_000;
const LONGEST_MS = 6 * 3_600_000;
/**
 * How many attempts are made, which takes five days. Counted in attempts, so that neither a wrong clock nor
 * downtime ends them early.
 */
export const ATTEMPTS = 31;

/**
 * When to try again after the attempt that failed `now`, the `attempts`th; both times in milliseconds since 1970.
 * `rest` is how long the receiver asks to be left alone, in milliseconds.
 */
export function nextAttempt(attempts: number, now: number, rest = 0): number | "failed" {
  if (attempts >= ATTEMPTS) return "failed";
  return now + Math.min(LONGEST_MS, Math.max(rest, SHORTEST_MS * 2 ** (attempts - 1)));
}

/** An error's facts about an answer that did not accept; nodemailer's have the first two. */
export interface Rejection {
  readonly code: string;
  /** The server's own code, such as 451. */
  readonly responseCode: number;
  /** Whether another attempt has no use. */
  readonly isFinal: boolean;
  /** How long the receiver asks to be left alone, in milliseconds. */
  readonly restMs: number;
}

/**
 * Delivers messages together. Rejects if they were not accepted, if there was an answer with a Rejection, and in any
 * case when an attempt has taken too long.
 */
export type Deliver = (...messages: Taken) => Promise<unknown>;

interface DeliveryInput {
  readonly store: Pick<Store, "take" | "settle">;
  readonly way: Way;
  readonly deliver: Deliver;
  readonly log: Log;
}

/** How an attempt ended: for how many messages, whether they were refused with an answer, and how long to rest. */
interface Attempt {
  readonly size: number;
  readonly end: "delivered" | "refused" | "unanswered";
  readonly restMs: number;
}

/**
 * Delivers the message that has waited longest, with up to `most` in all, if one is due `now` (milliseconds since
 * 1970), and records the outcome. Resolves to undefined if there was none. Rejects only if the store fails; the
 * messages are then taken again when their lease ends.
 */
export async function deliverNext(
  input: DeliveryInput,
  now: () => number,
  most = 1,
): Promise<Attempt | undefined> {
  const { store, way, deliver, log } = input;
  const lease = now() + LEASE_MS;
  const messages = await store.take(way, now(), lease, most);
  if (!messages) return undefined;
  const ids = messages.map(({ id }) => id);
  const attempts = (messages[0].deliveries[way]?.attempts ?? 0) + 1;
  const end = async (event: string, outcome: Parameters<Store["settle"]>[3], details = {}) => {
    await recorded(() => store.settle(ids, way, lease, outcome));
    for (const id of ids) log(event, { id, way, attempts, ...details });
  };
  try {
    await deliver(...messages);
  } catch (error) {
    const { responseCode, isFinal = false, restMs = 0 }: Partial<Rejection> = Object(error);
    const refused = typeof responseCode === "number";
    const details = { code: codeOf(error), ...(refused && { reply: responseCode }) };
    const next = isFinal ? "failed" : nextAttempt(attempts, now(), restMs);
    if (next === "failed") await end("failed", { failedAt: now() }, details);
    else await end("postponed", { dueAt: next }, details);
    return { size: ids.length, end: refused ? "refused" : "unanswered", restMs };
  }
  await end("delivered", { deliveredAt: now() });
  return { size: ids.length, end: "delivered", restMs: 0 };
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

export interface Worker {
  /** Looks for due messages now. */
  readonly wake: () => void;
  /** Resolves when the message in hand is settled. */
  readonly stop: () => Promise<void>;
}

/**
 * Delivers due messages until it is stopped: each alone; or, if there is a `gap` in milliseconds to keep after a
 * delivery, all of them together.
 */
export function startWorker({
  gap,
  ...input
}: DeliveryInput & { gap?: number | undefined }): Worker {
  let stopped = false;
  let resting = false;
  let together = gap === undefined ? 1 : MOST_TOGETHER;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const rest = (ms: number) => {
    resting = true;
    const end = () => {
      resting = false;
      wake();
    };
    setTimeout(end, Math.min(ms, LONGEST_MS)).unref();
  };
  const step = async () => {
    const attempt = resting ? undefined : await deliverNext(input, Date.now, together);
    if (!attempt) return false;
    const { size, end } = attempt;
    const restMs = end === "delivered" ? gap : attempt.restMs;
    if (restMs) rest(restMs);
    // One message may be the reason why all are refused: they are divided until it is alone.
    if (end === "refused" && size > 1) together = Math.floor(size / 2);
    else if (end === "delivered" && gap !== undefined) together = MOST_TOGETHER;
    return true;
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
