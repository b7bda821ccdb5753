import type { Plugin } from "vite";

const HELPERS = "rolldown-runtime";
const imported = new RegExp(`^import \\{[^}]*\\} from "[^"]*/${HELPERS}[^"]*";$`, "m");

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
      const helpers = Object.values(chunks).find(({ name }) => name === HELPERS);
      const source = Object.values(helpers?.modules ?? {}).map((module) => module.code);
      return code.replace(imported, () => source.join("\n"));
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.name === HELPERS) delete bundle[file];
        else if (chunk.type === "chunk" && chunk.code.includes(HELPERS)) {
          this.error(`${file} still imports the bundler's helpers, which have no file.`);
        }
      }
    },
  };
}
