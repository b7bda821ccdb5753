import { spread } from "../../weave/spread.ts";
import { type Thread, weave } from "../../weave/weave.ts";

export const COUNTRIES = { width: 1344, height: 320 } as const;

/** A thread for each country; the lane floats over ten and dives under ten. */
export function countries(count: number): Thread[] {
  return weave({
    warps: spread(count, 0, COUNTRIES.width, 5).map((place, i) => ({
      ...place,
      from: 0,
      to: COUNTRIES.height,
      tone: Math.floor(i / 10) % 2 ? "dip-5" : "dip-3",
    })),
    wefts: [{ y: COUNTRIES.height / 2, width: 64, from: -900, to: 2400, tone: "orange" }],
    cross: (i) => (Math.floor(i / 10) % 2 ? "under" : "over"),
    gap: 4,
  });
}
