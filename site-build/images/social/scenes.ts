import { t } from "#words";
import { claims, standardNames, statement } from "../../../app/content/claims.ts";
import { businessHours, businessWeek } from "../../../app/content/contact.ts";
import { collection, countries } from "../../../app/content/countries.ts";
import { type CurrencyCode, currencies } from "../../../app/content/currencies.ts";
import { atStart } from "../../../app/content/in-words.ts";
import { effectiveDate } from "../../../app/content/legal.ts";
import { methods, percentage, rulerMarks } from "../../../app/content/methods.ts";
import { routeOf } from "../../../app/content/pages.ts";
import type { Path } from "../../../app/content/paths.ts";
import { sampleConversion, samplePayment, sampleVolumes } from "../../../app/content/sample.ts";
import { sdks } from "../../../app/content/sdks.ts";
import { settlement, settlementName } from "../../../app/content/settlement.ts";
import { solutions } from "../../../app/content/solutions.ts";
import { waits } from "../../../app/pages/webhooks/attempts.ts";
import { inGroups } from "../../../app/weave/spread.ts";
import { stripDyes } from "../../../app/weave/strip-dyes.ts";
import { type Tone, times, type Warp, type Weft } from "../../../app/weave/weave.ts";
import {
  BOTTOM,
  column,
  counted,
  GAP,
  type LaneEdges,
  LEFT,
  MIDDLE,
  POSTER_HEIGHT,
  POSTER_WIDTH,
  plain,
  RIGHT,
  stairs,
  stitches,
  stripsAndThreads,
  TOP,
  within,
} from "./field.ts";

/** The drawing to the right of a page's title. */
export interface Scene {
  /** A description of the drawing. */
  readonly caption: string;
  /** The fixed warps. Those of one group overlap and cross the lane alike. */
  readonly stands: (lane: LaneEdges) => readonly (readonly Warp[])[];
  /** How each group crosses the lane; over and under in turn by default. */
  readonly crosses?: (group: number, weft: number) => "over" | "under" | "through";
  /** Where the lane ends; at the edge of the poster by default. */
  readonly ends?: number;
  /** The moving threads beside the lane. */
  readonly moves?: (lane: LaneEdges) => readonly Weft[];
}

/** A digit of a currency's number is this part of its strip, as `strip.module.css` has it. */
const UNIT = 0.027;

const dyed = {
  dark: { base: "dip-1", yarn: "dip-3", second: "dip-5" },
  light: { base: "dip-2", yarn: "dip-4", second: "dip-5" },
  pale: { base: "dip-3", yarn: "dip-1", second: "dip-5" },
} as const satisfies Record<string, Record<string, Tone>>;

function strip(currency: CurrencyCode, x: number, width: number, from = TOP, to = BOTTOM): Warp[] {
  const { base, yarn, second } = dyed[stripDyes[currency] ?? "dark"];
  const digits = [...currencies[currency]].map(Number);
  const gap = (1 - digits.reduce((sum, digit) => sum + digit, 0) * UNIT) / 4;
  let at = x - width / 2;
  const yarns = digits.map((digit, index) => {
    const yarnWidth = digit * UNIT * width;
    at += gap * width + yarnWidth;
    return { x: at - yarnWidth / 2, width: yarnWidth, from, to, tone: index === 1 ? second : yarn };
  });
  return [{ x, width, from, to, tone: base }, ...yarns.filter(({ width }) => width > 0)];
}

function strips(codes: readonly CurrencyCode[], share = 0.6): Warp[][] {
  const width = within(RIGHT - LEFT, codes.length, share);
  return codes.map((code, index) => strip(code, column(index, codes.length), width));
}

const { corridors, endpoints, remittanceCountries } = claims;
const all = methods.length;
const lastDay = settlement.standard.to;
const dips = ["dip-1", "dip-2", "dip-3", "dip-4"] as const;
const dip = (index: number) => dips[index % dips.length] ?? "dip-1";
const rates = methods.flatMap(({ low, high }) => [low, high]);
const waysToPay = methods
  .map(({ name }, index) => (index === 0 || name === "USSD" ? name : name.toLowerCase()))
  .join(", ");

const inTurn = (group: number) => (group % 2 === 0 ? "over" : "under");
const [fewest, most] = [Math.min(...rates), Math.max(...rates)];

