import { expect, test } from "vitest";
import { methods, rulerMarks } from "../content/methods.ts";
import { corridors } from "./acquirers/acquirers.tsx";
import { dots, shown } from "./enterprise/enterprise.tsx";

/* The drawings that are computed from a public number, for the numbers that it may become. */

test.each([1, 12, 47, 400])("of %i corridors each has a line, side by side", (count) => {
  const { odd, even } = corridors(count);
  const lines = [...(odd + even).matchAll(/M([\d.]+) 0H([\d.]+)V1/g)];
  const ends = lines.map(([, left, right]) => [Number(left), Number(right)] as const);
  expect(new Set(ends.map(([left]) => left)).size).toBe(count);
  expect(ends.filter(([left, right]) => left < 0 || right <= left || right > count)).toEqual([]);
});

test.each([1, 7, 100, 3333, 10_000])(
  "of %i dots of the uptime each is drawn, one of them large",
  (count) => {
    const halves = dots(count);
    expect(halves.flat().reduce((sum, each) => sum + each, 0)).toBe(count);
    expect(halves[1]?.[shown(halves[1].length)]).toBeGreaterThan(0);
  },
);
test("the ruler begins at zero, its marks stand at equal distances, and every price is on it", () => {
  const [zero, first] = rulerMarks;
  expect(zero).toBe(0);
  expect(rulerMarks).toEqual(rulerMarks.map((_, index) => index * first));
  expect(Math.max(...methods.map(({ high }) => high))).toBeLessThanOrEqual(Math.max(...rulerMarks));
});
