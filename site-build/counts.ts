import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Replaces `counts.ts` with its results: numbers and words, without the lists that it counts. */
export function countsInWords(): Plugin {
  return {
    name: "site:counts",
    apply: "build",
    load: {
      order: "pre",
      filter: { id: /\/app\/content\/counts\.ts$/ },
      handler: async (id) => {
        const { counts, many } = await import(pathToFileURL(id).href);
        return `export const counts = ${JSON.stringify(counts)}, many = ${JSON.stringify(many)};`;
      },
    },
  };
}
