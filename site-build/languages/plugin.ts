import { basename } from "node:path";
import type { Plugin } from "vite";
import { type Language, languages } from "../../app/content/languages.ts";
import { readCatalog } from "./catalog.ts";
import { hasTexts, inlineTexts } from "./inline.ts";
import { modulesOf } from "./modules.ts";

const [original] = languages;

/** The calls that return what they are given in the original language, where an address is a path. */
const SAME = /\b(?:addressOf|localeOr|pathAt)\(/g;
const USES = /from "[./]+\/(?:content\/)?language\.ts"/;
const JSX = "react/jsx-runtime";

/**
 * Builds in one language after another: puts its texts, its formats and its addresses into the modules. `speak`
 * says which language is next.
 */
export function inLanguage(): {
  readonly plugin: Plugin;
  readonly speak: (next: Language) => void;
  /** The language of what is being built. */
  readonly spoken: () => Language;
} {
  let language: Language = original;
  let catalog = readCatalog(original);
  const speak = (next: Language) => {
    language = next;
    catalog = readCatalog(next);
  };
  const plugin: Plugin = {
    name: "site:language",
    enforce: "pre",
    resolveId(id, importer) {
      const isOwn = importer?.endsWith("/localised-jsx.ts");
      return id === JSX && language.prefix && !isOwn
        ? this.resolve("/app/router/localised-jsx.ts", importer)
        : null;
    },
    load: {
      filter: { id: /\/app\/content\/(?:language|digits|dates)\.ts$/ },
      handler: (id) => (language === original ? null : (modulesOf(language)[basename(id)] ?? null)),
    },
    transform: {
      filter: { id: /\/(?:app|site-build)\/.*\.tsx?$/ },
      handler(code, id) {
        if (hasTexts(code)) return inlineTexts(code, id, catalog);
        if (language !== original || !USES.test(code)) return null;
        return { code: code.replace(SAME, "("), map: null };
      },
    },
  };
  return { plugin, speak, spoken: () => language };
}
