import { expect, test } from "vitest";
import { methods, rulerMarks } from "../content/methods.ts";
import { corridors } from "./acquirers/corridor-lines.ts";
import { dots } from "./enterprise/uptime-dots.ts";

/* The drawings that are computed from a public number, for the numbers that it may become. */

test.each([1, 12, 47, 400])("of %i corridors each has a line, side by side", (count) => {
  const { odd, even } = corridors(count);
  const lines = [...(odd + even).matchAll(/M([\d.]+) 0H([\d.]+)V1/g)];
  const ends = lines.map(([, left, right]) => [Number(left), Number(right)] as const);
  expect(new Set(ends.map(([left]) => left)).size).toBe(count);
  expect(ends.filter(([left, right]) => left < 0 || right <= left || right > count)).toEqual([]);
});

test.each([1, 7, 100, 10_000])("of %i dots of the uptime one is lacking", (count) => {
  const halves = dots(count);
  const lengths = halves.flatMap(({ d, height }) =>
    [...d.matchAll(/M(\d+) ([\d.]+)H(\d+)/g)].map(([, from, y, to]) => {
      expect(Number(y)).toBeLessThan(height);
      return Number(to) - Number(from);
    }),
  );
  expect(lengths.reduce((sum, each) => sum + each, 0)).toBe(count - 1);
  expect(halves.filter(({ hole }) => hole)).toHaveLength(1);
});
test("the ruler begins at zero, its marks stand at equal distances, and every price is on it", () => {
  const [zero, first] = rulerMarks;
  expect(zero).toBe(0);
  expect(rulerMarks).toEqual(rulerMarks.map((_, index) => index * first));
  expect(Math.max(...methods.map(({ high }) => high))).toBeLessThanOrEqual(Math.max(...rulerMarks));
});
