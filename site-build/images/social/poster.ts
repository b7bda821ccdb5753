import type { Brand } from "../../../app/content/brand.ts";
import type { Path } from "../../../app/content/paths.ts";
import { markPaths } from "../../../app/weave/mark-paths.ts";
import { type Warp, type Weft, weave } from "../../../app/weave/weave.ts";
import { colour } from "../../styles/palette.ts";
import { type Face, faces, type Raster } from "../raster.ts";
import { xml } from "../xml.ts";
import { GAP } from "./field.ts";
import { type Scene, sceneOf } from "./scenes.ts";

/** The social image of a route, as a PNG. */
export function drawPoster(
  route: { path: Path; title: string },
  brand: Brand,
  raster: Raster,
): Buffer {
  const scene = sceneOf(route.path);
  const text = { brandName: brand.name, title: route.title, caption: scene.caption };
  return raster.png(posterSvg(text, scene, raster), POSTER.width);
}

/** The format that networks crop least. */
export const POSTER = { width: 1200, height: 630 } as const;

export interface PosterText {
  readonly brandName: string;
  readonly title: string;
  readonly caption: string;
}

/** The layout, in pixels. */
const EDGE = 64;
const TEXT_WIDTH = 672;
const BRAND = { size: 42, mark: 50, gap: 14, top: 54 } as const;
const TITLE = { largest: 188, top: 140 } as const;
const CAPTION = { size: 28, baseline: 580 } as const;
const LANE = { middle: 385, lowest: 510 } as const;
/** In parts of the title's size: line spacing, baseline to lane, and padding of the lane. */
const LEADING = 0.94;
const INTO_LANE = 1.06;
const CAPITALS = 0.72;
const ABOVE = 0.83;
const BELOW = 0.25;
/** The same as for headlines in `base.css`. */
const TRACKING = -0.032;

/** A page as a poster: its title, whose last line lies in the lane, and its subject as a weave. */
export function posterSvg(text: PosterText, scene: Scene, raster: Raster): string {
  const { lines, size } = setTitle(text.title, raster);
  const last = lines.length - 1;
  const highest = TITLE.top + (heightAbove(lines.length) + ABOVE) * size;
  const middle = LANE.middle + ((ABOVE - BELOW) / 2) * size;
  const baseline = Math.round(Math.min(Math.max(middle, highest), LANE.lowest - BELOW * size));
  const top = Math.round(baseline - ABOVE * size);
  const bottom = Math.round(baseline + BELOW * size);
  const lane: Weft = {
    y: (top + bottom) / 2,
    width: bottom - top,
    from: 0,
    to: scene.ends ?? POSTER.width,
    tone: "kola",
  };

  const headline = lines.map((line, index) => {
    const up = index === last ? 0 : INTO_LANE + (last - 1 - index) * LEADING;
    const at = { x: EDGE, y: baseline - up * size, size, tracking: TRACKING };
    return textAt(line, faces.display, index === last ? "on-kola" : "ink", at);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER.width} ${POSTER.height}">`,
    `<path fill="${colour("ground")}" d="M0 0H${POSTER.width}V${POSTER.height}H0z"/>`,
    ...threads(scene, lane),
    ...brandLine(text.brandName, raster),
    ...headline,
    textAt(text.caption, faces.text, "ink", {
      x: EDGE,
      y: CAPTION.baseline,
      size: sizeWithin(text.caption, faces.text, CAPTION.size, TEXT_WIDTH, raster),
      tracking: 0,
    }),
    "</svg>",
  ].join("");
}

/** From the capitals of the first line down to the lane, in parts of the size. */
const heightAbove = (lines: number) =>
  lines === 1 ? 0 : CAPITALS + (lines - 2) * LEADING + INTO_LANE - ABOVE;

/** Sets a title as large as possible, on as many lines as that takes. */
function setTitle(title: string, raster: Raster): { lines: string[]; size: number } {
  const words = title.split(" ").map((text) => ({
    text,
    width: raster.width(text, faces.display) + text.length * TRACKING,
  }));
  const settings = [1, 2, 3, 4]
    .filter((count) => count <= words.length)
    .map((count) => {
      const { lines, widest } = balance(words, count);
      const tall = (LANE.lowest - TITLE.top) / (heightAbove(count) + ABOVE + BELOW);
      return { lines, size: Math.floor(Math.min(TITLE.largest, TEXT_WIDTH / widest, tall)) };
    });
  return settings.reduce((best, each) => (each.size > best.size ? each : best));
}

