import type { Plugin } from "vite";

/** The names of their chunks: the last is what `noPreload` leaves. */
const HELPERS = /rolldown-runtime|preload-helper/;
const imported = new RegExp(`^import \\{[^}]*\\} from "[^"]*/(${HELPERS.source})[^"]*";$`, "gm");

/**
 * Puts the bundler's helpers into the chunks that use them: a separate file would cost every page a
 * response. The minifier drops those that a chunk does not use.
 */
export function inlineHelpers(): Plugin {
  return {
    name: "site:inline-helpers",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk(code, _chunk, _options, { chunks }) {
      return code.replace(imported, (_, helper: string) => {
        const chunk = Object.values(chunks).find(({ name }) => name === helper);
        return Object.values(chunk?.modules ?? {})
          .map((module) => module.code)
          .join("\n");
      });
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (HELPERS.test(chunk.name ?? "")) delete bundle[file];
        else if (chunk.type === "chunk" && HELPERS.test(chunk.code)) {
          this.error(`${file} still imports the bundler's helpers, which have no file.`);
        }
      }
    },
  };
}
