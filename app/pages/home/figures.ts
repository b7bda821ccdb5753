import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { counts } from "../../content/counts.ts";
import { agentic } from "../../weave/agentic.ts";
import { spread, stitched } from "../../weave/spread.ts";
import { type Thread, times, type Weft, weave } from "../../weave/weave.ts";
import { TILE } from "./cloth.tsx";

/*
 * What each figure means; counts are drawn to scale. The lane has the same height in every tile, so
 * that it reads as one weft through the whole cloth.
 */
const lane: Weft = { y: 112, width: 24, from: 0, to: TILE, tone: "kola" };
const standing = { from: 0, to: TILE };

/** One API: one weft over every warp. */
const oneApi = weave({
  warps: times(7, (i) => ({
    ...standing,
    x: 20 + i * 30.67,
    width: 14,
    tone: i % 2 ? "dip-4" : "dip-3",
  })),
  wefts: [lane],
  cross: () => "over",
});

/** A stitch for each currency; the lane runs through the middle. */
export function stitches(count: number): Thread[] {
  const all = stitched(count, TILE, 36, 8);
  // Each stitch from where the one before it ends: steps compress better than places.
  let pen = { x: 0, y: 0 };
  const d = all.map(({ x, y, height }) => {
    const [dx, dy, down] = [short(x - pen.x), short(y - pen.y), short(height)];
    pen = { x: pen.x + dx, y: pen.y + dy + down };
    return `m${dx} ${dy}v${down}`;
  });
  return [
    { tone: "dip-1", width: all[0]?.width ?? 0, d: d.join("") },
    { tone: "kola", width: lane.width, d: `M0 ${lane.y}H${TILE}` },
  ];
}

const short = (length: number) => Math.round(length * 10) / 10;

/** A warp for each corridor; the lane floats over six and dives under six. */
export function corridors(count: number): Thread[] {
  return weave({
    warps: spread(count, 1.65, 222.55, 2.4).map((place, i) => ({
      ...standing,
      ...place,
      tone: floats(i) ? "dip-5" : "dip-3",
    })),
    wefts: [lane],
    cross: (i) => (floats(i) ? "over" : "through"),
    gap: 4,
  }).sort((a, b) => Number(b.tone === "kola") - Number(a.tone === "kola"));
}

function floats(warp: number): boolean {
  return warp % 12 < 6;
}

/** Acquiring-as-a-service: the acquirer's band on top, the lane beneath. */
const acquiring = weave({
  warps: [
    { ...standing, x: 28, width: 12, tone: "dip-2" },
    { ...standing, x: 112, width: 96, tone: "river" },
    { ...standing, x: 196, width: 12, tone: "dip-2" },
  ],
  wefts: [lane],
  cross: (i) => (i === 1 ? "under" : "over"),
  gap: 6,
});

/** Fast settlement: the lane ends one warp, one day, after it starts. */
const nextDay = weave({
  warps: (["dip-4", "river", "dip-2", "dip-2"] as const).map((tone, day) => ({
    x: 28 + day * 56,
    width: 24,
    from: 40,
    to: TILE,
    tone,
  })),
  wefts: [{ ...lane, to: 96 }],
  cross: (day) => (day === 0 ? "under" : "over"),
});

/** FX: over the fine lanes of one currency, under the broad lanes of the other. */
const exchange = weave({
  warps: [
    ...times(6, (i) => ({ ...standing, x: 12 + i * 17, width: 8, tone: "dip-4" as const })),
    ...times(2, (i) => ({ ...standing, x: 138 + i * 56, width: 26, tone: "dip-2" as const })),
  ],
  wefts: [lane],
  cross: (i) => (i < 6 ? "over" : "under"),
});

/** KYC and AML: many threads come to the gate, and only the checked one goes on. */
const gate = weave({
  warps: [{ ...standing, x: 112, width: 20, tone: "dip-1" }],
  wefts: [
    ...[28, 56, 84, 140, 168, 196].map(
      (y): Weft => ({ y, width: 10, from: 0, to: 97, tone: "dip-3" }),
    ),
    lane,
  ],
  cross: () => "over",
});

/** Analytics: days as bars, the lane across them. */
const bars = weave({
  warps: [150, 96, 128, 60, 84, 30].map((from, i) => ({
    x: 22 + i * 36,
    width: 20,
    from,
    to: TILE,
    tone: i === 5 ? "dip-5" : "dip-3",
  })),
  wefts: [lane],
});

