import { codeOf, type Log } from "./log.ts";
import type { End, Store, Taken, Way } from "./store.ts";

/** How long an attempt may take, in milliseconds. */
export const ATTEMPT_MS = 60_000;
/** How long a message belongs to the worker that took it: longer than an attempt, in milliseconds. */
const LEASE_MS = 2 * ATTEMPT_MS;
/** How often to look for messages that another receiver stored, and after a fault, in milliseconds. */
const PAUSE_MS = 5000;
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
 */
export function nextAttempt(attempts: number, now: number): number | "failed" {
  if (attempts >= ATTEMPTS) return "failed";
  return now + Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (attempts - 1));
}

/**
 * Delivers messages together. Rejects if they were not accepted, with the server's own code in `responseCode` if there
 * was an answer, and in any case when an attempt has taken too long.
 */
export type Deliver = (...messages: Taken) => Promise<unknown>;

/** Codes of a mail server that refuses us, before it has seen a mail: fewer messages would not change its mind. */
const beforeMail = /^E(?:AUTH|PROTOCOL|TLS)$/;

interface DeliveryInput {
  readonly store: Pick<Store, "take" | "settle">;
  readonly way: Way;
  readonly deliver: Deliver;
  readonly log: Log;
  /** Whether an outcome that cannot be recorded now is given up. */
  readonly isOver?: () => boolean;
}

/**
 * Delivers the message that has waited longest, with up to `most` in all, if one is due `now` (milliseconds since
 * 1970), and records the outcome. Resolves to how many there were and how it ended (`refused` is with an answer
 * about them), or to undefined if none was due. Rejects only if the store fails; the messages are then taken again when
 * their lease ends.
 */
export async function deliverNext(input: DeliveryInput, now: () => number, most = 1) {
  const { store, way, deliver, log } = input;
  const lease = now() + LEASE_MS;
  const messages = await store.take(way, now(), lease, most);
  if (!messages) return undefined;
  const ids = messages.map(({ id }) => id);
  const attempts = (messages[0].deliveries[way]?.attempts ?? 0) + 1;
  const end = async (end: End, at: number, details = {}) => {
    await recorded(() => store.settle(ids, way, lease, end, at), input);
    for (const id of ids) log(end, { id, way, attempts, ...details });
  };
  try {
    await deliver(...messages);
  } catch (error) {
    const { responseCode: reply } = Object(error);
    const code = codeOf(error);
    const isAnswer = typeof reply === "number";
    const details = { code, ...(isAnswer && { reply }) };
    const next = nextAttempt(attempts, now());
    if (next === "failed") await end("failed", now(), details);
    else await end("postponed", next, details);
    return { size: ids.length, end: isAnswer && !beforeMail.test(code) ? "refused" : "unanswered" };
  }
  await end("delivered", now());
  return { size: ids.length, end: "delivered" };
}

/** Tries until it is possible: a delivery that is not recorded would be repeated. */
async function recorded(settle: () => Promise<void>, { log, isOver }: DeliveryInput) {
  for (;;) {
    try {
      return await settle();
    } catch (error) {
      if (isOver?.()) throw error;
      log("error", { code: codeOf(error) });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/**
 * Delivers due messages until it is stopped: each alone; or, if there is a `gap` in milliseconds to keep after a
 * delivery, all of them together. `wake` makes it look for due messages now, and `stop` resolves when the message in
 * hand is settled.
 */
export function startWorker({ gap = 0, ...input }: DeliveryInput & { gap?: number }) {
  let [stopped, isGap] = [false, false];
  const own = { ...input, isOver: () => stopped };
  let together = gap > 0 ? MOST_TOGETHER : 1;
  let endPause = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!stopped) {
      const attempt = await deliverNext(own, Date.now, together).catch((error) =>
        input.log("error", { code: codeOf(error) }),
      );
      if (stopped) return;
      const { size = 0, end } = attempt ?? {};
      // One message may be the reason why all are refused: they are divided until it is alone.
      if (end === "refused" && size > 1) together = Math.floor(size / 2);
      isGap = end === "delivered" && gap > 0;
      if (isGap) together = MOST_TOGETHER;
      if (isGap || !attempt) await pause(isGap ? gap : PAUSE_MS);
    }
  };
  const done = work();
  return {
    wake: () => {
      if (!isGap) endPause();
    },
    stop: () => {
      stopped = true;
      endPause();
      return done;
    },
  };
}
