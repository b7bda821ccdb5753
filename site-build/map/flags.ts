import { colour } from "../styles/palette.ts";

/**
 * Flags in eight yarn colours: only hard-edged bands, in the order and direction of each flag, and no emblem but a star,
 * without which two are other countries': one for each country in the site's lists.
 */
export const yarns = ["green", "gold", "red", "orange", "white", "black", "sky", "blue"] as const;
type Yarn = (typeof yarns)[number];

interface BandedFlag {
  /** From left to right, from top to bottom, or from the lower hoist to the upper fly. */
  readonly run: "right" | "down" | "diagonal";
  readonly bands: readonly (readonly [yarn: Yarn, parts: number])[];
}

/** Shapes in the unit square, drawn in order. */
type ShapedFlag = readonly (readonly [yarn: Yarn, d: string])[];

/** Bands in a row, each a yarn and how many parts of the flag it takes: one if nothing is said. */
const banded = (run: BandedFlag["run"], bands: string): BandedFlag => ({
  run,
  bands: bands.split(", ").map((band) => {
    const [yarn = "", parts = 1] = band.split(" ");
    return [yarn as Yarn, Number(parts)];
  }),
});

const round = (value: number) => Math.round(value * 1000) / 1000;

/** A star with five points, as far from its middle as `reach`, on a flag of two to three. */
function star(x: number, reach: number, y = 0.5): string {
  const points = [0, 2, 4, 1, 3].map((corner) => {
    const angle = (corner * 2 * Math.PI) / 5;
    return `${round(x + (reach * Math.sin(angle) * 2) / 3)} ${round(y - reach * Math.cos(angle))}`;
  });
  return `M${points.join("L")}z`;
}

const flags: Readonly<Record<string, BandedFlag | ShapedFlag>> = {
  BJ: [
    ["gold", "M0-1h2v3H0z"],
    ["red", "M.4.5h1v1h-1z"],
    ["green", "M-1-1H.4v3H-1z"],
  ],
  BW: banded("down", "sky 9, white 1, black 4, white 1, sky 9"),
  CI: banded("right", "orange, white, green"),
  KE: banded("down", "black 6, white 1, red 6, white 1, green 6"),
  GH: [
    ["red", "M-1-1h3v3h-3z"],
    ["gold", "M-1 .333h3V2h-3z"],
    ["green", "M-1 .667h3V2h-3z"],
    ["black", star(0.5, 0.17)],
  ],
  NG: banded("right", "green, white, green"),
  SL: banded("down", "green, white, blue"),
  SN: [
    ["green", "M-1-1h3v3h-3z"],
    ["gold", "M.333-1H2v3H.333z"],
    ["red", "M.667-1H2v3H.667z"],
    ["green", star(0.5, 0.18)],
  ],
  SZ: banded("down", "blue 3, gold 1, red 8, gold 1, blue 3"),
  TG: [
    ["green", "M-1-1h3v3h-3z"],
    ["gold", "M-1 .2h3v.2h-3zM-1 .6h3v.2h-3z"],
    ["red", "M-1-1H.4V.6H-1z"],
    ["white", star(0.2, 0.18, 0.3)],
  ],
  TZ: banded("diagonal", "green 37, gold 5, black 16, gold 5, sky 37"),
  UG: banded("down", "black, gold, red, black, gold, red"),
  ZA: [
    ["red", "M0 0h1v.5H0z"],
    ["blue", "M0 .5h1V1H0z"],
    ["white", "M0 0h.2l.33.33H1v.34H.53L.2 1H0z"],
    ["green", "M0 0h.1l.4.4H1v.2H.5L.1 1H0z"],
    ["gold", "M0 .13.37.5 0 .87z"],
    ["black", "M0 .23.27.5 0 .77z"],
  ],
  ZM: [
    ["green", "M0 0h1v1H0z"],
    ["red", "M.667.333h.111V1H.667z"],
    ["black", "M.778.333h.111V1H.778z"],
    ["orange", "M.889.333H1V1H.889z"],
  ],
};

/** The fill of a country's flag. */
export function flagFill(code: string): string {
  return `fill="url(#flag-${code})"`;
}

/** The fill of its shape: the specification fills Zambia's with the fallback blue. */
export function shapeFill(code: string): string {
  return code === "ZM" ? 'data-plain=""' : flagFill(code);
}

/** One gradient or pattern per flag, in colours that no theme changes. */
export function flagDefinitions(): string {
  return Object.entries(flags)
    .map(([code, flag]) => ("bands" in flag ? gradient(code, flag) : pattern(code, flag)))
    .join("");
}

function gradient(code: string, { run, bands }: BandedFlag): string {
  const direction = { right: "", down: ' x2="0" y2="1"', diagonal: ' y2="1"' }[run];
  const whole = bands.reduce((sum, [, parts]) => sum + parts, 0);
  let at = 0;
  const stops = bands.map(([yarn, parts]) => {
    const from = round(at);
    at += parts / whole;
    const dye = `<stop stop-color="${dyeOf(yarn)}"`;
    return `${dye} offset="${from}"/>${dye} offset="${round(at)}"/>`;
  });
  return `<linearGradient id="flag-${code}"${direction}>${stops.join("")}</linearGradient>`;
}

function pattern(code: string, shapes: ShapedFlag): string {
  const paths = shapes.map(([yarn, d]) => `<path fill="${dyeOf(yarn)}" d="${d}"/>`);
  return `<pattern id="flag-${code}" width="1" height="1" patternContentUnits="objectBoundingBox">${paths.join("")}</pattern>`;
}

const dyeOf = (yarn: Yarn) => colour(`flag-${yarn}`);
