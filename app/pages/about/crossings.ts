import { type Tone, times, type Weft, weave } from "../../weave/weave.ts";

/** View box of both crossings; the threads extend beyond it, for containers of any shape. */
export const CROSSING = { width: 560, height: 384 } as const;

const standing = { from: -300, to: 684 };
const lane: Weft = { y: 192, width: 72, from: -900, to: 1460, tone: "kola" };
const tones: readonly Tone[] = ["dip3", "dip4", "dip3", "dip2", "dip4", "dip2", "dip3"];

/** One lane through the warps that it crosses. */
export const oneLane = weave({
  warps: tones.map((tone, i) => ({ ...standing, x: 60 + i * 74, width: 30, tone })),
  wefts: [lane],
  gap: 6,
});

/** The same lane, with everything around it woven too. */
export const connected = weave({
  warps: times(9, (i) => ({
    ...standing,
    x: 28 + i * 63,
    width: i === 4 ? 40 : 22,
    tone: i % 2 ? "dip2" : "dip1",
  })),
  wefts: times(7, (j) => (j === 3 ? lane : { ...lane, y: 12 + j * 60, width: 20, tone: "dip3" })),
});
