import { describe, expect, test } from "vitest";
import { counts } from "../../../app/weave/fixture.ts";
import { inGroups } from "../../../app/weave/spread.ts";
import type { Warp } from "../../../app/weave/weave.ts";
import {
  column,
  counted,
  LEFT,
  POSTER_HEIGHT,
  plain,
  RIGHT,
  stairs,
  stitches,
  stripsAndThreads,
  within,
} from "./field.ts";

const lanes = [
  { top: 284, bottom: 487 },
  { top: 374, bottom: 508 },
];

const drawings: Record<string, (count: number) => readonly Warp[]> = {
  "a column for each": (count) =>
    Array.from({ length: count }, (_, i) =>
      plain(column(i, count), within(60, count), "dip-1", 0, POSTER_HEIGHT),
    ).flat(),
  "threads, by the dozen": (count) => counted(inGroups(count, 12), 15, 2).flat(),
  "threads, in one group": (count) => counted([count], 15, 0).flat(),
  "stitches around a high lane": (count) =>
    stitches(count, lanes[0] ?? { top: 0, bottom: 0 }).flat(),
  "stitches around a low lane": (count) =>
    stitches(count, lanes[1] ?? { top: 0, bottom: 0 }).flat(),
  stairs: (count) => stairs(count, () => "dip-1").flat(),
  "strips beside threads": (count) => {
    const { strip, thread } = stripsAndThreads(count, count);
    const places = Array.from({ length: count }, (_, i) => [strip(i), thread(i)]).flat();
    return places.flatMap(({ x, width }) => plain(x, width, "dip-1"));
  },
};

describe.each(Object.entries(drawings))("%s", (name, draw) => {
  test("each is drawn, inside the field, beside the next", () => {
    for (const count of counts) {
      const drawn = draw(count);
      expect(drawn, `of ${count}`).toHaveLength(name.startsWith("strips") ? 2 * count : count);
      const places = new Set(drawn.map(({ x, from }) => `${x.toFixed(3)} ${from.toFixed(3)}`));
      expect(places.size, `of ${count}`).toBe(drawn.length);
      const outside = drawn.filter(
        ({ x, width, from, to }) =>
          x - width / 2 < LEFT - 0.01 ||
          x + width / 2 > RIGHT + 0.01 ||
          width <= 0 ||
          to <= from ||
          (name.startsWith("stitches") && (from < 0 || to > POSTER_HEIGHT)),
      );
      expect(outside, `of ${count}`).toEqual([]);
      const row = drawn.filter(({ from }) => from === drawn[0]?.from).toSorted((a, b) => a.x - b.x);
      const touching = row.filter(
        ({ x, width }, i) =>
          i > 0 && x - width / 2 < (row[i - 1]?.x ?? 0) + (row[i - 1]?.width ?? 0) / 2,
      );
      expect(touching, `of ${count}`).toEqual([]);
    }
  });
});
