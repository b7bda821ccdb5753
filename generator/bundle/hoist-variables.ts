import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Declares the variables of React's functions at their start. Minified, they then look more alike, and
 * Brotli needs 0.4 KB less on every page; the site's own code would grow.
 */
export function hoistVariables(): Plugin {
  return {
    name: "site:hoist-variables",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async renderChunk(code, { name }) {
      if (name !== "react") return null;
      const compress = { defaults: false, hoist_vars: true };
      const { code: hoisted = code } = await minify(code, {
        compress,
        mangle: false,
        module: true,
      });
      return { code: hoisted, map: null };
    },
  };
}
