import type { Plugin } from "vite";
import type { Language, Listed } from "../../app/content/languages/language.ts";
import { languages as all } from "../../app/content/languages.ts";
import { readCatalog } from "./catalog.ts";
import { hasTexts, inlineTexts } from "./inline.ts";

const [original] = all;

/** A value of the language that a module reads: `spoken.group` (app/content/language.ts). */
const VALUE = /\bspoken\.(\w+)/g;
const JSX = "react/jsx-runtime";

const listed = ({ code, name, prefix, offer, close }: Language): Listed => ({
  code,
  name,
  prefix,
  offer,
  close,
});

/**
 * Builds in one of the languages after another: puts its texts, its values and its addresses into the modules.
 * `speak` says which is next. `catalogOf` translates into a language.
 */
export function inLanguage(
  languages: readonly Language[],
  catalogOf = readCatalog,
): {
  readonly plugin: Plugin;
  readonly speak: (next: Language) => void;
  /** The language being built. */
  readonly spoken: () => Language;
} {
  let language: Language = original;
  let catalog = catalogOf(original);
  /** Modules with their texts in the language, which the renderer and the client share. */
  const inlined = new Map<string, ReturnType<typeof inlineTexts>>();
  const speak = (next: Language) => {
    language = next;
    catalog = catalogOf(next);
    inlined.clear();
  };
  const valued = (code: string) => {
    const others = languages.filter((each) => each !== language).map(listed);
    const values: Readonly<Record<string, unknown>> = { ...language, others };
    return code.replace(VALUE, (_, name) => String(JSON.stringify(values[name])));
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
    transform: {
      filter: { id: /\/(?:app|site-build)\/.*\.tsx?$/ },
      async handler(source, id) {
        const code = valued(source);
        if (!hasTexts(code)) return code === source ? null : { code, map: null };
        const module = `${id} ${code}`;
        const result = inlined.get(module) ?? inlineTexts(code, id, catalog);
        inlined.set(module, result);
        return result;
      },
    },
  };
  return { plugin, speak, spoken: () => language };
}
