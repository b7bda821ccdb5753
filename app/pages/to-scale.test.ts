import { describe, expect, test } from "vitest";
import { dots } from "../sections/uptime-dots.ts";
import { counts } from "../weave/fixture.ts";
import { upright } from "../weave/spread.ts";
import type { Thread } from "../weave/weave.ts";
import { corridors as added } from "./acquirers/figures.ts";
import { COUNTRIES, countries } from "./compliance-suite/figures.ts";
import { manyToOne, oneToMany, SLIDE } from "./home/figures.ts";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const coordinates = /([Mm])([\d.-]+) ([\d.-]+)([vVhH])([\d.-]+)/g;

/** The strokes of a figure that run one way, each as the room it takes. */
function strokes(threads: readonly Thread[], upright: boolean): Box[] {
  return threads.flatMap(({ d, width }) => {
    const half = width / 2;
    const pen = { x: 0, y: 0 };
    // Coordinates have one decimal place, and their sum may not.
    const tenths = (value: number) => Math.round(value * 10) / 10;
    return [...d.matchAll(coordinates)].flatMap(([, move, dx, dy, along = "", to]): Box[] => {
      const start = {
        x: tenths(Number(dx) + (move === "m" ? pen.x : 0)),
        y: tenths(Number(dy) + (move === "m" ? pen.y : 0)),
      };
      const flat = along.toUpperCase() === "H";
      pen.x = flat ? Number(to) + (along === "h" ? start.x : 0) : start.x;
      pen.y = flat ? start.y : Number(to) + (along === "v" ? start.y : 0);
      if (upright === flat) return [];
      return [
        upright
          ? { left: start.x - half, right: start.x + half, top: start.y, bottom: pen.y }
          : { left: start.x, right: pen.x, top: start.y - half, bottom: start.y + half },
      ];
    });
  });
}

/** Those that count something: all but the lane. */
const counting = (threads: readonly Thread[]) => threads.filter(({ tone }) => tone !== "orange");
const warpsOf = (threads: readonly Thread[]) => strokes(counting(threads), true);
const weftsOf = (threads: readonly Thread[]) => strokes(counting(threads), false);
/** A thread that another crosses is drawn in two parts, at one place. */
const places = (of: keyof Box) => (drawn: readonly Box[]) =>
  new Set(drawn.map((box) => box[of].toFixed(2))).size;

/** Half the rounding of coordinates, and half the distance that a drawing may begin from its edge. */
const EDGE = 0.5;

const percent = { width: 100, height: 100 };
/** The boxes of a path in a view box of one unit for each of `count`, in percent. */
const boxes = (d: string, count: number): Box[] =>
  [...d.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)/g)].map(([, ...sides]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = sides.map(Number);
    return {
      left: (left * 100) / count,
      right: (right * 100) / count,
      top: top * 100,
      bottom: bottom * 100,
    };
  });

interface Drawing {
  readonly draw: (count: number) => readonly Box[];
  readonly counted: (drawn: readonly Box[]) => number;
  readonly box: { readonly width: number; readonly height: number };
}

const figures: Record<string, Drawing> = {
  "home: a thread for each method": {
    // They come in from beyond the figure.
    draw: (count) =>
      weftsOf(manyToOne(count)).map((box) => ({ ...box, left: Math.max(0, box.left) })),
    counted: places("top"),
    box: SLIDE,
  },
  "home: a thread for each remittance country": {
    // They go on beyond the figure.
    draw: (count) =>
      weftsOf(oneToMany(count)).map((box) => ({ ...box, right: Math.min(SLIDE.width, box.right) })),
    counted: places("top"),
    box: SLIDE,
  },
  "compliance: a thread for each country": {
    draw: (count) => warpsOf(countries(count)),
    counted: places("left"),
    box: COUNTRIES,
  },
  "a line for each, in a view box of its own": {
    draw: (count) =>
      strokes([{ tone: "ink", width: 0.5, d: upright(count) }], true).map((box) => ({
        ...box,
        left: (box.left * 100) / count,
        right: (box.right * 100) / count,
      })),
    counted: places("left"),
    box: percent,
  },
  "acquirers: a line for each corridor": {
    draw: (count) => boxes(added(count).odd + added(count).even, count),
    counted: places("left"),
    box: percent,
  },
};

describe.each(Object.entries(figures))("%s", (_, { draw, counted, box }) => {
  test("each is drawn, inside the view box, however many there are", () => {
    for (const count of counts) {
      const drawn = draw(count);
      expect(counted(drawn), `of ${count}`).toBe(count);
      const outside = drawn.filter(
        ({ left, right, top, bottom }) =>
          left < -EDGE ||
          right > box.width + EDGE ||
          top < -EDGE ||
          bottom > box.height + EDGE ||
          right <= left ||
          bottom <= top,
      );
      expect(outside, `of ${count}`).toEqual([]);
    }
  });
});

test("the uptime has as many dots as it leaves one of, and lacks that one", () => {
  for (const count of [...counts, 1_000, 2_000, 10_000, 100_000]) {
    const halves = dots(count);
    const lengths = halves.flatMap(({ d, columns, rows }) =>
      [...d.matchAll(/M(\d+) ([\d.]+)H(\d+)/g)].map(([, from, y, to]) => {
        expect(Number(to)).toBeLessThanOrEqual(columns);
        expect(Number(y)).toBeLessThan(rows);
        return Number(to) - Number(from);
      }),
    );
    expect(
      lengths.reduce((sum, each) => sum + each, 0),
      `of ${count}`,
    ).toBe(count - 1);
    expect(halves.filter(({ hole }) => hole)).toHaveLength(1);
  }
});
