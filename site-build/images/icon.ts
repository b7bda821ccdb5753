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
const FAVICON = { file: "favicon.ico", sizes: [16, 32, 48] } as const;

/** The mark in the formats whose names are fixed, by file name. */
export function iconFiles(raster: Raster): ReadonlyMap<string, string | Buffer> {
  return new Map<string, string | Buffer>([
    [FAVICON.file, ico(FAVICON.sizes.map((size) => raster.png(iconSvg(), size)))],
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

/** Packs PNGs into one ICO file, a format that every browser since 2008 supports. */
function ico(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((png, index) => {
    const entry = 6 + 16 * index;
    // Width and height come from the PNG's header.
    header.writeUInt8(png.readUInt32BE(16), entry);
    header.writeUInt8(png.readUInt32BE(20), entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images]);
}
