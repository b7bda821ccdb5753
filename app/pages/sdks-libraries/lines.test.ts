import { expect, test } from "vitest";
import { lines } from "./lines.ts";

/** The bars of one half, from the top down. */
function barsOf({ rows, odd, even }: ReturnType<typeof lines>["halves"][number]) {
  const bars = [...(odd + even).matchAll(/M([\d.]+) (\d+)H([\d.]+)V(\d+)H\1z/g)];
  const drawn = bars
    .map(([, left, top, right, bottom]) => ({
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }))
    .toSorted((a, b) => a.top - b.top);
  expect(drawn.map(({ top, bottom }) => [top, bottom])).toEqual(
    drawn.map((_, row) => [row, row + 1]),
  );
  expect(drawn).toHaveLength(rows);
  return drawn;
}

test("each is drawn, as long as it is, in two halves that differ by one at most", () => {
  for (let count = 2; count <= 60; count++) {
    const lengths = Array.from({ length: count }, (_, index) => 12 + ((index * 7) % 9));
    const { width, halves } = lines(lengths);
    const drawn = halves.flatMap(barsOf);
    expect(drawn.map(({ left, right }) => right - left)).toEqual(lengths);
    expect(drawn.every(({ left, right }) => left >= 0 && right === width)).toBe(true);
    const [above = 0, below = 0] = halves.map(({ rows }) => rows);
    expect([0, 1]).toContain(above - below);
  }
});
