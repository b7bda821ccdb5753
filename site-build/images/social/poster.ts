import type { Brand } from "../../../app/content/brand.ts";
import type { Path } from "../../../app/content/paths.ts";
import { type Drawn, emblems, PLACE } from "../../../app/weave/emblems.ts";
import { markPaths } from "../../../app/weave/mark-paths.ts";
import { colour } from "../../styles/palette.ts";
import { faces, type Raster } from "../raster.ts";
import { xml } from "../xml.ts";

/** The social image of a route, as a PNG. */
export function drawPoster(route: { path: Path; title: string }, brand: Brand, raster: Raster) {
  const text = { brandName: brand.name, title: route.title };
  return raster.png(posterSvg(text, signOf(route.path), raster), POSTER.width);
}

/** The format that networks crop least. */
export const POSTER = { width: 1200, height: 630 } as const;

export interface PosterText {
  readonly brandName: string;
  readonly title: string;
}

/** The layout, in pixels. */
const EDGE = 64;
const TEXT_WIDTH = 672;
const BRAND = { size: 42, mark: 50, gap: 14, top: 54 } as const;
const TITLE = { largest: 188, top: 140 } as const;
const LANE = { middle: 385, lowest: 510 } as const;
/** The emblem's position, its widest place, and the gap between two places as a fraction of one. */
const SIGN = { left: 784, right: 1136, widest: 104, apart: 0.4 } as const;
/** The clear gap on each side of a thread that passes over. */
const GAP = 5;
/** In parts of the title's size: line spacing, baseline to lane, and padding of the lane. */
const LEADING = 0.94;
const INTO_LANE = 1.06;
const CAPITALS = 0.72;
const ABOVE = 0.83;
const BELOW = 0.25;
/** The same as for headlines in `base.css`. */
const TRACKING = -0.032;

/** A page's emblem, or the three threads of the mark. */
export function signOf(path: Path): readonly Drawn[] {
  return (path in emblems ? emblems[path as keyof typeof emblems] : undefined) ?? mark;
}

/** A page as a poster: its title, whose last line lies in the lane, and its emblem, which the lane crosses. */
export function posterSvg(text: PosterText, sign: readonly Drawn[], raster: Raster): string {
  const { lines, size } = setTitle(text.title, raster);
  const last = lines.length - 1;
  const highest = TITLE.top + (heightAbove(lines.length) + ABOVE) * size;
  const middle = LANE.middle + ((ABOVE - BELOW) / 2) * size;
  const baseline = Math.round(Math.min(Math.max(middle, highest), LANE.lowest - BELOW * size));
  const top = Math.round(baseline - ABOVE * size);
  const bottom = Math.round(baseline + BELOW * size);
  const headline = lines.map((line, index) => {
    const up = index === last ? 0 : INTO_LANE + (last - 1 - index) * LEADING;
    const at = { x: EDGE, y: baseline - up * size, size, tracking: TRACKING };
    return textAt(line, index === last ? "on-orange" : "ink", at);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER.width} ${POSTER.height}">`,
    `<path fill="${colour("ground")}" d="M0 0H${POSTER.width}V${POSTER.height}H0z"/>`,
    ...threads(sign, top, bottom),
    ...brandLine(text.brandName, raster),
    ...headline,
    "</svg>",
  ].join("");
}

const mark: readonly Drawn[] = [false, true, false].map((over) => ({
  over,
  wide: false,
  currency: undefined,
  lines: 1,
  paths: [{ fill: "var(--warp-1)", d: `M0 0h${PLACE.width}V${PLACE.height}H0z` }],
}));

/** From the capitals of the first line down to the lane, in parts of the size. */
const heightAbove = (lines: number) =>
  lines === 1 ? 0 : CAPITALS + (lines - 2) * LEADING + INTO_LANE - ABOVE;

/** A word space at a size of 1, tracking included. */
const SPACE = 0.21;

