import { vi } from "vitest";

/** In milliseconds. The server's adapter waits for its own next turn, which takes no time. */
const NO_TIME_MS = 100;
const { setTimeout: soon } = globalThis;

/** For tests: time stands still until `vi` advances it, so that no limit depends on the machine's speed. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const { setTimeout: later } = globalThis;
  const set = (work: (...values: unknown[]) => void, time = 0, ...values: unknown[]) =>
    (time < NO_TIME_MS ? soon : later)(work, time, ...values);
  globalThis.setTimeout = set as typeof setTimeout;
}

export const releaseTime = (): void => void vi.useRealTimers();
