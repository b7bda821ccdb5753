import type { Plugin } from "vite";
import type { Edition } from "./latest-edition.ts";

/** Replaces `emblems.ts` with its results: paths, without the facts that they are drawn from. */
export function drawnEmblems(edition: () => Edition): Plugin {
  return {
    name: "site:emblems",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      order: "pre",
      filter: { id: /\/app\/weave\/emblems\.ts$/ },
      handler: () => {
        const { emblems, PLACE } = edition();
        return `export const emblems = ${JSON.stringify(emblems)}, PLACE = ${JSON.stringify(PLACE)};`;
      },
    },
  };
}
