import { claims } from "../content/claims.ts";
import { collection } from "../content/countries.ts";
import { counts } from "../content/counts.ts";
import type { CurrencyCode } from "../content/currencies.ts";
import { currencies } from "../content/currencies.ts";
import type { Path } from "../content/paths.ts";
import { sampleVolumes } from "../content/sample.ts";
import { settlement } from "../content/settlement.ts";
import { waitGrowth } from "../content/webhooks.ts";
import { inGroups } from "./spread.ts";
import { DIGIT, stripDyes } from "./strip-dyes.ts";
import { times } from "./weave.ts";

/** Strongest first. */
type Dye = 1 | 2 | 3 | 4;

/** One place of an emblem. */
interface Upright {
  readonly dye: Dye;
  /** Where it begins, in eighths from the top. */
  readonly from?: number;
  /** Keeps its dye in the dark, where others change with the ground. */
  readonly fast?: true;
  /** This many fine lines, instead of one bar. */
  readonly lines?: number;
  /** The stripes of this currency, on its own dye. */
  readonly currency?: CurrencyCode;
  /** Takes the room of two. */
  readonly wide?: true;
  /** How far from the left of its place, and how wide, in percent of it. */
  readonly at?: number;
  readonly width?: number;
  /** Whether it lies over the lane; by default every second one does. */
  readonly over?: boolean;
}

type Emblem = readonly Upright[];

type Anchor = "#docs" | "#cases" | "#papers" | "#webinars";

/** Lines, few enough to count by eye and draw in one place. */
const HALF_DOZEN = 6;
const HEIGHT = 8;
/** Of a place, in the units of `drawn`. */
export const PLACE = { width: 100, height: HEIGHT } as const;
/** A line takes so much of its part of a place. */
const LINE = 0.5;

/* A browser gets the results alone: `site-build/plugins.ts`. */

const strips: Emblem = collection.map(({ currency }) => ({ dye: 1, currency }));
const counted = (count: number): Emblem =>
  inGroups(count, HALF_DOZEN).map((lines, group) => ({
    dye: group % 2 ? 2 : 3,
    lines,
    width: (PLACE.width * (lines - 1 + LINE)) / (HALF_DOZEN - 1 + LINE),
  }));
const bars = (count: number, dyes: readonly Dye[]): Emblem =>
  times(count, (index) => ({ dye: dyes[index % dyes.length] ?? 1 }));

/** How wide an attempt is, and how far the second one begins from the first, in percent of a place. */
const ATTEMPT = 40;
const FIRST_WAIT = 160;

/** An upright for each attempt, in places side by side: each wait is longer than the one before. */
const attempts = (places: readonly { from: number; width: number; wide?: true }[]): Emblem =>
  places.map(({ from, width, ...place }, index) => ({
    ...place,
    dye: 2,
    at: (100 * ((FIRST_WAIT * (waitGrowth ** index - 1)) / (waitGrowth - 1) - from)) / width,
    width: (100 * ATTEMPT) / width,
  }));

/**
 * The sign of each page: the drawing of its hero, as data. The lane lies across it, under every second one.
 * The hero of a phone, the closing, the menus and /solutions draw it.
 */