export const tileFigures = {
  oneApi,
  stitches: stitches(claims.currencies.value),
  corridors: corridors(claims.corridors.value),
  agentic: agentic(3).threads,
  acquiring,
  nextDay,
  exchange,
  gate,
  bars,
} satisfies Record<string, Thread[]>;

export const PRODUCTS = { width: 448, height: 144 };

/** Tools: the payment, from the edge of the page through a warp for each product. */
export function products(count: number): Thread[] {
  return weave({
    warps: spread(count, 0, PRODUCTS.width, 56).map((place, i) => ({
      ...place,
      from: 0,
      to: PRODUCTS.height,
      tone: i % 2 ? "dip-4" : "dip-2",
    })),
    wefts: [{ y: PRODUCTS.height / 2, width: 28, from: -640, to: PRODUCTS.width, tone: "kola" }],
  });
}

/** What PayFacs and acquirers get from us, from the top; the acquiring is the lane. */
export const PROVIDED = [
  t`Compliance suite`,
  t`Acquiring-as-a-service`,
  t`Analytics dashboard`,
] as const;

export const SLIDE = { width: 654, height: 432 };
/** To the right, figures continue beyond their box, to the edge of the widest screens. */
const BEYOND = SLIDE.width + 900;
const slideWarp = { from: 0, to: SLIDE.height };

/** Merchants: the methods come in and become one lane. */
export function manyToOne(methods: number): Thread[] {
  const wefts = spread(methods, 0, SLIDE.height, 20).map(
    ({ x: y, width }): Weft => ({ y, width, from: -600, to: 464, tone: "dip-5" }),
  );
  const first = Math.min(...wefts.map(({ y, width }) => y - width / 2));
  return [
    ...weave({
      warps: times(5, (i) => ({
        ...slideWarp,
        x: 48 + i * 84,
        width: 34,
        tone: i % 2 ? "dip-1" : "dip-2",
      })),
      wefts,
    }),
    { tone: "kola", width: 20, d: `M472 ${first}V${SLIDE.height - first}` },
    { tone: "kola", width: 64, d: `M480 216H${BEYOND}` },
  ];
}

/** PayFacs and acquirers: their broad band lies over what we provide, of which the lane is the middle. */
const bandOnTop = weave({
  warps: [
    ...times(2, (i) => ({ ...slideWarp, x: 60 + i * 64, width: 26, tone: "dip-2" as const })),
    ...times(14, (i) => ({
      ...slideWarp,
      x: 206 + i * 22,
      width: 16,
      tone: i % 2 ? ("dip-5" as const) : ("dip-4" as const),
    })),
    ...times(2, (i) => ({ ...slideWarp, x: 566 + i * 64, width: 26, tone: "dip-2" as const })),
  ],
  wefts: spread(PROVIDED.length, 0, SLIDE.height, 20).map(({ x: y, width }, i) => ({
    y,
    width: i === 1 ? 64 : width,
    from: -300,
    to: BEYOND,
    tone: i === 1 ? "kola" : "dip-3",
  })),
  cross: (i, j) => (i > 1 && i < 16 ? "under" : (i + j) % 2 === 0 ? "over" : "under"),
  gap: 6,
});

/** IMTOs and enterprise: one lane comes in and fans out, to a thread for each country; ten of one dye, so that they can be counted. */
export function oneToMany(count: number): Thread[] {
  // In tenths, as coordinates are written: equal distances compress.
  const pitch = Math.floor((10 * SLIDE.height) / count) / 10;
  return [
    { tone: "kola", width: 64, d: "M0 216H174" },
    { tone: "kola", width: 20, d: "M182 0V432" },
    ...weave({
      warps: times(5, (i) => ({
        ...slideWarp,
        x: 270 + i * 84,
        width: 34,
        tone: i % 2 ? "dip-1" : "dip-2",
      })),
      wefts: times(count, (j) => ({
        y: SLIDE.height / 2 + pitch * (j - (count - 1) / 2),
        width: Math.min(12, pitch * 0.6),
        from: 198,
        to: BEYOND,
        tone: Math.floor(j / 10) % 2 ? "dip-4" : "dip-5",
      })),
      cross: () => "through",
    }),
  ];
}

export const slideFigures = {
  manyToOne: manyToOne(counts.methods),
  bandOnTop,
  oneToMany: oneToMany(claims.remittanceCountries.value),
} satisfies Record<string, Thread[]>;
