import type { Plugin } from "vite";
import type { Language } from "../../app/content/languages/language.ts";
import { readCatalog } from "./catalog.ts";
import { hasTexts, inlineTexts } from "./inline.ts";

/** Puts the texts of a language into the modules. `translate` gives them. */
export function translated(language: Language, translate = readCatalog(language)): Plugin {
  /** The renderer and the client share modules. */
  const known = new Map<string, string>();
  return {
    name: "site:translated",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:app|site-build)\/.*\.tsx?$/ },
      handler(code, id) {
        if (!hasTexts(code)) return null;
        const module = `${id} ${code}`;
        const result = known.get(module) ?? inlineTexts(code, id, translate);
        known.set(module, result);
        // No line has moved.
        return { code: result, map: null };
      },
    },
  };
}
