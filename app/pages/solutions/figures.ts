import { claims } from "../../content/claims.ts";
import { counts } from "../../content/counts.ts";
import { settlement } from "../../content/settlement.ts";
import type { Solution } from "../../content/solutions.ts";
import { spread } from "../../weave/spread.ts";
import { times } from "../../weave/weave.ts";

/*
 * The heroes of the pages in small. A payment comes in at the middle of the left edge; all lengths are
 * in percent of the swatch, which is taller or wider with the screen.
 */

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly dye: "warp1" | "warp2" | "warp3" | "warp4" | "kola" | "river" | "dyed" | "cloth";
  /** In the colours of dyed cloth. */
  readonly resist?: boolean;
}

/** From one point to another, as wide as a strand. */
export type Strand = readonly [fromX: number, fromY: number, toX: number, toY: number];

export interface Swatch {
  readonly ground: "washed" | "raw" | "dyed";
  /** The payment passes over these, clear of them. */
  readonly under?: readonly Bar[];
  /** It touches these. */
  readonly beside?: readonly Bar[];
  readonly strands: readonly Strand[];
  /** Where it is settled. */
  readonly settled?: readonly Strand[];
  /** It passes under these, which bring their own clear gap. */
  readonly over?: readonly Bar[];
  /** How many lines hang from the band. */
  readonly hanging?: number;
}

const MIDDLE = 50;

/** A cloth for each way in, and one field of what is received. */
export function merchants(methods: number): Swatch {
  const [from, to] = [34, 100];
  const dyes = ["warp1", "warp3", "warp2", "warp4"] as const;
  return {
    ground: "washed",
    under: spread(methods, from, to, to, 1).map(({ x, width }, index) => ({
      x: x - width / 2,
      y: 0,
      width,
      height: MIDDLE,
      dye: dyes[index % dyes.length] ?? "warp1",
    })),
    beside: [{ x: from, y: MIDDLE, width: to - from, height: MIDDLE, dye: "river" }],
    strands: [[0, MIDDLE, 100, MIDDLE]],
  };
}

/** The payment turns down, and passes under one of the bands. */
const payfacs: Swatch = {
  ground: "washed",
  strands: [
    [0, MIDDLE, 66, MIDDLE],
    [66, MIDDLE, 66, 100],
  ],
  over: [
    { x: 0, y: 70, width: 100, height: 21, dye: "cloth" },
    { x: 0, y: 73, width: 100, height: 15, dye: "warp2" },
  ],
};

/** A band, and a line for each corridor below it; the payment leaves on one of them. */
export function acquirers(corridors: number): Swatch {
  const pitch = 100 / corridors;
  const leaves = (Math.floor(corridors * 0.7) + 0.25) * pitch;
  const line = { x: leaves, width: pitch / 2 };
  return {
    ground: "raw",
    beside: [
      { x: 0, y: 0, width: 100, height: 70, dye: "dyed" },
      { ...line, y: MIDDLE, height: 38, dye: "kola" },
      { ...line, y: 88, height: 12, dye: "river" },
    ],
    strands: [[0, MIDDLE, leaves + line.width, MIDDLE]],
    hanging: corridors,
  };
}

/** A step for each day of settlement, down to the day of the payment, on which it is settled at once. */
export function enterprise(days: number): Swatch {
  const [from, to] = [22, 100];
  const top = 8;
  const run = (to - from) / days;
  const rise = (MIDDLE - top) / days;
  const steps = times(days - 1, (index) => ({ x: from + index * run, y: top + index * rise }));
  return {
    ground: "dyed",
    beside: steps.flatMap(({ x, y }): Bar[] => [
      { x, y, width: run, height: MIDDLE - y, dye: "warp4", resist: true },
      { x: x + run * 0.12, y, width: run * 0.2, height: MIDDLE - y, dye: "kola" },
      { x, y, width: run, height: 4, dye: "river", resist: true },
    ]),
    strands: [[0, MIDDLE, to - run, MIDDLE]],
    settled: [[to - run, MIDDLE, to, MIDDLE]],
  };
}

const lanes = [27, 73] as const;
const passed = [
  { x: 44, width: 12, dye: "warp1" },
  { x: 66, width: 12, dye: "warp2" },
] as const;

/** One transfer divides and passes the same two checks either way. */
const imtos: Swatch = {
  ground: "washed",
  under: passed.map((warp) => ({ ...warp, y: 0, height: 100 })),
  strands: [
    [0, MIDDLE, 20, MIDDLE],
    [20, lanes[0], 20, lanes[1]],
    ...lanes.map((y): Strand => [20, y, 86, y]),
  ],
  settled: lanes.map((y) => [86, y, 100, y]),
  over: passed.flatMap(({ x, width, dye }, index): Bar[] => {
    const y = index === 0 ? MIDDLE : 0;
    return [
      { x: x - 1.5, y, width: width + 3, height: MIDDLE, dye: "cloth" },
      // A little longer, so that no seam shows.
      { x, y: y - 1, width, height: MIDDLE + 2, dye },
    ];
  }),
};

export const swatches: Record<Solution["id"] | "imtos", Swatch> = {
  merchants: merchants(counts.methods),
  payfacs,
  acquirers: acquirers(claims.corridors.value),
  enterprise: enterprise(settlement.standard.to + 1),
  imtos,
};
