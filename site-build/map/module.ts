import type { Plugin } from "vite";
import { type Language, languages } from "../../app/content/languages.ts";
import { hashOf } from "../hash.ts";
import { namesIn } from "./names.ts";
import { mapSvg } from "./svg.ts";

const ID = "virtual:coverage-map";
const [original] = languages;

/**
 * The map as a module. The renderer gets its markup, for the static page; the browser gets the URL of
 * the same drawing, for client navigation. So no script contains map data. `spoken` is the language that is built.
 */
export function coverageMap(spoken: () => Language): Plugin {
  return {
    name: "site:coverage-map",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const language = spoken();
      const markup = language === original ? mapSvg() : mapSvg(namesIn(language.code));
      if (this.environment.name !== "client") return moduleWith({ markup, address: "" });
      if (this.environment.mode === "dev") {
        return moduleWith({ markup, address: `data:image/svg+xml,${encodeURIComponent(markup)}` });
      }
      const hash = hashOf(markup);
      const fileName = `assets/africa-${hash}.svg`;
      this.emitFile({ type: "asset", fileName, source: markup });
      return moduleWith({ markup: "", address: `/${fileName}` });
    },
  };
}

function moduleWith(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
