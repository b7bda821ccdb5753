/** Waits after a failed attempt, in milliseconds: ten seconds, then twice as long each time, up to six hours. */
const SHORTEST_MS = 10_000;
export const LONGEST_MS = 6 * 3_600_000;
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
