/** Waits after a failed attempt, in milliseconds: ten seconds, then twice as long each time, up to six hours. */
const SHORTEST_MS = 10_000;
const LONGEST_MS = 6 * 3_600_000;
/** How long delivery is attempted, in milliseconds: five days. */
const PATIENCE_MS = 5 * 86_400_000;

/**
 * When to try again after an attempt that failed `now`, or "failed" after five days. `attempts` counts
 * this one; `queuedAt` is when the message was queued. Times in milliseconds since 1970.
 */
export function nextAttempt(attempts: number, queuedAt: number, now: number): number | "failed" {
  const last = queuedAt + PATIENCE_MS;
  if (now >= last) return "failed";
  return Math.min(last, now + Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (attempts - 1)));
}
