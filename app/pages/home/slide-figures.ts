import { t } from "#words";
import { methods } from "../../content/methods.ts";
import { spread } from "../../weave/spread.ts";
import { type Thread, type Tone, times, type Weft, weave } from "../../weave/weave.ts";

/** Our services for PayFacs and acquirers, from the top; acquiring is the lane. */
export const PROVIDED = [
  t`Compliance suite`,
  t`Acquiring-as-a-service`,
  t`Analytics dashboard`,
] as const;

export const SLIDE = { width: 654, height: 432 };
/** To the right, figures continue beyond their box, to the edge of the widest screens. */
const BEYOND = SLIDE.width + 900;

/** Warps at equal distances, the dyes by turns. */
const warps = (count: number, first: number, pitch: number, width: number, dyes: readonly Tone[]) =>
  times(count, (i) => ({
    x: first + i * pitch,
    width,
    from: 0,
    to: SLIDE.height,
    tone: dyes[i % dyes.length] ?? "dip-1",
  }));

/** Merchants: the methods come in and become one lane. */
function manyToOne(methods: number): Thread[] {
  const wefts = spread(methods, SLIDE.height, 20).map(
    ({ x: y, width }): Weft => ({ y, width, from: -600, to: 464, tone: "dip-5" }),
  );
  const first = Math.min(...wefts.map(({ y, width }) => y - width / 2));
  return [
    ...weave({
      warps: warps(5, 48, 84, 34, ["dip-2", "dip-1"]),
      wefts,
    }),
    { tone: "orange", width: 20, d: `M472 ${first}V${SLIDE.height - first}` },
    { tone: "orange", width: 64, d: `M480 216H${BEYOND}` },
  ];
}

/** PayFacs and acquirers: their broad band lies over our services, with the lane in the middle. */
const bandOnTop = weave({
  warps: [
    ...warps(2, 60, 64, 26, ["dip-2"]),
    ...warps(14, 206, 22, 16, ["dip-4", "dip-5"]),
    ...warps(2, 566, 64, 26, ["dip-2"]),
  ],
  wefts: spread(PROVIDED.length, SLIDE.height, 20).map(({ x: y, width }, i) => ({
    y,
    width: i === 1 ? 64 : width,
    from: -300,
    to: BEYOND,
    tone: i === 1 ? "orange" : "dip-3",
  })),
  cross: (i, j) => (i > 1 && i < 16 ? "under" : (i + j) % 2 === 0 ? "over" : "under"),
  gap: 6,
});

/**
 * IMTOs and enterprise: one lane comes in and fans out, to a thread for each country. Three columns, in which each thread
 * is whole pixels high on a desktop; ten of one dye, so they can be counted.
 */
function oneToMany(count: number): Thread[] {
  const rows = Math.ceil(count / 3);
  const pitch = Math.floor(SLIDE.height / rows / 2) * 2;
  const column = 126;
  return [
    { tone: "orange", width: 64, d: "M0 216H174" },
    { tone: "orange", width: 20, d: "M182 0V432" },
    ...weave({
      warps: warps(4, 258, column, 34, ["dip-2", "dip-1"]),
      wefts: times(count, (i) => {
        const from = 198 + column * Math.floor(i / rows);
        return {
          y: SLIDE.height / 2 + pitch * ((i % rows) - rows / 2) + pitch / 2,
          width: Math.min(12, pitch / 2),
          from,
          to: i < 2 * rows ? from + column - 12 : BEYOND,
          tone: Math.floor(i / 10) % 2 ? "dip-4" : "dip-5",
        };
      }),
      cross: () => "through",
    }),
  ];
}

/** The figure of each slide. `countries`: how many the last one fans out to. */
export const slideFigures = (countries: number) =>
  ({
    manyToOne: manyToOne(methods.length),
    bandOnTop,
    oneToMany: oneToMany(countries),
  }) satisfies Record<string, Thread[]>;
