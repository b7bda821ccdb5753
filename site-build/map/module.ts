import type { Plugin } from "vite";
import type { Language } from "../../app/content/languages/language.ts";
import { namesIn } from "./names.ts";
import { mapSvg } from "./svg.ts";

const ID = "virtual:coverage-map";

/** The map as a module, for the renderer alone: no script contains map data. */
export function coverageMap(language: Language): Plugin {
  return {
    name: "site:coverage-map",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const markup = mapSvg(language.prefix ? namesIn(language) : undefined);
      return `export const markup = ${JSON.stringify(markup)};`;
    },
  };
}
