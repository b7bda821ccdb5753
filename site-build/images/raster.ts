import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import { characters } from "../fonts/characters.ts";
import { typefaces } from "../fonts/typefaces.ts";
import { xml } from "./xml.ts";

/** The family names inside the files of the site's two typefaces; each is loaded in one weight. */
export const faces = { display: "Bricolage Grotesque", text: "Hanken Grotesk" } as const;

/** Renders SVG as PNG: the same bytes on every machine, because it depends on nothing on the machine. */
export interface Raster {
  /** A PNG that is `width` pixels wide. */
  readonly png: (svg: string, width: number) => Buffer;
  /** The width of a word or line at font size 1, without letter spacing. */
  readonly width: (text: string, face: Face) => number;
}

type Face = (typeof faces)[keyof typeof faces];

type Axes = Readonly<Record<string, number>>;

const TEXT_AXES: Axes = { wght: 500 };

/** All Latin letters of the two typefaces, at the site's weights. */
const extensions = (["latin", "latin-ext", "vietnamese"] as const).flatMap((letters) => [
  { file: typefaces.display.file(letters), axes: typefaces.display.axes },
  { file: typefaces.text.file(letters), axes: TEXT_AXES },
]);

const { resolve } = createRequire(import.meta.url);

type Drawing = InstanceType<typeof Resvg>;

/**
 * Starts the engine and unpacks the fonts; throws when either cannot be read. `name` may have letters
 * outside the site's font subsets: browsers use a system font for those, the engine uses the full
 * typefaces.
 */
export async function createRaster(name = ""): Promise<Raster> {
  await startEngine();
  const beyond = [...name].filter((letter) => !characters.includes(letter)).join("");
  const fontBuffers = await Promise.all([
    staticFont(ownFont("loom-display.woff2"), characters),
    staticFont(ownFont("loom-text.woff2"), characters, TEXT_AXES),
    ...(beyond === "" ? [] : extensions).map(({ file, axes }) =>
      staticFont(resolve(file), beyond, axes),
    ),
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

async function startEngine(): Promise<void> {
  try {
    await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  } catch (error) {
    // Tests that share a process each have a copy of this module.
    if (!(error instanceof Error && error.message.startsWith("Already initialized"))) throw error;
  }
}

const ownFont = (name: string) => join(import.meta.dirname, "../../app/fonts", name);

/** A font for the engine: unpacked, subset to these letters, with its axes pinned. */
function staticFont(file: string, letters: string, variationAxes: Axes = {}): Promise<Buffer> {
  return subsetFont(readFileSync(file), letters, { targetFormat: "sfnt", variationAxes });
}
