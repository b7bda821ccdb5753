import { describe, expect, test } from "vitest";
import { TILE } from "../sections/cloth.tsx";
import type { Thread } from "../weave/weave.ts";
import { COUNTRIES, countries } from "./compliance-suite/checks.ts";
import { corridors, stitches } from "./home/figures.ts";
import { FAN, fan } from "./payment-gateway/fan.ts";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The upright strokes of the figure that count something: all but the lane's. */
function strokes(threads: readonly Thread[]): Box[] {
  return threads
    .filter(({ tone }) => tone !== "kola")
    .flatMap(({ d, width }) =>
      [...d.matchAll(/M([\d.-]+) ([\d.-]+)([vV])([\d.-]+)/g)].map(([, x, y, to, by]) => ({
        left: Number(x) - width / 2,
        right: Number(x) + width / 2,
        top: Number(y),
        bottom: to === "v" ? Number(y) + Number(by) : Number(by),
      })),
    );
}

/** Half of what coordinates are rounded to, and of what a drawing may begin beside its edge. */
const EDGE = 0.5;

const square = { width: TILE, height: TILE };
const figures = {
  "a stitch for each currency": { draw: stitches, box: square },
  "a warp for each corridor": { draw: corridors, box: square },
  "a thread for each country": { draw: countries, box: COUNTRIES },
  "a warp for each endpoint": { draw: fan, box: FAN },
} as const;

const counts = Array.from({ length: 400 }, (_, index) => index + 1);

describe.each(Object.entries(figures))("%s", (name, { draw, box }) => {
  test("each is drawn, inside the view box, however many there are", () => {
    for (const count of counts) {
      const drawn = strokes(draw(count));
      // A warp that the lane crosses is drawn in two parts, at one place.
      const places = new Set(drawn.map(({ left }) => left.toFixed(2)));
      expect(name.includes("stitch") ? drawn.length : places.size, `of ${count}`).toBe(count);
      const outside = drawn.filter(
        ({ left, right, top, bottom }) =>
          left < -EDGE ||
          right > box.width + EDGE ||
          top < -EDGE ||
          bottom > box.height + EDGE ||
          bottom <= top,
      );
      expect(outside, `of ${count}`).toEqual([]);
    }
  });
});
