import { inGroups } from "../../../app/weave/spread.ts";
import { type Tone, times, type Warp } from "../../../app/weave/weave.ts";

/** Where the lane runs on a poster. */
export interface LaneEdges {
  readonly top: number;
  readonly bottom: number;
}

/** The field of the drawing. */
export const LEFT = 784;
export const RIGHT = 1136;
export const MIDDLE = (LEFT + RIGHT) / 2;
export const TOP = -10;
export const BOTTOM = 640;
export const POSTER_WIDTH = 1200;
export const POSTER_HEIGHT = 630;
/** The clear gap on each side of a lane that passes over. */
export const GAP = 5;

export function plain(x: number, width: number, tone: Tone, from = TOP, to = BOTTOM): Warp[] {
  return [{ x, width, from, to, tone }];
}

/** Middle of the `index`th of `count` equal columns. */
export function column(index: number, count: number): number {
  return LEFT + ((index + 0.5) * (RIGHT - LEFT)) / count;
}

/** The width of what stands in each of `count` columns: `widest` where there is room. */
export function within(widest: number, count: number, share = 0.8): number {
  return Math.min(widest, ((RIGHT - LEFT) / count) * share);
}

/** Fine threads in groups, as many as can be counted by eye, with room for `between` more after each. */
export function counted(groups: readonly number[], widest: number, between: number): Warp[][] {
  const all = groups.reduce((sum, count) => sum + count + between, -between);
  const width = within(widest, all, 0.7);
  let place = 0;
  return groups.flatMap((count, group) =>
    times(count, (index) =>
      plain(column(place++ + group * between, all), width, index % 2 ? "dip-2" : "dip-1"),
    ),
  );
}

/** Stitches in a row of the cloth. */
const ROW = 10;

/** `count` stitches in rows above and below the lane. */
export function stitches(count: number, { top, bottom }: LaneEdges): Warp[][] {
  const above = top - GAP;
  const below = POSTER_HEIGHT - bottom - GAP;
  const rows = inGroups(count, ROW);
  const rowsAbove = Math.round((rows.length * above) / (above + below));
  return rows.flatMap((inRow, row) => {
    const over = row < rowsAbove;
    const step = over ? above / rowsAbove : below / (rows.length - rowsAbove);
    const from = over ? row * step : bottom + GAP + (row - rowsAbove) * step;
    const seam = Math.min(5, step / 5);
    return times(inRow, (place) => {
      const tone = (row + place) % 2 ? "dip-3" : "dip-1";
      return plain(column(place, ROW), 24, tone, from + seam, from + step - seam);
    });
  });
}

/** Broad strips from the left and fine threads from the right, all narrower where they are many. */
export function stripsAndThreads(strips: number, threads: number) {
  const scale = Math.min(1, (RIGHT - LEFT) / (strips * 38 + threads * 12));
  return {
    strip: (index: number) => ({ x: LEFT + (16 + index * 38) * scale, width: 30 * scale }),
    thread: (index: number) => ({
      x: RIGHT - (threads - 0.5 - index) * 12 * scale,
      width: 5 * scale,
    }),
  };
}

/** A step for each day, from the last down to the day of the payment. */
export function stairs(days: number, tone: (day: number) => Tone): Warp[][] {
  const width = within(80, days, 0.95);
  return times(days, (day) => plain(column(day, days), width, tone(day), 54 + day * (304 / days)));
}
