import { codeOf, type Log } from "./log.ts";
import type { Store } from "./store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The time before which a message is too old. `now` in milliseconds since 1970. */
export function cutoff(now: number, keepDays: number): number {
  return now - keepDays * DAY_MS;
}

/**
 * Erases old messages an hour after the start, when a clock that was ahead has been set, and then every day, until
 * the returned function is called. Logs how many it erased, and how many are as old but were never delivered.
 */
export function startPurge(store: Pick<Store, "purge">, keepDays: number, log: Log): () => void {
  const purge = () => {
    timer = setTimeout(purge, DAY_MS);
    store.purge(cutoff(Date.now(), keepDays)).then(
      (outcome) => log("purge", outcome),
      (error) => log("error", { code: codeOf(error) }),
    );
  };
  let timer = setTimeout(purge, HOUR_MS);
  return () => clearTimeout(timer);
}
