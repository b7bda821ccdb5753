import type { Outcome } from "../../content/sandbox.ts";

/** Left edges of the warps, in percent of a row. */
export const warps = [4, 29, 54, 79] as const;

/** A section of a thread, in percent of its row. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly arrived?: boolean;
}

interface Course {
  readonly out: readonly Stretch[];
  /** A returning thread runs alongside itself. */
  readonly back?: Stretch;
  /** The warps at which the events of the test are named, in their order along the thread. */
  readonly at: readonly number[];
}

const settled: readonly Stretch[] = [
  { from: 0, to: 70 },
  { from: 70, to: 100, arrived: true },
];

/** Orange while the money is in transit, green once it is settled; the lengths have no other meaning. */
export const outcomes: Record<Outcome, Course> = {
  arrives: { out: settled, at: [3] },
  stops: { out: [{ from: 0, to: 41 }], at: [1] },
  "arrives-later": {
    out: [
      { from: 0, to: 41 },
      ...[43, 47, 51, 62.5, 66.5, 70.5, 74.5].map((from) => ({ from, to: from + 2 })),
      { from: 80, to: 100, arrived: true },
    ],
    at: [1],
  },
  "turns-back": { out: [{ from: 0, to: 75 }], back: { from: 0, to: 75 }, at: [2] },
  "is-claimed-back": { out: settled, back: { from: 0, to: 100 }, at: [3, 2, 1] },
  "arrives-twice": {
    out: [
      { from: 0, to: 20 },
      { from: 20, to: 45, arrived: true },
      { from: 45, to: 70 },
      { from: 70, to: 100, arrived: true },
    ],
    at: [0, 1, 3],
  },
  "arrives-after-retries": {
    out: [
      { from: 0, to: 3 },
      { from: 14, to: 18 },
      { from: 42, to: 46 },
      { from: 74, to: 78 },
      { from: 78, to: 100, arrived: true },
    ],
    at: [],
  },
};
