import { readFileSync } from "node:fs";
import { oklchToRgb } from "./oklch.ts";
import { declarations, readTokens, resolveTokens, side, type Theme, tokensFile } from "./tokens.ts";

const tokens = declarations(resolveTokens(readFileSync(tokensFile, "utf8"), readTokens()));

function oklch(token: string, theme: Theme): Parameters<typeof oklchToRgb>[0] {
  const written = tokens.find(({ name }) => name === `--${token}`)?.value ?? "";
  const value = side(written, theme);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return oklch(other, theme);
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  if (!h) throw new Error(`app/tokens.css has no colour --${token}.`);
  return { l: Number(l), c: Number(c), h: Number(h) };
}

/** A theme's colour as hex, where no stylesheet applies: images, icons, the manifest. */
export function colour(token: string, theme: Theme = "light"): string {
  const rgb = oklchToRgb(oklch(token, theme));
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
