import { expect, test } from "vitest";
import { corridors } from "./acquirers/corridor-lines.ts";
import { dots } from "./enterprise/uptime-dots.ts";

/* The drawings that are computed from a public number, for the numbers that it may become. */

const counts = [1, 2, 7, 12, 13, 47, 100, 399, 400];

test("the acquirers' page has a line for each corridor, side by side", () => {
  for (const count of counts) {
    const { odd, even } = corridors(count);
    const lines = [...(odd + even).matchAll(/M([\d.]+) 0H([\d.]+)V1/g)].map(
      ([, left, right]) => [Number(left), Number(right)] as const,
    );
    expect(new Set(lines.map(([left]) => left)).size, `of ${count}`).toBe(count);
    for (const [left, right] of lines) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeGreaterThan(left);
      expect(right).toBeLessThanOrEqual(count);
    }
  }
});

test("the uptime has as many dots as it leaves one of, and lacks that one", () => {
  for (const count of [...counts, 1_000, 2_000, 10_000, 100_000]) {
    const halves = dots(count);
    const lengths = halves.flatMap(({ d, height }) =>
      [...d.matchAll(/M(\d+) ([\d.]+)H(\d+)/g)].map(([, from, y, to]) => {
        expect(Number(y)).toBeLessThan(height);
        return Number(to) - Number(from);
      }),
    );
    const all = lengths.reduce((sum, each) => sum + each, 0);
    expect(all, `of ${count}`).toBe(count - 1);
    expect(halves.filter(({ hole }) => hole)).toHaveLength(1);
  }
});
