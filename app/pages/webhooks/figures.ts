import { counts } from "../../content/counts.ts";
import { TILE } from "../../sections/cloth.tsx";
import { spread } from "../../weave/spread.ts";
import { type Thread, type Weft, weave } from "../../weave/weave.ts";

/* The lane is an event, at one height in all four tiles. */
const lane: Weft = { y: TILE / 2, width: 24, from: 0, to: TILE, tone: "kola" };
const standing = { from: 0, to: TILE };
const endpoint = { ...standing, x: 184, width: 40, tone: "river" } as const;

/** Real time: from the event to the endpoint, with nothing between. */
const straight = weave({
  warps: [{ ...standing, x: 40, width: 20, tone: "dip3" }, endpoint],
  wefts: [{ ...lane, to: 158 }],
  cross: () => "over",
});

/** Signed: two groups of warps match in every width and every crossing. */
const yarns = [
  { x: 0, width: 12 },
  { x: 15, width: 6 },
  { x: 33, width: 18 },
  { x: 51, width: 6 },
  { x: 66, width: 12 },
] as const;
const signature = weave({
  warps: [24, 134].flatMap((start) =>
    yarns.map(({ x, width }) => ({ ...standing, x: start + x, width, tone: "dip1" as const })),
  ),
  wefts: [lane],
  cross: (i) => ((i % yarns.length) % 2 ? "over" : "under"),
  gap: 3,
});

/** Retries: each gap is 1.8 times the one before; the last attempt reaches the endpoint. */
const backoff = weave({
  warps: [
    ...[14, 32, 64.4, 122.7].map((x) => ({ ...standing, x, width: 8, tone: "dip1" as const })),
    { ...endpoint, x: 206, width: 36 },
  ],
  wefts: [{ ...lane, to: 182 }],
  cross: (i) => (i % 2 ? "under" : "over"),
  gap: 4,
});

/** Filtering: a thread for each event; at the gate the lane and the chosen go on, the others end. */
export function filter(events: number): Thread[] {
  const chosen = [1, 4, 11];
  const above = Math.floor((events - 1) / 2);
  const beside = (count: number, from: number) =>
    spread(count, from, from + 96, 8).map(({ x: y, width }): Weft => ({ ...lane, y, width }));
  return weave({
    warps: [{ ...standing, x: 112, width: 20, tone: "dip4" }],
    wefts: [...beside(above, 0), lane, ...beside(events - 1 - above, TILE - 96)].map((weft, i) =>
      weft === lane || chosen.includes(i) ? weft : { ...weft, to: 97, tone: "dip3" },
    ),
    cross: () => "over",
    gap: 4,
  });
}

export const deliveryFigures = {
  straight,
  signature,
  backoff,
  filter: filter(counts.events),
} satisfies Record<string, Thread[]>;
