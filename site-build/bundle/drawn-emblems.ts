import type { Plugin } from "vite";
import { emblems, PLACE } from "../../app/weave/emblems.ts";

/** Replaces `emblems.ts` in the browser by its results: paths, without the facts that they are drawn from. */
export function drawnEmblems(): Plugin {
  return {
    name: "site:drawn-emblems",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      order: "pre",
      filter: { id: /\/app\/weave\/emblems\.ts$/ },
      handler: () =>
        Object.entries({ emblems, PLACE })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n"),
    },
  };
}
