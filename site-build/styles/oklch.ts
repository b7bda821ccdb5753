/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number];

/** How far outside 0 to 1 a linear channel may lie and still round to an sRGB colour. */
const TOLERANCE = 0.002;

/**
 * The sRGB colour of an OKLCH one, by Björn Ottosson's matrices
 * (https://bottosson.github.io/posts/oklab/). Throws if it lies outside sRGB, because newer browsers
 * would then show another colour.
 */
export function oklchToRgb({ l, c, h }: Oklch): Rgb {
  const hue = (h * Math.PI) / 180;
  const a = c * Math.cos(hue);
  const b = c * Math.sin(hue);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ] as const;
  if (linear.some((channel) => channel < -TOLERANCE || channel > 1 + TOLERANCE)) {
    throw new Error(`oklch(${l} ${c} ${h}) lies outside sRGB.`);
  }
  return [encode(linear[0]), encode(linear[1]), encode(linear[2])];
}

/** The sRGB transfer function, to 0 to 255. */
function encode(linear: number): number {
  const channel = Math.min(1, Math.max(0, linear));
  const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}
