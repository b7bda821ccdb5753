import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = readFileSync(join(import.meta.dirname, "../../app/tokens.css"), "utf8");

/** The light theme's colours, for what no stylesheet reaches: images, icons, the manifest. */
export function colour(token: string): string {
  const [, hex] =
    tokens.match(new RegExp(`--${token}: oklch\\([^)]*\\); /\\* (#[0-9a-f]{6})`)) ?? [];
  if (!hex) throw new Error(`app/tokens.css has no colour --${token}.`);
  return hex;
}
