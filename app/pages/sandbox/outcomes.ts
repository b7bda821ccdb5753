import type { Outcome } from "../../content/sandbox.ts";

/** A section of a thread, in percent of its row. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly arrived?: boolean;
  /** A thread that comes back runs beside itself. */
  readonly run?: "straight" | "out" | "back";
}

interface Course {
  readonly stretches: readonly Stretch[];
  /** Where the thread turns back. */
  readonly turn?: number;
}

/** Kola while the money is in transit, river once it is settled; the lengths have no other meaning. */
export const outcomes: Record<Outcome, Course> = {
  arrives: {
    stretches: [
      { from: 0, to: 75 },
      { from: 75, to: 100, arrived: true },
    ],
  },
  stops: { stretches: [{ from: 0, to: 28 }] },
  "arrives-later": {
    stretches: [
      { from: 0, to: 50 },
      ...[52.5, 55.5, 68.5, 71.5, 74.5, 77.5].map((from) => ({ from, to: from + 1.5 })),
      { from: 94, to: 100, arrived: true },
    ],
  },
  "turns-back": {
    stretches: [
      { from: 0, to: 75, run: "out" },
      { from: 0, to: 75, run: "back" },
    ],
    turn: 75,
  },
  "is-claimed-back": {
    stretches: [
      { from: 0, to: 75, run: "out" },
      { from: 75, to: 100, run: "out", arrived: true },
      { from: 0, to: 100, run: "back" },
    ],
    turn: 100,
  },
  "arrives-twice": {
    stretches: [
      { from: 0, to: 25 },
      { from: 25, to: 50, arrived: true },
      { from: 50, to: 75 },
      { from: 75, to: 100, arrived: true },
    ],
  },
  "arrives-after-retries": {
    stretches: [
      { from: 0, to: 5 },
      { from: 18, to: 23 },
      { from: 43, to: 48 },
      { from: 78, to: 84 },
      { from: 84, to: 100, arrived: true },
    ],
  },
};
