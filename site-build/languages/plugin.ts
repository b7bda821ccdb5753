import { basename } from "node:path";
import type { Plugin } from "vite";
import { languages as all, type Language } from "../../app/content/languages.ts";
import { readCatalog } from "./catalog.ts";
import { hasTexts, inlineTexts } from "./inline.ts";
import { modulesOf } from "./modules.ts";
import { withoutOthers } from "./without-others.ts";

const [original] = all;

/** The calls that return what they are given in the original language, where an address is a path. */
const SAME = /\b(?:addressOf|localeOr|pathAt)\(/g;
const USES = /from "[./]+\/(?:content\/)?language\.ts"/;
const JSX = "react/jsx-runtime";

/**
 * Builds in one of the languages after another: puts its texts, its formats and its addresses into the modules.
 * `speak` says which is next.
 */
export function inLanguage(languages: readonly Language[]): {
  readonly plugin: Plugin;
  readonly speak: (next: Language) => void;
  /** The language of what is being built. */
  readonly spoken: () => Language;
} {
  let language: Language = original;
  let catalog = readCatalog(original);
  /** Modules with their texts in the language, which the renderer and the client share. */
  const inlined = new Map<string, ReturnType<typeof inlineTexts>>();
  const speak = (next: Language) => {
    language = next;
    catalog = readCatalog(next);
    inlined.clear();
  };
  const plugin: Plugin = {
    name: "site:language",
    enforce: "pre",
    resolveId(id, importer) {
      const isOwn = importer?.endsWith("/localised-jsx.ts");
      return id === JSX && language.prefix && !isOwn
        ? this.resolve("/app/start/localised-jsx.ts", importer)
        : null;
    },
    load: {
      filter: { id: /\/app\/content\/(?:language|other-languages|digits|dates)\.ts$/ },
      handler(id) {
        const name = basename(id);
        if (name === "other-languages.ts") {
          const others = languages.filter((each) => each !== language);
          return `export const others = ${JSON.stringify(others)};`;
        }
        return language === original ? null : (modulesOf(language)[name] ?? null);
      },
    },
    transform: {
      filter: { id: /\/(?:app|site-build)\/.*\.tsx?$/ },
      async handler(source, id) {
        const code = languages.length > 1 ? source : await withoutOthers(source, id);
        if (hasTexts(code)) {
          const module = `${id} ${code}`;
          const result = inlined.get(module) ?? inlineTexts(code, id, catalog);
          inlined.set(module, result);
          return result;
        }
        const isOriginal = language === original && USES.test(code);
        if (code === source && !isOriginal) return null;
        return { code: isOriginal ? code.replace(SAME, "(") : code, map: null };
      },
    },
  };
  return { plugin, speak, spoken: () => language };
}
