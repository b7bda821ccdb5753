import { LONGEST_MS, nextAttempt } from "./backoff.ts";
import { within } from "./database.ts";
import { codeOf, type Log } from "./log.ts";
import type { Store, Taken } from "./store.ts";
import type { Way } from "./stored-message.ts";

/** How long one attempt may take, in milliseconds. */
const ATTEMPT_MS = 60_000;
/** How long a message belongs to the worker that took it: longer than an attempt, in milliseconds. */
const LEASE_MS = 2 * ATTEMPT_MS;
/** How often to look for messages that another receiver stored, and after a fault, in milliseconds. */
const PAUSE_MS = 5000;
/** How often to record an outcome while the store is locked: less than the lease that is left. */
const RECORDINGS = 10;

/** The most messages of one mail: this many of the longest take some megabytes. */
const MOST_TOGETHER = 500;
/** How long messages gather between such mails, in milliseconds. */
const GATHER_MS = 10_000;

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

/** Delivers messages together. Rejects if they were not accepted, if there was an answer with a Rejection. */
export type Deliver = (...messages: Taken) => Promise<unknown>;

/** The most mails in a span of milliseconds. */
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

/** How an attempt ended: how many messages it was for, and whether they were refused with an answer. */
interface Attempt {
  readonly size: number;
  readonly refused: boolean;
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
  const messages = await store.take(way, now(), now() + LEASE_MS, most);
  if (!messages) return undefined;
  const ids = messages.map(({ id }) => id);
  const attempts = (messages[0].deliveries[way]?.attempts ?? 0) + 1;
  const end = async (event: string, outcome: Parameters<Store["settle"]>[2], details = {}) => {
    await recorded(() => store.settle(ids, way, outcome));
    for (const id of ids) log(event, { id, way, attempts, ...details });
  };
  try {
    await within(ATTEMPT_MS, deliver(...messages));
  } catch (error) {
    const { responseCode, isFinal = false, restMs = 0 }: Partial<Rejection> = Object(error);
    const refused = typeof responseCode === "number";
    const details = { code: codeOf(error), ...(refused && { reply: responseCode }) };
    const since = now();
    const next = isFinal ? "failed" : nextAttempt(attempts, since, restMs);
    if (next === "failed") await end("failed", { failedAt: since }, details);
    else await end("postponed", { since, dueAt: next }, details);
    return { size: ids.length, refused, restMs };
  }
  await end("delivered", { deliveredAt: now() });
  return { size: ids.length, refused: false, restMs: 0 };
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

/**
 * How many messages may go in the next mail: one; all waiting, if few mails are left; none, until a mail is free.
 * `times` are those of the last mails, newest first. Half of a cap is available at once, the rest evenly over its
 * span (a token bucket): after a flood nobody waits for the span to end.
 */
export function roomIn({ most, span }: Cap, times: readonly number[], now: number): number {
  const burst = Math.ceil(most / 2);
  const perMs = (most - burst + 1) / span;
  const leftSince = (time: number, index: number) => burst + (now - time) * perMs - (index + 1);
  const left = times.map(leftSince).reduce((least, each) => Math.min(least, each), burst);
  if (left - 1 >= burst / 3) return 1;
  const isEarly = times.length > 0 && now - Number(times[0]) < GATHER_MS;
  return left < 1 || isEarly ? 0 : MOST_TOGETHER;
}

async function roomNow({ store, caps = [] }: DeliveryInput): Promise<number> {
  const now = Date.now();
  let room = 1;
  for (const cap of caps) {
    const own = roomIn(cap, await store.mailed(now - cap.span, now, cap.most), now);
    if (own === 0) return 0;
    room = Math.max(room, own);
  }
  return room;
}

export interface Worker {
  /** Looks for due messages now. */
  readonly wake: () => void;
  /** Whether mails are so few by now that messages wait for one, or share it. */
  readonly isCapped: () => boolean;
  /** Resolves when the message in hand is settled. */
  readonly stop: () => Promise<void>;
}

/** Delivers due messages until it is stopped. */
export function startWorker(input: DeliveryInput): Worker {
  let stopped = false;
  let capped = false;
  let together = MOST_TOGETHER;
  let resting = false;
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
    if (resting) return false;
    const room = await roomNow(input);
    if (room !== 1 && !capped) input.log("capped", { way: input.way });
    capped = room !== 1;
    const attempt = room > 0 && (await deliverNext(input, Date.now, Math.min(room, together)));
    if (!attempt) return false;
    if (attempt.restMs > 0) rest(attempt.restMs);
    // One message may be the reason why all are refused: they are divided until it is alone.
    if (!attempt.refused) together = Math.min(MOST_TOGETHER, 2 * together);
    else if (attempt.size > 1) together = Math.floor(attempt.size / 2);
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
    isCapped: () => capped,
    stop: () => {
      stopped = true;
      wake();
      return done;
    },
  };
}
