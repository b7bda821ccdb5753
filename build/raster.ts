import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import { characters } from "./characters.ts";
import { xml } from "./xml.ts";

/** The site's two faces by the names inside their files; each is loaded in one weight. */
export const faces = { display: "Bricolage Grotesque", text: "Hanken Grotesk" } as const;

/** Draws SVG as pixels: the same bytes on every machine, for nothing of the machine is read. */
export interface Raster {
  /** A PNG, as many pixels wide as `width` says. */
  readonly png: (svg: string, width: number) => Buffer;
  /** Width of a word or line at a size of 1, without tracking. */
  readonly width: (text: string, face: Face) => number;
}

export type Face = (typeof faces)[keyof typeof faces];

type Drawing = InstanceType<typeof Resvg>;

/** The engine starts once in a process, however many sites are built in it. */
let engine: Promise<void> | undefined;

/** Starts the engine and unpacks the fonts; throws when either cannot be read. */
export async function createRaster(): Promise<Raster> {
  const { resolve } = createRequire(import.meta.url);
  engine ??= initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  await engine;
  const fontBuffers = await Promise.all([
    staticFont("loom-display.woff2"),
    staticFont("loom-text.woff2", { wght: 500 }),
  ]);

  const withDrawing = <T>(svg: string, width: number, use: (drawing: Drawing) => T): T => {
    const drawing = new Resvg(svg, {
      font: { fontBuffers },
      fitTo: { mode: "width", value: width },
    });
    try {
      return use(drawing);
    } finally {
      drawing.free();
    }
  };
  return {
    png: (svg, width) =>
      withDrawing(svg, width, (drawing) => {
        const image = drawing.render();
        const png = Buffer.from(image.asPng());
        image.free();
        return png;
      }),
    width: (text, face) =>
      withDrawing(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y="50" font-family="${face}" font-size="100">${xml(text)}</text></svg>`,
        100,
        (drawing) => (drawing.getBBox()?.width ?? 0) / 100,
      ),
  };
}

/** One of the site's own fonts as the engine reads it: unpacked, with its axes pinned. */
function staticFont(name: string, variationAxes: Record<string, number> = {}): Promise<Buffer> {
  const file = join(import.meta.dirname, "../app/fonts", name);
  return subsetFont(readFileSync(file), characters, { targetFormat: "sfnt", variationAxes });
}