interface Word {
  readonly text: string;
  /** At a size of 1. */
  readonly width: number;
}

/** A word space at a size of 1, tracking included. */
const SPACE = 0.21;

/** Breaks words into `count` lines so that the widest is as narrow as possible. */
function balance(words: readonly Word[], count: number): { lines: string[]; widest: number } {
  const line = (of: readonly Word[]) => ({
    lines: [of.map(({ text }) => text).join(" ")],
    widest: of.reduce((sum, { width }) => sum + width, (of.length - 1) * SPACE),
  });
  if (count === 1) return line(words);
  return words
    .slice(0, words.length - count + 1)
    .map((_, index) => {
      const first = line(words.slice(0, index + 1));
      const rest = balance(words.slice(index + 1), count - 1);
      return {
        lines: [...first.lines, ...rest.lines],
        widest: Math.max(first.widest, rest.widest),
      };
    })
    .reduce((best, each) => (each.widest < best.widest ? each : best));
}

function brandLine(name: string, raster: Raster): string[] {
  const x = EDGE + BRAND.mark + BRAND.gap;
  const size = sizeWithin(name, faces.display, BRAND.size, EDGE + TEXT_WIDTH - x, raster);
  const y = BRAND.top + BRAND.mark / 2 + size * 0.34;
  const scale = round(BRAND.mark / 28);
  return [
    `<g transform="translate(${EDGE} ${BRAND.top}) scale(${scale})" fill="none" stroke-width="6"><path stroke="${colour("ink")}" d="${markPaths.warps}"/><path stroke="${colour("kola")}" d="${markPaths.weft}"/></g>`,
    textAt(name, faces.display, "ink", { x, y, size, tracking: -0.02 }),
  ];
}

/** The largest size at which a line fits its space. */
function sizeWithin(
  text: string,
  face: Face,
  largest: number,
  room: number,
  raster: Raster,
): number {
  return Math.min(largest, Math.floor(room / raster.width(text, face)));
}

interface TextPlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  /** In parts of the size. */
  readonly tracking: number;
}

function textAt(text: string, face: Face, token: string, { x, y, size, tracking }: TextPlace) {
  return `<text x="${x}" y="${round(y)}" fill="${colour(token)}" font-family="${face}" font-size="${size}" letter-spacing="${round(tracking * size)}">${xml(text)}</text>`;
}

/** The scene, woven through the lane. Yarns lie on their strip and are cut with it. */
function threads({ stands, crosses = plain, moves }: Scene, lane: Weft): string[] {
  const edges = { top: lane.y - lane.width / 2, bottom: lane.y + lane.width / 2 };
  const wefts = [lane, ...(moves?.(edges) ?? [])];
  const groups = stands(edges);
  const isWeft = (tone: string, width: number) =>
    wefts.some((weft) => weft.tone === tone && weft.width === width);
  const layer = (pick: (group: readonly Warp[]) => readonly Warp[]) => {
    const picked = groups.flatMap((group, index) => pick(group).map((warp) => ({ warp, index })));
    return weave({
      warps: picked.map(({ warp }) => warp),
      wefts,
      cross: (warp, weft) => crosses(picked[warp]?.index ?? 0, weft),
      gap: GAP,
    });
  };
  return [
    ...layer(([base]) => (base ? [base] : [])),
    ...layer(([, ...yarns]) => yarns).filter(({ tone, width }) => !isWeft(tone, width)),
  ].map(
    ({ tone, width, d }) =>
      `<path fill="none" stroke="${colour(tone)}" stroke-width="${width}" d="${d}"/>`,
  );
}

const plain: NonNullable<Scene["crosses"]> = (group, weft) =>
  (group + weft) % 2 === 0 ? "over" : "under";
const round = (value: number) => Math.round(value * 100) / 100;
