import { type Thread, times } from "./weave.ts";

const PITCH = 68;
const HEIGHT = 224;
const MIDDLE = HEIGHT / 2;
/** The middle of a gap, low and high in turn. */
const gapOf = (warp: number) => (warp % 2 ? 63 : 173);

/** Agentic payments: the lane finds its own way, through the gap in each of the warps. */
export function agentic(warps: number): { width: number; height: number; threads: Thread[] } {
  const width = PITCH * warps + 20;
  const each = times(warps, (warp) => ({ x: 44 + PITCH * warp, y: gapOf(warp) }));
  const way = each.map(({ x, y }) => `H${x - PITCH / 2}V${y}`).join("");
  return {
    width,
    height: HEIGHT,
    threads: [
      {
        tone: "dip-3",
        width: 26,
        d: each.map(({ x, y }) => `M${x} 0V${y - 23}M${x} ${y + 23}V${HEIGHT}`).join(""),
      },
      { tone: "orange", width: 24, d: `M-2 ${MIDDLE}${way}H${width - 10}V${MIDDLE}H${width + 2}` },
    ],
  };
}
