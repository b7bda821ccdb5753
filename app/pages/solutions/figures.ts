import { claims } from "../../content/claims.ts";
import { counts } from "../../content/counts.ts";
import { settlement } from "../../content/settlement.ts";
import type { Solution } from "../../content/solutions.ts";
import { spread } from "../../weave/spread.ts";
import { type Thread, type Tone, times, type Warp, weave } from "../../weave/weave.ts";

/*
 * Each solution's weave, as on its own page. The payment runs down through all four at the same
 * position, so that they read as one cloth.
 */
export const FIGURE = { width: 560, height: 320 };

const payment: Warp = { x: 84, width: 44, from: 0, to: FIGURE.height, tone: "kola" };
const across = { from: 0, to: FIGURE.width };

/** What is clear on each side of the payment's middle. */
const clear = payment.width / 2 + 6;

/** The ways to pay come in from one side and end at the payment. */
export function merchants(methods: number): Thread[] {
  return weave({
    warps: [payment],
    wefts: spread(methods, 0, FIGURE.height, 40).map(({ x: y, width }, i) => ({
      y,
      width,
      from: payment.x + clear,
      to: FIGURE.width,
      tone: i % 2 ? "dip2" : "dip1",
    })),
  });
}

/** Three bands: ours over, theirs under, the third alternating. */
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

/** One broad band over every corridor. They stand on both sides of the payment, none behind it. */
export function acquirers(corridors: number): Thread[] {
  const left = payment.x - clear;
  return weave({
    warps: [
      ...spread(corridors, 0, FIGURE.width - 2 * clear, 5).map(({ x, width }, i) => ({
        x: x < left ? x : x + 2 * clear,
        width,
        from: 0,
        to: FIGURE.height,
        tone: Math.floor(i / 12) % 2 ? ("dip4" as const) : ("dip2" as const),
      })),
      payment,
    ],
    wefts: [{ ...across, y: 160, width: 150, tone: "dip1" }],
    cross: () => "over",
    gap: 6,
  });
}

/** A step for each day of settlement, down to the day of the payment. */
export function enterprise(days: number): Thread[] {
  const tones: readonly Tone[] = ["dip4", "dip3", "dip2", "dip1"];
  return weave({
    warps: [payment],
    wefts: spread(days, 0, FIGURE.height, FIGURE.height, 1).map(({ x: y, width }, i) => ({
      y,
      width,
      from: payment.x + clear,
      to: payment.x + clear + (i * 380 + 328) / days,
      tone: tones[i % tones.length] ?? "dip1",
    })),
  });
}

export const solutionFigures: Record<Solution["id"], Thread[]> = {
  merchants: merchants(counts.methods),
  payfacs,
  acquirers: acquirers(claims.corridors.value),
  enterprise: enterprise(settlement.standard.to + 1),
};
