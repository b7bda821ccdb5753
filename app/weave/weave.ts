/**
 * Computes weaving as pure geometry. Threads are straight strokes with butt ends. Where one passes
 * over, the thread beneath is interrupted by a transparent gap, so a figure works on any background.
 */

/** The dye follows from the meaning: five shades of indigo, orange for moving money, green for settled. */
export type Tone = `dip-${1 | 2 | 3 | 4 | 5}` | "orange" | "green" | "ink" | "ground";

/** Lengths are in units of the figure's view box. */
interface Yarn {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
}

/** A fixed, vertical thread. */
type Warp = Yarn & { readonly x: number };

/** A thread that moves through the warps. */
export type Weft = Yarn & { readonly y: number };

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
function cut(whole: Span, holes: readonly Span[]): Span[] {
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

const plainWeave = (warp: number, weft: number) => ((warp + weft) % 2 === 0 ? "over" : "under");
const reaches = (from: number, to: number, at: number) => from - 1 < at && to + 1 > at;
const round = (value: number) => Math.round(value * 10) / 10;

/** Converts a weaving into threads, in order of first use: warps, then wefts. */
export function weave({ warps, wefts, cross = plainWeave, gap = 5 }: Weaving): Thread[] {
  const strokes = new Map<
    string,
    { tone: Tone; width: number; d: string; pen: [number, number] }
  >();
  // Each part from where the one before it ends: threads at equal distances, and those that are
  // interrupted alike, are written alike, which compresses.
  const draw = (
    { tone, width }: Warp | Weft,
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number],
  ) => {
    const key = `${tone} ${width}`;
    const stroke = strokes.get(key) ?? { tone, width, d: "", pen: [0, 0] };
    strokes.set(key, stroke);
    const move = (to: readonly [number, number]) => {
      const [x, y] = [round(to[0]), round(to[1])];
      const by = [round(x - stroke.pen[0]), round(y - stroke.pen[1])] as const;
      stroke.pen = [x, y];
      return by;
    };
    stroke.d += `m${move(from).join(" ")}`;
    const [across, down] = move(to);
    stroke.d += across ? `h${across}` : `v${down}`;
  };

  warps.forEach((warp, i) => {
    const holes = wefts.flatMap((weft, j): Span[] =>
      cross(i, j) === "over" && reaches(weft.from, weft.to, warp.x)
        ? [[weft.y - weft.width / 2 - gap, weft.y + weft.width / 2 + gap]]
        : [],
    );
    for (const [from, to] of cut([warp.from, warp.to], holes)) {
      draw(warp, [warp.x, from], [warp.x, to]);
    }
  });
  wefts.forEach((weft, j) => {
    const holes = warps.flatMap((warp, i): Span[] =>
      cross(i, j) === "under" && reaches(warp.from, warp.to, weft.y)
        ? [[warp.x - warp.width / 2 - gap, warp.x + warp.width / 2 + gap]]
        : [],
    );
    for (const [from, to] of cut([weft.from, weft.to], holes)) {
      draw(weft, [from, weft.y], [to, weft.y]);
    }
  });
  return [...strokes.values()].map(({ tone, width, d }) => ({ tone, width, d }));
}

/** An array of `count` items made from their index. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
