import { methods } from "../../content/methods.ts";
import { spread } from "../../weave/spread.ts";
import { type Thread, weave } from "../../weave/weave.ts";

/** The row of each method, in view box units. */
const ROW = 112;
export const FAN = { width: 896, height: ROW * methods.length } as const;

const middle = FAN.height / 2;
/** Where the one thread becomes four. */
const SPLIT = 664;
const out = methods.map((_, i) => ROW * (i + 0.5));

/** One thread through a warp for each endpoint, then a thread for each method. */
export function fan(endpoints: number): Thread[] {
  return [
    ...weave({
      warps: spread(endpoints, -0.5, 624.5, 9).map((place, i) => ({
        ...place,
        from: 0,
        to: FAN.height,
        tone: i % 2 ? "dip3" : "dip1",
      })),
      wefts: [{ y: middle, width: 64, from: -900, to: SPLIT, tone: "kola" }],
    }),
    { tone: "kola", width: 24, d: `M${SPLIT} ${ROW / 2 - 12}V${FAN.height - ROW / 2 + 12}` },
    { tone: "kola", width: 24, d: out.map((y) => `M${SPLIT} ${y}H${FAN.width}`).join("") },
  ];
}
