import { times, weave } from "../../weave/weave.ts";

export const PLAN = { width: 336, height: 160 };
const standing = { from: 0, to: PLAN.height };
// Wider than the view box, so that cropping at either side never shows an end.
const lane = { y: 80, width: 26, from: -300, to: PLAN.width + 300, tone: "kola" } as const;

/** PayFacs: narrow bands and one lane, over and under in turn. */
export const bandsAndThreads = weave({
  warps: times(15, (i) => ({
    ...standing,
    x: -60 + i * 33,
    width: i % 2 ? 10 : 22,
    tone: i % 2 ? "dip4" : "dip2",
  })),
  wefts: [lane],
});

/** Acquirers: broad bands of their own, and one lane beneath and above them. */
export const bandOverThreads = weave({
  warps: times(9, (i) => ({
    ...standing,
    x: -50 + i * 54,
    width: i % 2 ? 40 : 12,
    tone: i % 2 ? "dip1" : "dip3",
  })),
  wefts: [lane],
  cross: (i) => (i % 2 ? "under" : "over"),
});
