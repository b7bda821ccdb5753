import react from "@vitejs/plugin-react";
import type { Plugin, PluginOption } from "vite";
import type { Language } from "../app/content/languages/language.ts";
import { emblems, PLACE } from "../app/weave/emblems.ts";
import { documentsOnRequest } from "./documents/on-request.ts";
import { namedIslands } from "./islands.ts";
import { readCatalog } from "./languages/catalog.ts";
import { hasTexts, inlineTexts, type Text } from "./languages/inline.ts";
import { namesIn } from "./map/names.ts";
import { mapSvg } from "./map/svg.ts";
import { options } from "./options.ts";
import type { Settings } from "./settings.ts";
import { layeredStyles } from "./styles/layers.ts";

/** What the site is made with in one language, here and in development. `more` are those of the build alone. */
export function plugins(
  language: Language,
  settings: Settings,
  ...more: readonly Plugin[]
): PluginOption[] {
  return [
    options(language, settings),
    translated(language),
    namedIslands(),
    // Every link stays in its language: see localised-jsx.ts.
    react(language.prefix ? { jsxImportSource: "#jsx" } : {}),
    layeredStyles(),
    coverageMap(language),
    drawnEmblems(),
    inlineHelpers(),
    noPreload(),
    documentsOnRequest(language),
    ...more,
  ];
}

/** The document lists an island's files: the bundler's helper would fetch them again. */
function noPreload(): Plugin {
  return {
    name: "site:no-preload",
    load: {
      order: "pre",
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    renderChunk: (code) =>
      code.replace(/__vitePreload\(([\s\S]*?), *__VITE_PRELOAD__\)/g, "($1)()"),
  };
}

/** Replaces `emblems.ts` in the browser by its results: paths, without the facts that they are drawn from. */
function drawnEmblems(): Plugin {
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

/** Ends as Vite declares the modules that export a text. */
const ID = "virtual:coverage-map?raw";

/** The map as a module, for the renderer alone: no script contains map data. */
function coverageMap(language: Language): Plugin {
  return {
    name: "site:coverage-map",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const markup = mapSvg(language.prefix ? namesIn(language) : undefined);
      return `export default ${JSON.stringify(markup)};`;
    },
  };
}

/** The names of their chunks: the last is what `noPreload` leaves. */
const HELPERS = /rolldown-runtime|preload-helper/;
const imported = new RegExp(`^import \\{[^}]*\\} from "[^"]*/(${HELPERS.source})[^"]*";$`, "gm");

/**
 * Puts the bundler's helpers into the chunks that use them: a separate file would cost every page a
 * response. The minifier drops those that a chunk does not use.
 */
function inlineHelpers(): Plugin {
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

/** Puts the texts of a language into the modules. */
function translated(language: Language): Plugin {
  const translation = readCatalog(language);
  const translate = (text: Text) => translation(text) ?? text.message;
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
