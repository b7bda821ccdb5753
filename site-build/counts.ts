import type { Plugin } from "vite";
import type { Edition } from "./latest-edition.ts";

/** Replaces `counts.ts` with its results: numbers and words, without the lists that it counts. */
export function countsInWords(edition: () => Edition): Plugin {
  return {
    name: "site:counts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      order: "pre",
      filter: { id: /\/app\/content\/counts\.ts$/ },
      handler: () => {
        const { counts, many, stated } = edition();
        return Object.entries({ counts, many, stated })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
  };
}
