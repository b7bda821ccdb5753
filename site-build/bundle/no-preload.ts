import type { Plugin } from "vite";

/** The document lists an island's files: the bundler's helper would fetch them again. */
export function noPreload(): Plugin {
  return {
    name: "site:no-preload",
    load: {
      order: "pre",
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    renderChunk: (code) =>
      code
        .replace(/__vitePreload\(([\s\S]*?), *__VITE_PRELOAD__\)/g, "($1)()")
        // Otherwise the first script would wait for a file of which nothing is left.
        .replace(/^import \{[^}]*\} from "[^"]*\/preload-helper[^"]*";$/m, ""),
    generateBundle(_, bundle) {
      for (const [file, { name }] of Object.entries(bundle)) {
        if (name === "preload-helper") delete bundle[file];
      }
    },
  };
}
