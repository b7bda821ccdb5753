import { standards } from "../../content/claims.ts";
import { TILE } from "../../sections/cloth.tsx";
import { spread } from "../../weave/spread.ts";
import { type Thread, times, type Weft, weave } from "../../weave/weave.ts";

const lane: Weft = { y: TILE / 2, width: 24, from: 0, to: TILE, tone: "kola" };
const standing = { from: 0, to: TILE };

/** A band for each standard: over one, under the next. */
export function bands(count: number): Thread[] {
  return weave({
    warps: spread(count, 16, TILE - 16, 56).map((place, i) => ({
      ...standing,
      ...place,
      tone: i % 2 ? "dip3" : "dip5",
    })),
    wefts: [lane],
  });
}

/** Encryption: the lane is there, but hardly visible. */
const encryption = weave({
  warps: times(9, (i) => ({
    ...standing,
    x: 12.5 + i * 24.9,
    width: 17,
    tone: i % 2 ? "dip2" : "dip1",
  })),
  wefts: [lane],
  cross: () => "under",
  gap: 1.5,
});

/** Access by role: each thread reaches only as far as it needs to. */
const access = weave({
  warps: times(6, (i) => ({
    x: 22 + i * 36,
    width: 20,
    from: i === 5 ? 0 : 150 - i * 26,
    to: TILE,
    tone: i % 2 ? "dip2" : "dip1",
  })),
  wefts: [lane],
});

/** Licences: one group of threads for each place, one lane through all. */
const licensing = weave({
  warps: times(9, (i) => ({
    ...standing,
    x: 24 + i * 16 + Math.floor(i / 3) * 24,
    width: 9,
    tone: (["dip5", "dip4", "dip3"] as const)[Math.floor(i / 3)] ?? "dip3",
  })),
  wefts: [lane],
});

export const controlFigures = {
  standards: bands(standards.length),
  encryption,
  access,
  licensing,
};
