import { relative, resolve } from "node:path";

const app = resolve(import.meta.dirname, "../../app");

/** Cascade layers by folder, weakest first: a page may override a section, never the reverse. */
export const layers = ["base", "weave", "ui", "sections", "shell", "pages"] as const;

/** The layer of a stylesheet's rules: its folder, or the base. */
export function layerOf(file: string): (typeof layers)[number] {
  const folder = relative(app, file).split("/")[0];
  return layers.find((name) => name === folder) ?? "base";
}

/** Sorts stylesheets by layer. */
export const byLayer = (a: string, b: string) =>
  layers.indexOf(layerOf(a)) - layers.indexOf(layerOf(b));
