import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startPurge } from "./retention.ts";
import { holdTime } from "./testing/clock.ts";

const day = 86_400_000;

beforeEach(holdTime);

test("a clock that is ahead at the start erases nothing, and is right an hour later", async () => {
  const cutoffs: number[] = [];
  const purge = async (before: number) => {
    cutoffs.push(before);
    return { erased: 0, kept: 0 };
  };
  const now = Date.now();
  vi.setSystemTime(now + 400 * day);
  onTestFinished(startPurge({ purge }, 365, () => {}));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(cutoffs).toEqual([]);
  vi.setSystemTime(now);
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(cutoffs).toHaveLength(2);
  expect(Math.max(...cutoffs)).toBeLessThan(now - 363 * day);
});