/** Sets a title as large as possible, on as few lines as it then takes. */
function setTitle(title: string, raster: Raster): { lines: string[]; size: number } {
  const words = title.split(" ").map((text) => ({
    text,
    width: raster.width(text, faces.display) + text.length * TRACKING,
  }));
  for (let size: number = TITLE.largest; ; size--) {
    const lines: typeof words = [];
    for (const word of words) {
      const last = lines.at(-1);
      const width = last ? last.width + SPACE + word.width : Number.POSITIVE_INFINITY;
      if (width * size > TEXT_WIDTH) lines.push(word);
      else lines.splice(-1, 1, { text: `${last?.text} ${word.text}`, width });
    }
    const tall = heightAbove(lines.length) + ABOVE + BELOW;
    const fits = size * tall <= LANE.lowest - TITLE.top;
    if (fits && lines.every(({ width }) => width * size <= TEXT_WIDTH)) {
      return { lines: lines.map(({ text }) => text), size };
    }
  }
}

function brandLine(name: string, raster: Raster): string[] {
  const x = EDGE + BRAND.mark + BRAND.gap;
  const room = EDGE + TEXT_WIDTH - x;
  const size = Math.min(BRAND.size, Math.floor(room / raster.width(name, faces.display)));
  const y = BRAND.top + BRAND.mark / 2 + size * 0.34;
  const scale = round(BRAND.mark / 28);
  return [
    `<g transform="translate(${EDGE} ${BRAND.top}) scale(${scale})" fill="none" stroke-width="6"><path stroke="${colour("ink")}" d="${markPaths.warps}"/><path stroke="${colour("orange")}" d="${markPaths.weft}"/></g>`,
    textAt(name, "ink", { x, y, size, tracking: -0.02 }),
  ];
}

interface TextPlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  /** In parts of the size. */
  readonly tracking: number;
}

function textAt(text: string, token: string, { x, y, size, tracking }: TextPlace) {
  return `<text x="${x}" y="${round(y)}" fill="${colour(token)}" font-family="${faces.display}" font-size="${size}" letter-spacing="${round(tracking * size)}">${xml(text)}</text>`;
}

/** The uprights side by side, down the whole picture, and the lane under every second one. */
function threads(sign: readonly Drawn[], top: number, bottom: number): string[] {
  const room = ({ wide }: Drawn) => (wide ? 2 + SIGN.apart : 1);
  const all = sign.reduce((sum, upright) => sum + room(upright) + SIGN.apart, -SIGN.apart);
  const unit = Math.min((SIGN.right - SIGN.left) / all, SIGN.widest);
  let x = SIGN.right - unit * all;
  const drawn = sign.map((upright) => {
    const { over, paths } = upright;
    const width = unit * room(upright);
    const scale = `${round(width / PLACE.width)} ${round(POSTER.height / PLACE.height)}`;
    const parts = paths.map(({ fill, d }) => `<path fill="${tone(fill)}" d="${d}"/>`);
    const clear = over ? clearance(paths, x, width, top, bottom) : "";
    const at = x;
    x += width + unit * SIGN.apart;
    return {
      over,
      svg: `${clear}<g transform="translate(${round(at)}) scale(${scale})">${parts.join("")}</g>`,
    };
  });
  const svgs = (side: boolean) => drawn.filter(({ over }) => over === side).map(({ svg }) => svg);
  return [
    ...svgs(false),
    lane("ground", 0, POSTER.width, top - GAP, bottom + GAP),
    lane("orange", 0, POSTER.width, top, bottom),
    ...svgs(true),
  ];
}

/** Where an upright passes over the lane, the clear gap around its first part. */
function clearance([whole]: Drawn["paths"], x: number, wide: number, top: number, bottom: number) {
  const sides = /^M(\S+) (\S+)h([^V]+)V([^h]+)/.exec(whole?.d ?? "") ?? [];
  const [left = 0, from = 0, width = 0, to = 0] = sides.slice(1).map(Number);
  const across = (at: number) => x + (at / PLACE.width) * wide;
  const down = (at: number) => (at / PLACE.height) * POSTER.height;
  const [start, end] = [Math.max(top, down(from) - GAP), Math.min(bottom, down(to) + GAP)];
  return start < end
    ? lane("ground", across(left) - GAP, across(left + width) + GAP, start, end)
    : "";
}

const lane = (token: string, from: number, to: number, top: number, bottom: number) =>
  `<path fill="${colour(token)}" d="M${round(from)} ${round(top)}H${round(to)}V${round(bottom)}H${round(from)}z"/>`;

/** The colour of a part, which an emblem names as a stylesheet does. */
const tone = (fill: string) => colour(fill.replace(/^var\(--(.*)\)$/, "$1"));

const round = (value: number) => Math.round(value * 100) / 100;