const table = {
  "/": strips,
  "/merchants": bars(counts.methods, [1, 3, 2, 4]),
  // The PayFac's part, the agreed part, and ours
  "/payfacs": [{ dye: 1 }, { dye: 4 }, { dye: 2, wide: true }],
  "/acquirers": counted(claims.corridors.value),
  // A step for each day of settlement, down to the day of payment
  "/enterprise": times(settlement.standard.to + 1, (step) => ({
    dye: step % 2 ? 2 : 1,
    from: (step * HEIGHT) / (settlement.standard.to + 2.5), // the third one begins under the lane
  })),
  "/imtos": bars(2, [1, 2]).map((bar) => ({ ...bar, wide: true })),
  "/solutions": bars(counts.solutions + 1, [1, 2]),
  "/payment-gateway": inGroups(claims.endpoints.value, 5).map((lines) => ({ dye: 2, lines })),
  "/fx-engine": (["NGN", "KES"] as const).map((currency) => ({ dye: 1, currency, wide: true })),
  // Who it is, and the money's movements
  "/compliance-suite": [
    { dye: 1, over: true },
    { dye: 2, lines: 5, wide: true, over: false },
  ],
  "/analytics-dashboard": sampleVolumes
    .map(({ currency, share }) => ({ dye: 1, currency, from: HEIGHT * (1 - share / 100) }) as const)
    .toReversed(),
  "/pricing": bars(5, [4, 2]),
  // The selvedge of the code
  "/api-documentation": [{ dye: 2, lines: 2 }, { dye: 1 }, { dye: 1, wide: true }],
  "/sdks-libraries": bars(counts.sdks, [1, 4]),
  "/webhooks": attempts([
    { from: 0, width: 100 },
    { from: 140, width: 100 },
    { from: 280, width: 240, wide: true },
    { from: 560, width: 240, wide: true },
  ]),
  // Two cloths, apart
  "/sandbox": (
    [{ dye: 4 }, { dye: 3 }, { dye: 4, width: 50 }, { dye: 1 }, { dye: 2 }, { dye: 1 }] as const
  ).map((upright) => ({ ...upright, fast: true })),
  "/contact": bars(5, [1, 2]),
  "/about": counted(claims.corridors.value),
  "/country-coverage": strips,
  "/security-compliance": bars(6, [1, 3]),
  "#docs": [
    { dye: 1, wide: true },
    { dye: 4, lines: 4, wide: true },
  ],
  "#cases": bars(4, [4, 4, 1]),
  "#papers": [{ dye: 4 }, { dye: 3 }, { dye: 1, wide: true }],
  "#webinars": [{ dye: 2, wide: true }, { dye: 3 }],
} satisfies Partial<Record<Path | Anchor, Emblem>>;

/** The dips of the four dyes in the light. */
const FAST = { 1: 1, 2: 2, 3: 4, 4: 5 } as const;

/** Base and yarn of a strip in each dye, as in strip.module.css. */
const yarns = {
  dark: ["base", "yarn"],
  light: ["dip-2", "dip-4"],
  pale: ["dip-3", "dip-1"],
} as const;

/** An upright as filled paths in its place. */
export interface Drawn {
  readonly over: boolean;
  readonly wide: boolean;
  readonly lines: number;
  /** The first one is its ground where it passes over the lane. */
  readonly paths: readonly { readonly fill: string; readonly d: string }[];
}

const box = (x: number, width: number, from: number) =>
  `M${round(x)} ${round(from)}h${round(width)}V${HEIGHT}h${round(-width)}z`;
const round = (value: number) => Math.round(value * 10) / 10;

function pathsOf(upright: Upright, over: boolean): Drawn["paths"] {
  const { dye, fast, from = 0, lines = 1, currency } = upright;
  const { at = 0, width = PLACE.width } = upright;
  const whole = box(at, width, from);
  if (currency) {
    const [first, second, third] = stripes(currency, from);
    const [base, yarn] = yarns[stripDyes[currency] ?? "dark"];
    return [
      { fill: `var(--${base})`, d: whole },
      { fill: `var(--${yarn})`, d: `${first}${third}` },
      { fill: "var(--yarn-2)", d: second },
    ];
  }
  const fill = fast ? `var(--dip-${FAST[dye]})` : `var(--warp-${dye})`;
  if (lines === 1) return [{ fill, d: whole }];
  const pitch = width / (lines - 1 + LINE);
  const d = times(lines, (line) => box(at + line * pitch, pitch * LINE, from)).join("");
  return over
    ? [
        { fill: "var(--ground)", d: whole },
        { fill, d },
      ]
    : [{ fill, d }];
}

/** The first, second and third stripe of a currency's number, as wide as its digits. */
function stripes(currency: CurrencyCode, from: number): [string, string, string] {
  const widths = [...currencies[currency]].map((digit) => Number(digit) * (DIGIT / 10));
  const rest = (PLACE.width - widths.reduce((sum, width) => sum + width, 0)) / 4;
  let x = rest;
  const [first = "", second = "", third = ""] = widths.map((width) => {
    const stripe = box(x, width, from);
    x += width + rest;
    return stripe;
  });
  return [first, second, third];
}

export type EmblemOf = keyof typeof table;

const drawn = (upright: Upright, index: number): Drawn => {
  const { wide = false, lines = 1, over = index % 2 === 1 } = upright;
  return { over, wide, lines, paths: pathsOf(upright, over) };
};

export const emblems = Object.fromEntries(
  Object.entries<Emblem>(table).map(([of, uprights]) => [of, uprights.map(drawn)]),
) as Record<EmblemOf, Drawn[]>;
