import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { facts } from "./drawn-facts.ts";
import { readTokens, resolveTokens, tokensFile, writeTokens } from "./tokens.ts";

const app = resolve(import.meta.dirname, "../../app");

/** Cascade layers by folder, weakest first: a page may override a section, never the reverse. */
export const layers = ["base", "weave", "ui", "sections", "chrome", "pages"] as const;

function layerOf(file: string): (typeof layers)[number] {
  const folder = relative(app, file).split("/")[0];
  return layers.find((name) => name === folder) ?? "base";
}

/** Sorts stylesheets by layer. */
export const byLayer = (a: string, b: string) =>
  layers.indexOf(layerOf(a)) - layers.indexOf(layerOf(b));

/** A stylesheet with its tokens and facts resolved, in its folder's cascade layer. */
function layered(file: string, source: string): string {
  const tokens = readTokens();
  const written = file === tokensFile ? writeTokens(source, tokens) : source;
  const css = resolveTokens(written, { ...tokens, values: new Map([...tokens.values, ...facts]) });
  const fonts = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const rules = css.replace(/@font-face\s*\{[^}]*\}/g, "");
  return `@layer ${layers.join(", ")};\n${fonts.join("\n")}\n@layer ${layerOf(file)} {\n${rules}\n}`;
}

/** Puts each stylesheet into its layer. */
export function layeredStyles(): Plugin {
  return {
    name: "site:layered-styles",
    enforce: "pre",
    transform(code, id) {
      const [file = id] = id.split("?");
      if (!file.endsWith(".css")) return;
      this.addWatchFile(tokensFile);
      return layered(file, code);
    },
  };
}
