import { codeOf, type Log } from "./log.ts";
import type { Store } from "./store.ts";

const DAY_MS = 86_400_000;

/** The time before which a message is too old. `now` in milliseconds since 1970. */
export function cutoff(now: number, keepDays: number): number {
  return now - keepDays * DAY_MS;
}

/**
 * Erases old messages now and every day, until the returned function is called. Logs how many it erased, and how
 * many are as old but were never delivered.
 */
export function startPurge(store: Pick<Store, "purge">, keepDays: number, log: Log): () => void {
  const purge = () =>
    store.purge(cutoff(Date.now(), keepDays)).then(
      (outcome) => log("purge", outcome),
      (error) => log("error", { code: codeOf(error) }),
    );
  void purge();
  const timer = setInterval(purge, DAY_MS);
  return () => clearInterval(timer);
}
