import { spread } from "../../weave/spread.ts";
import { type Thread, times, weave } from "../../weave/weave.ts";

/** View box of the payment and its checks, rotated by 90 degrees on a phone. */
export const PAYMENT = { width: 1344, height: 288 } as const;
/** Where the first check ends and the second begins: a third of the way. */
const ALONG = PAYMENT.width / 3;

/** One broad check that the payment passes under, then fine ones that accompany it. */
export const checks: Thread[] = weave({
  warps: [
    { x: 128, width: 256, from: 0, to: PAYMENT.height, tone: "dip1" },
    ...times(30, (i) => ({
      x: ALONG + 8 + i * 26,
      width: 8,
      from: 0,
      to: PAYMENT.height,
      tone: i % 2 ? ("dip3" as const) : ("dip2" as const),
    })),
  ],
  wefts: [
    { y: PAYMENT.height / 2, width: 80, from: -900, to: 1248, tone: "kola" },
    { y: PAYMENT.height / 2, width: 80, from: 1248, to: 2400, tone: "river" },
  ],
  cross: (warp) => (warp === 0 || warp % 2 ? "under" : "over"),
});

export const COUNTRIES = { width: 1344, height: 320 } as const;

/** A thread for each country; the lane floats over ten and dives under ten. */
export function countries(count: number): Thread[] {
  return weave({
    warps: spread(count, 0, COUNTRIES.width, 5).map((place, i) => ({
      ...place,
      from: 0,
      to: COUNTRIES.height,
      tone: Math.floor(i / 10) % 2 ? "dip5" : "dip3",
    })),
    wefts: [{ y: COUNTRIES.height / 2, width: 64, from: -900, to: 2400, tone: "kola" }],
    cross: (i) => (Math.floor(i / 10) % 2 ? "under" : "over"),
    gap: 4,
  });
}
