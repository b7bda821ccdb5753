import type { Plugin } from "vite";
import { hashOf } from "../hash.ts";
import { mapSvg } from "./svg.ts";

const ID = "virtual:coverage-map";

/**
 * The map as a module. The renderer gets its markup, for the static page; the browser gets the URL of
 * the same drawing, for client navigation. So no script contains map data.
 */
export function coverageMap(): Plugin {
  return {
    name: "site:coverage-map",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const markup = mapSvg();
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
