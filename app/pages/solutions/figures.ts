import { claims } from "../../content/claims.ts";
import type { Solution } from "../../content/solutions.ts";
import { spread } from "../../weave/spread.ts";
import { type Thread, type Tone, times, type Warp, weave } from "../../weave/weave.ts";

/*
 * Each solution's weave, as its own page draws it. The payment runs down through all four at the
 * same place, so that they read as one cloth.
 */
export const FIGURE = { width: 560, height: 320 };

const payment: Warp = { x: 84, width: 44, from: 0, to: FIGURE.height, tone: "kola" };
const across = { from: 0, to: FIGURE.width };

/** Four ways to pay come in from one side and end at the payment. */
const merchants = weave({
  warps: [payment],
  wefts: times(4, (i) => ({
    y: 40 + i * 80,
    width: 40,
    from: payment.x + payment.width / 2 + 6,
    to: FIGURE.width,
    tone: i % 2 ? "dip2" : "dip1",
  })),
});

/** Three bands: ours over, theirs under, the third by turns. */
const payfacs = weave({
  warps: [payment],
  wefts: [
    { ...across, y: 60, width: 72, tone: "dip1" },
    { ...across, y: 160, width: 72, tone: "dip4" },
    ...times(3, (i) => ({
      ...across,
      y: 236 + i * 28,
      width: 18,
      tone: i % 2 ? ("dip4" as const) : ("dip1" as const),
    })),
  ],
  cross: (_, band) => (band === 0 || band === 2 || band === 4 ? "over" : "under"),
  gap: 6,
});

/** One broad band over every corridor. */
const corridors = spread(claims.corridors.value, 0, FIGURE.width, 5);
const acquirers = weave({
  warps: [
    ...corridors
      .map((place, i) => ({
        ...place,
        from: 0,
        to: FIGURE.height,
        tone: Math.floor(i / 12) % 2 ? ("dip4" as const) : ("dip2" as const),
      }))
      .filter(({ x }) => Math.abs(x - payment.x) > payment.width / 2 + 6),
    payment,
  ],
  wefts: [{ ...across, y: 160, width: 150, tone: "dip1" }],
  cross: () => "over",
  gap: 6,
});

/** A step for each day of settlement, down to the day of the payment. */
const steps: readonly Tone[] = ["dip4", "dip3", "dip2", "dip1"];
const enterprise = weave({
  warps: [payment],
  wefts: steps.map((tone, i) => ({
    y: 40 + i * 80,
    width: 80,
    from: payment.x + payment.width / 2 + 6,
    to: payment.x + 110 + i * 95,
    tone,
  })),
});

export const solutionFigures: Record<Solution["id"], Thread[]> = {
  merchants,
  payfacs,
  acquirers,
  enterprise,
};
