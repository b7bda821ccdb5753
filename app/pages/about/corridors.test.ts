import { expect, test } from "vitest";
import { counts } from "../../weave/fixture.ts";
import { corridors } from "./corridors.ts";

/** The left and right edge of each box of a path. */
const boxes = (d: string) =>
  [...d.matchAll(/M(-?[\d.]+) 0H([\d.]+)V1/g)].map(([, left, right]) => ({
    left: Number(left),
    right: Number(right),
  }));

test("a line for each corridor, however many, inside the view box and apart", () => {
  for (const count of counts) {
    const { places, under, over } = corridors(count);
    const lines = [...boxes(under), ...boxes(over)].sort((a, b) => a.left - b.left);
    expect(lines, `of ${count}`).toHaveLength(count);
    expect(lines[0]?.left).toBeGreaterThan(0);
    expect(lines.at(-1)?.right).toBeLessThan(places);
    for (const [index, { left, right }] of lines.entries()) {
      expect(right).toBeGreaterThan(left);
      expect(lines[index + 1]?.left ?? places).toBeGreaterThan(right);
    }
  }
});

test("the lane passes over a dozen lines and under the next, clear of both", () => {
  for (const count of counts) {
    const { under, over, clear } = corridors(count);
    const cleared = boxes(clear);
    const isCleared = (line: { left: number; right: number }) =>
      cleared.some(({ left, right }) => left < line.left && right > line.right);
    expect(boxes(over).filter(isCleared), `of ${count}`).toHaveLength(boxes(over).length);
    for (const line of boxes(under)) {
      const touched = cleared.some(({ left, right }) => left < line.right && right > line.left);
      expect(touched, `of ${count}`).toBe(false);
    }
    const whole = Math.floor(count / 24) * 12;
    expect(boxes(over)).toHaveLength(whole + Math.max(0, (count % 24) - 12));
  }
});
