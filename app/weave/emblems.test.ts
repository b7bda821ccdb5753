import { expect, test } from "vitest";
import { claims } from "../content/claims.ts";
import { emblems, PLACE } from "./emblems.ts";

/** The boxes of a path: where each begins and ends. */
const boxes = (d: string) =>
  [...d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)V([\d.]+)/g)].map(([, ...sides]) => {
    const [left = 0, top = 0, width = 0, bottom = 0] = sides.map(Number);
    return { left, right: left + width, top, bottom };
  });

test("every part of an emblem is in its place", () => {
  for (const [of, uprights] of Object.entries(emblems)) {
    const all = uprights.flatMap(({ paths }) => paths.flatMap(({ d }) => boxes(d)));
    expect(all.length, of).toBeGreaterThan(1);
    const outside = all.filter(
      ({ left, right, top, bottom }) =>
        right > PLACE.width + 0.5 || bottom > PLACE.height || right < left || bottom <= top,
    );
    expect(outside, of).toEqual([]);
  }
});

test.each([
  ["/acquirers", claims.corridors],
  ["/about", claims.corridors],
  ["/payment-gateway", claims.endpoints],
] as const)("%s has a line for each that is counted", (of, { value }) => {
  const lines = emblems[of].flatMap(({ paths }) => boxes(paths.at(-1)?.d ?? ""));
  expect(lines).toHaveLength(value);
});
