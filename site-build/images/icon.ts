import { markPaths } from "../../app/weave/mark-paths.ts";
import { colour } from "../styles/palette.ts";
import type { Raster } from "./raster.ts";

/** The mark as a favicon, in mid-tones that are visible on light and dark tabs. */
export function iconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${mark()}</svg>\n`;
}

/** The icons of the manifest. In a maskable one the mark is inside the circle that is never cropped. */
export const manifestIcons = [
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** Browsers request these files without a link. */
const TOUCH_ICON = "apple-touch-icon.png";
const FAVICON = "favicon.ico";

/** The mark in the formats whose names are fixed, by file name. */
export function iconFiles(raster: Raster): ReadonlyMap<string, string | Buffer> {
  return new Map<string, string | Buffer>([
    [FAVICON, ico(raster.png(iconSvg(), 32))],
    [TOUCH_ICON, raster.png(onCloth(0.6), 180)],
    ...manifestIcons.map(({ file, size, purpose }): [string, Buffer] => [
      file,
      raster.png(onCloth(purpose === "maskable" ? 0.5 : 0.6), size),
    ]),
  ]);
}

/** The mark on raw cotton; `share` is the mark's share of the icon's width. */
function onCloth(share: number): string {
  const size = 28 / share;
  const inset = (size - 28) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${size} ${size}"><path fill="${colour("ground")}" d="M${-inset} ${-inset}h${size}v${size}h${-size}z"/>${mark()}</svg>`;
}

function mark(): string {
  return `<g fill="none" stroke-width="6"><path stroke="${colour("dip-2")}" d="${markPaths.warps}"/><path stroke="${colour("orange")}" d="${markPaths.weft}"/></g>`;
}

/** A PNG of 32 by 32 pixels as an ICO file, a format that every browser since 2008 supports. */
function ico(png: Buffer): Buffer {
  // One picture, its size and depth, the length of the PNG, and where it begins.
  const header = Buffer.from(
    "000001000100 2020000001002000 00000000 16000000".replaceAll(" ", ""),
    "hex",
  );
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
