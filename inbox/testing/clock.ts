import { onTestFinished, vi } from "vitest";

/** In milliseconds. The server's adapter waits for its own next turn, which takes no time. */
const NO_TIME_MS = 100;
const { setTimeout: soon } = globalThis;

/**
 * For tests: time stands still until the test ends, or `vi` advances it, so no limit depends on the machine's speed.
 */
export function holdTime(): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const { setTimeout: later } = globalThis;
  const set = (work: (...values: unknown[]) => void, time = 0, ...values: unknown[]) =>
    (time < NO_TIME_MS ? soon : later)(work, time, ...values);
  globalThis.setTimeout = set as typeof setTimeout;
}
