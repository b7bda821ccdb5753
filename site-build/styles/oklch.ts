import { browserslistToTargets, transform } from "lightningcss";

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number];

/** Knows nothing wider than sRGB. */
const targets = browserslistToTargets(["chrome 102"]);

/** The sRGB colour that Lightning CSS writes for browsers without OKLCH. */
export function oklchToRgb({ l, c, h }: Readonly<Record<"l" | "c" | "h", number>>): Rgb {
  const code = Buffer.from(`a{color:oklch(${l} ${c} ${h})}`);
  const [, hex = ""] =
    /#([\da-f]+)/.exec(`${transform({ filename: "", code, targets }).code}`) ?? [];
  const bytes = Buffer.from(hex.length === 3 ? hex.replace(/./g, "$&$&") : hex, "hex");
  return [bytes.readUInt8(0), bytes.readUInt8(1), bytes.readUInt8(2)];
}
