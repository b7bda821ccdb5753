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
      code.replace(/__vitePreload\(([\s\S]*?), *__VITE_PRELOAD__\)/g, "($1)()"),
  };
}