/** Of a page without a scene of its own: the mark, and what the site is. */
const mark: Scene = {
  caption: routeOf("/").title,
  stands: () => times(3, (index) => plain(column(index, 3), 88, "dip-1")),
};

const scenes: Partial<Record<Path, Scene>> = {
  "/": {
    caption: `${atStart(statement(claims.currencies))}, ${statement(corridors)}`,
    stands: () => strips(["KES", "GHS", "NGN", "ZAR"]),
  },
  "/merchants": {
    caption: waysToPay,
    // One merge: the ways to pay end at the lane, and what has arrived goes on.
    stands: ({ top, bottom }) => [
      ...times(all, (index) =>
        plain(column(index, all), within(56, all), dip(index), TOP, top - GAP),
      ),
      plain(MIDDLE, 84, "river", bottom + GAP),
    ],
  },
  "/payfacs": {
    caption: t`One API for payment facilitators`,
    // Many on both sides, and the one that connects them.
    stands: () => [
      ...times(4, (index) => plain(LEFT + 8 + index * 30, 12, "dip-3")),
      plain(MIDDLE, 104, "dip-1"),
      ...times(4, (index) => plain(RIGHT - 98 + index * 30, 12, "dip-3")),
    ],
    crosses: (group) => (group === 4 ? "under" : "over"),
  },
  "/acquirers": {
    caption: atStart(statement(corridors)),
    stands: () => counted(inGroups(corridors.value, 12), 3.5, 2),
    crosses: (group) => inTurn(Math.floor(group / 12)),
  },
  "/enterprise": {
    caption: t`${{ tier: atStart(settlementName(settlement.instant)) }}, for enterprise only`,
    // A staircase from the last day down to the day of the payment.
    stands: () => stairs(lastDay + 1, (day) => (day === lastDay ? "river" : dip(day))),
  },
  "/imtos": {
    caption: atStart(statement(remittanceCountries)),
    // One stitch for each country, above and below the lane.
    stands: (lane) => stitches(remittanceCountries.value, lane),
    crosses: () => "through",
  },
  "/payment-gateway": {
    caption: waysToPay,
    // Through a warp for each endpoint to a fork, from which a part of the lane leaves for each method.
    stands: ({ top, bottom }) => {
      const { part, last, middle } = forkOf(top, bottom);
      const end = FORK + 2 * part + GAP;
      return [
        ...times(endpoints.value, (index) =>
          plain(
            LEFT + ((index + 0.5) * (FORK - LEFT - 20)) / endpoints.value,
            within(5, endpoints.value, 0.4),
            index % 2 ? "dip-3" : "dip-1",
          ),
        ),
        plain((end + POSTER_WIDTH) / 2, POSTER_WIDTH - end, "ground"),
        plain(FORK + part / 2, part, "kola", middle - last - part / 2, middle + last + part / 2),
      ];
    },
    crosses: (group, weft) => {
      if (weft > 0 || group > endpoints.value) return "through";
      return group === endpoints.value || group % 3 === 1 ? "under" : "over";
    },
    moves: ({ top, bottom }) => {
      const { part, last, middle } = forkOf(top, bottom);
      return times(all, (index) => ({
        y: middle - last + (2 * last * index) / (all - 1),
        width: part,
        from: FORK,
        to: POSTER_WIDTH,
        tone: "kola",
      }));
    },
  },
  "/fx-engine": {
    caption: t`Processing in ${{ currencies: statement(claims.currencies) }}`,
    stands: () => strips([sampleConversion.from.currency, sampleConversion.to.currency], 0.78),
  },
  "/compliance-suite": {
    caption: t`KYC and AML in one suite`,
    // Under one broad check, then through seventeen fine ones.
    stands: () => [
      plain(LEFT + 60, 120, "dip-1"),
      ...times(17, (index) =>
        plain(LEFT + 156 + ((RIGHT - LEFT - 160) * index) / 16, 6, index % 2 ? "dip-3" : "dip-2"),
      ),
    ],
    crosses: (group) => inTurn(group + 1),
  },
  "/analytics-dashboard": {
    caption: t`Total volume, volume per currency, transfers`,
    // Each strip is as high as its currency's volume is worth.
    stands: () =>
      sampleVolumes.map(({ currency, share }, index) =>
        strip(
          currency,
          column(index, sampleVolumes.length),
          within(RIGHT - LEFT, sampleVolumes.length, 0.72),
          POSTER_HEIGHT - (share / 100) * (POSTER_HEIGHT - 40),
        ),
      ),
    crosses: (group) => (group === 1 ? "under" : "over"),
  },
  "/pricing": {
    caption: t`From ${{ lowest: percentage(fewest) }} to ${{ highest: percentage(most) }} per transaction, by method`,
    // The ruler of the page's estimator goes through the lane: a warp at each percent, and a bar for each
    // method from its lowest to its highest price.
    stands: () =>
      rulerMarks.map((mark, index) => plain(onRuler(mark), 22, index % 2 ? "dip-4" : "dip-5")),
    crosses: (group, weft) => (weft === 0 ? inTurn(group) : "over"),
    moves: ({ top }) =>
      methods.map(({ low, high }, index) => {
        const room = (top - 48) / all;
        const half = low === high ? 7 : 0;
        return {
          y: 24 + (index + 0.5) * room,
          width: Math.min(32, room * 0.6),
          from: onRuler(low) - half,
          to: onRuler(high) + half,
          tone: "dip-1",
        };
      }),
  },
  "/solutions": {
    caption: t`Merchants, PayFacs, acquirers, enterprise`,
    stands: () =>
      times(solutions.length, (index) =>
        plain(column(index, solutions.length), within(88, solutions.length, 1), dip(index)),
      ),
  },
  "/api-documentation": {
    caption: t`One API, ${{ endpoints: statement(endpoints) }}`,
    // The request: its strip over the lane, its panel under it, and a line for each field but the amount.
    stands: () => [
      plain((LEFT + 56 + POSTER_WIDTH) / 2, POSTER_WIDTH - LEFT - 56, "dip-1"),
      strip("USD", LEFT + 23, 56),
    ],
    crosses: (group, weft) => (weft > 0 ? "through" : group === 0 ? "over" : "under"),
    moves: ({ top, bottom }) =>
      [
        { y: top - 100, length: 190, tone: "dip-5" as const },
        { y: top - 52, length: 22, tone: "dip-3" as const },
        ...Object.entries(samplePayment.body)
          .slice(1)
          .map(([field, value], index) => ({
            y: bottom + 52 + index * 48,
            length: `${field}${value}`.length * 18,
            tone: "dip-5" as const,
          })),
      ].map(({ y, length, tone }) => ({
        y,
        width: 20,
        from: LEFT + 96,
        to: LEFT + 96 + length,
        tone,
      })),
  },
  "/sdks-libraries": {
    caption: sdks.map(({ name }) => name).join(", "),
    // A band for each, over the lane, and what comes out of it.
    stands: () =>
      sdks.map((_, index) => {
        const height = POSTER_HEIGHT / sdks.length;
        return plain(
          (LEFT + POSTER_WIDTH) / 2,
          POSTER_WIDTH - LEFT,
          index % 2 ? "dip-5" : "dip-1",
          index * height,
          (index + 1) * height,
        );
      }),
    crosses: (_, weft) => (weft === 0 ? "under" : "through"),
    moves: ({ top, bottom }) =>
      sdks.map(({ name }, index) => ({
        y: ((index + 0.5) * POSTER_HEIGHT) / sdks.length,
        width: (bottom - top) / sdks.length,
        from: LEFT + 64 + name.length * 22,
        to: POSTER_WIDTH,
        tone: "kola",
      })),
  },
  "/webhooks": {
    caption: t`We retry at growing intervals`,
    // Each attempt further from the one before, and the endpoint that takes the last one in.
    stands: () => [
      ...waits.map((_, attempt) => plain(attemptAt(attempt), 20, "dip-1")),
      plain(attemptAt(waits.length) + 100, 200, "river"),
    ],
    crosses: (group) => (group === waits.length ? "under" : inTurn(group)),
  },
  "/sandbox": {
    caption: t`Sandbox and production, kept apart`,
    // Two cloths, each with a lane of its own, and nothing between them.
    stands: () => [
      ...times(5, (index) => plain(LEFT - 20 + index * 34, 18, index % 2 ? "dip-4" : "dip-5")),
      ...times(5, (index) => plain(RIGHT - 80 + index * 34, 18, index % 2 ? "dip-2" : "dip-1")),
    ],
    crosses: (group, weft) => (weft === Math.floor(group / 5) ? inTurn(group % 5) : "through"),
    ends: LEFT + 125,
    moves: ({ top, bottom }) => [
      {
        y: (top + bottom) / 2,
        width: bottom - top,
        from: RIGHT - 46,
        to: RIGHT + 64,
        tone: "kola",
      },
    ],
  },
  "/contact": {
    caption: businessHours,
    // Five days, with the hours in which someone answers.
    stands: () =>
      businessWeek.days.map((_, index) => {
        const x = column(index, businessWeek.days.length);
        const at = (hour: number) => (hour * POSTER_HEIGHT) / 24;
        return [
          ...plain(x, 48, "dip-5"),
          ...plain(x, 48, "dip-1", at(businessWeek.opens), at(businessWeek.closes)),
        ];
      }),
  },
  "/about": {
    caption: atStart(statement(corridors)),
    // Each dozen in a dye of its own, one below the lane and one over it.
    stands: () =>
      counted(inGroups(corridors.value, 12), 4, 3).map((line, index) =>
        line.map((warp) => ({ ...warp, tone: Math.floor(index / 12) % 2 ? "dip-3" : "dip-1" })),
      ),
    crosses: (group) => inTurn(Math.floor(group / 12)),
  },
  "/country-coverage": {
    caption: t`Connecting Africa, One Corridor at a Time`,
    // A strip if local collection is listed, a plain thread if only the map names the country.
    stands: () => {
      const plainOnes = countries.length - collection.length;
      const { strip: stripAt, thread } = stripsAndThreads(collection.length, plainOnes);
      return [
        ...collection.map(({ currency }, index) => {
          const { x, width } = stripAt(index);
          return strip(currency, x, width);
        }),
        ...times(plainOnes, (index) => {
          const { x, width } = thread(index);
          return plain(x, width, "dip-3");
        }),
      ];
    },
    crosses: (group) => (group < collection.length ? inTurn(group) : "over"),
  },
  "/privacy-policy": {
    caption: t`Effective ${{ date: effectiveDate }}`,
    // A curtain, almost closed.
    stands: () => [
      plain(LEFT + 78, 156, "dip-1"),
      plain(MIDDLE, 12, "dip-4"),
      plain(RIGHT - 78, 156, "dip-1"),
    ],
  },
  "/terms-of-service": {
    caption: t`Effective ${{ date: effectiveDate }}`,
    // Two parties, sewn together.
    stands: () => [plain(LEFT + 80, 132, "dip-1"), plain(RIGHT - 80, 132, "dip-3")],
    crosses: (group, weft) => (weft === 0 ? inTurn(group) : "through"),
    moves: ({ top, bottom }) =>
      times(
        15,
        (index): Weft => ({
          y: 21 + index * 42,
          width: 8,
          from: LEFT + 118,
          to: RIGHT - 118,
          tone: "dip-4",
        }),
      ).filter(({ y }) => y < top - 16 || y > bottom + 16),
  },
  "/security-compliance": {
    caption: standardNames.join(", "),
    // Cloth: tight enough that nothing falls through.
    stands: () => times(5, (index) => plain(column(index, 5), 60, "dip-1")),
    crosses: (group, weft) => inTurn(group + weft),
    moves: ({ top, bottom }) => [
      ...times(4, (index) => cloth(top - 42 - index * 70)),
      ...times(3, (index) => cloth(bottom + 42 + index * 70)),
    ],
  },
};

/** Left edge of the gateway's fork. */
const FORK = 1030;

/** A part of the lane for each method, and how far the outermost is from the middle. */
function forkOf(top: number, bottom: number) {
  const part = (bottom - top) / all;
  return { part, last: 1.5 * (all - 1) * part, middle: (top + bottom) / 2 };
}

const cloth = (y: number): Weft => ({ y, width: 56, from: LEFT, to: RIGHT, tone: "dip-3" });
const onRuler = (basisPoints: number) =>
  LEFT + (basisPoints / Math.max(...rulerMarks)) * (RIGHT - LEFT);

/** Where an attempt stands, and after the last one what accepts it. */
function attemptAt(attempt: number): number {
  const upTo = (end: number) => waits.slice(0, end).reduce((sum, wait) => sum + wait, 0);
  return LEFT + (upTo(attempt) / upTo(waits.length)) * (RIGHT - 36 - LEFT);
}

export function sceneOf(path: Path): Scene {
  return scenes[path] ?? mark;
}
