/**
 * Computes weaving as pure geometry. Threads are straight strokes with butt ends. Where one passes
 * over, the thread beneath is interrupted by a transparent gap, so a figure works on any background.
 */

/** The dye follows from the meaning: five shades of indigo, kola (red) for moving money, river (green) for settled. */
export type Tone = "dip1" | "dip2" | "dip3" | "dip4" | "dip5" | "kola" | "river" | "ink" | "ground";

/** A fixed, vertical thread. Lengths are in units of the figure's view box. */
export interface Warp {
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
}

/** A thread that moves through the warps. */
export interface Weft {
  readonly y: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
}

/** All strokes of one tone and width, as SVG path data. */
export interface Thread {
  readonly tone: Tone;
  readonly width: number;
  readonly d: string;
}

/** At a crossing the weft passes over the warp, under it, or through it without a gap. */
type Crossing = "over" | "under" | "through";

export interface Weaving {
  readonly warps: readonly Warp[];
  readonly wefts: readonly Weft[];
  /** Decides each crossing; by default they alternate (plain weave). */
  readonly cross?: (warp: number, weft: number) => Crossing;
  /** Clear space on each side of the thread on top. */
  readonly gap?: number;
}

type Span = readonly [from: number, to: number];

/** Shortest stroke worth drawing. */
const SHORTEST = 0.5;

/** The parts of `whole` that are left after removing every hole. */
export function cut(whole: Span, holes: readonly Span[]): Span[] {
  return holes.reduce<Span[]>(
    (spans, [holeFrom, holeTo]) =>
      spans.flatMap(([from, to]): Span[] =>
        holeTo <= from || holeFrom >= to
          ? [[from, to]]
          : [[from, holeFrom] as const, [holeTo, to] as const].filter(([a, b]) => b - a > SHORTEST),
      ),
    [whole],
  );
}

function plainWeave(warp: number, weft: number): Crossing {
  return (warp + weft) % 2 === 0 ? "over" : "under";
}

const reaches = (from: number, to: number, at: number) => from - 1 < at && to + 1 > at;
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A thread's parts, each from where the one before it ends: threads that are interrupted alike are written
 * alike, which compresses.
 */
function parts(
  spans: readonly Span[],
  start: (from: number) => string,
  skip: (by: number) => string,
  line: "h" | "v",
): string {
  let pen: number | undefined;
  return spans
    .map(([from, to]) => {
      const move = round(from - (pen ?? 0));
      const began = (pen ?? 0) + move;
      const length = round(to - began);
      const d = `${pen === undefined ? start(move) : skip(move)}${line}${length}`;
      pen = began + length;
      return d;
    })
    .join("");
}

/** Converts a weaving into threads, in order of first use: warps, then wefts. */
export function weave({ warps, wefts, cross = plainWeave, gap = 5 }: Weaving): Thread[] {
  const strokes = new Map<string, { tone: Tone; width: number; d: string }>();
  const draw = (tone: Tone, width: number, d: string) => {
    if (!d) return;
    const key = `${tone} ${width}`;
    const thread = strokes.get(key) ?? { tone, width, d: "" };
    thread.d += d;
    strokes.set(key, thread);
  };

  warps.forEach((warp, i) => {
    const holes = wefts.flatMap((weft, j): Span[] =>
      cross(i, j) === "over" && reaches(weft.from, weft.to, warp.x)
        ? [[weft.y - weft.width / 2 - gap, weft.y + weft.width / 2 + gap]]
        : [],
    );
    const spans = cut([warp.from, warp.to], holes);
    const x = round(warp.x);
    draw(
      warp.tone,
      warp.width,
      parts(
        spans,
        (from) => `M${x} ${from}`,
        (by) => `m0 ${by}`,
        "v",
      ),
    );
  });
  wefts.forEach((weft, j) => {
    const holes = warps.flatMap((warp, i): Span[] =>
      cross(i, j) === "under" && reaches(warp.from, warp.to, weft.y)
        ? [[warp.x - warp.width / 2 - gap, warp.x + warp.width / 2 + gap]]
        : [],
    );
    const spans = cut([weft.from, weft.to], holes);
    const y = round(weft.y);
    draw(
      weft.tone,
      weft.width,
      parts(
        spans,
        (from) => `M${from} ${y}`,
        (by) => `m${by} 0`,
        "h",
      ),
    );
  });
  return [...strokes.values()];
}

/** An array of `count` items made from their index. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
