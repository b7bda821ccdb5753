import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** They say the same in every language, and find their files from where they are themselves. */
const SHARED = /\/site-build\/(?:styles\/|images\/raster)/;

/** Leaves modules of the build out of an edition, which imports them as they are. */
export function sharedModules(): Plugin {
  return {
    name: "site:shared-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId(id, importer) {
      if (!importer || !id.startsWith(".")) return null;
      const file = resolve(dirname(importer), id);
      return SHARED.test(file) ? { id: pathToFileURL(file).href, external: true } : null;
    },
  };
}
