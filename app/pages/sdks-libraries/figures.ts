import { TILE } from "../../sections/cloth.tsx";
import { type Thread, times, type Weft, weave } from "../../weave/weave.ts";

/* The lane is the payment, at one height in all four tiles. */
const lane: Weft = { y: TILE / 2, width: 24, from: 0, to: TILE, tone: "kola" };
const standing = { from: 0, to: TILE };

/** Components: a square of finished cloth that the lane enters and leaves. */
const components = weave({
  warps: times(5, (i) => ({
    x: 48 + i * 32,
    width: 18,
    from: 32,
    to: 192,
    tone: i % 2 ? "dip4" : "dip3",
  })),
  wefts: times(5, (j): Weft => {
    const y = 48 + j * 32;
    return y === lane.y ? lane : { y, width: 14, from: 24, to: 200, tone: "dip5" };
  }),
  gap: 3,
});

/** Types: the opening has the width of the lane; anything broader stops. */
const types = weave({
  warps: [{ ...standing, x: 120, width: 48, tone: "dip1" }],
  wefts: [...[34, 190].map((y): Weft => ({ y, width: 52, from: 0, to: 90, tone: "dip3" })), lane],
  cross: (_, j) => (j === 2 ? "over" : "through"),
});

/** Best practices: plain weave, with every crossing in order. */
const practices = weave({
  warps: times(6, (i) => ({
    ...standing,
    x: 22 + i * 36,
    width: 20,
    tone: i % 2 ? "dip1" : "dip2",
  })),
  wefts: [28, 70, lane.y, 154, 196].map(
    (y): Weft => (y === lane.y ? lane : { y, width: 10, from: 0, to: TILE, tone: "dip3" }),
  ),
  gap: 4,
});

/** Updates: finished rows, the row in progress, and rows to come. */
const updates: Thread[] = [
  { tone: "dip3", width: 12, d: rows(137) },
  { tone: "kola", width: lane.width, d: `M0 ${lane.y}H${TILE}` },
  {
    tone: "dip4",
    width: 12,
    d: times(4, (row) => times(14, (i) => `M${i * 16 + 4} ${12 + row * 25}h8`).join("")).join(""),
  },
];

function rows(from: number): string {
  return times(4, (row) => `M0 ${from + row * 25}H${TILE}`).join("");
}

export const benefitFigures = {
  components,
  types,
  practices,
  updates,
} satisfies Record<string, Thread[]>;
