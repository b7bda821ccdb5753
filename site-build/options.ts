import { basename, join } from "node:path";
import type { Plugin, UserConfig } from "vite";
import type { Language, Listed } from "../app/content/languages/language.ts";
import { inboxPathOf } from "../server/build-record.ts";
import { chunkGroups, islandEntries } from "./islands.ts";
import type { Settings } from "./settings.ts";
import { BOOT, EDITION, root } from "./sources.ts";
import { countedNames, readableName } from "./styles/class-names.ts";
import { readTokens, withWidths } from "./styles/tokens.ts";
import { bundlerTargets } from "./targets.ts";

/** The output folder; a second, parallel build sets another one. */
export const OUT = process.env.OUT_DIR || "dist";
/** Where a build is written, until it takes the place of the last one. */
export const NEXT = `${OUT}.next`;
export const RENDERER_OUT = `node_modules/.cache/renderer/${basename(OUT)}`;

const listed = ({ code, name, prefix }: Language): Listed => ({ code, name, prefix });

/** The bundler's options. */
export function options(language: Language, settings: Settings): Plugin {
  const { brand, contactEndpoint, languages } = settings;
  const others = languages.filter((each) => each !== language).map(listed);
  return {
    name: "site:options",
    config: (_, { command }) => {
      return {
        appType: "custom",
        resolve: {
          alias: { "#language": join(root, `app/content/languages/${language.code}.ts`) },
        },
        define: {
          __OTHERS__: JSON.stringify(others),
          __BRAND__: JSON.stringify(brand),
          __CONTACT_ENDPOINT__: JSON.stringify(contactEndpoint),
          // Only the site's own inbox answers a form with pages of the site.
          __FORM_ACTION__: JSON.stringify(inboxPathOf(contactEndpoint) ?? ""),
          __LAPTOP__: JSON.stringify(withWidths("(--laptop)", readTokens())),
        },
        css: {
          modules: { generateScopedName: command === "build" ? countedNames(root) : readableName },
        },
        build: {
          assetsInlineLimit: 0,
          cssCodeSplit: false,
          modulePreload: false,
          reportCompressedSize: false,
          target: bundlerTargets,
        },
        environments: { client, ssr },
      };
    },
  };
}

const client: NonNullable<UserConfig["environments"]>[string] = {
  build: {
    outDir: NEXT,
    // It may have another language already.
    emptyOutDir: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { boot: BOOT, ...islandEntries() },
      // A module that the first script has already need not be in its own file.
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: "assets/[name]-[hash:6].js",
        chunkFileNames: "assets/[name]-[hash:6].js",
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
};

const ssr: typeof client = {
  build: {
    outDir: RENDERER_OUT,
    minify: false,
    emptyOutDir: true,
    // The fonts, which its styles name.
    emitAssets: true,
    // The renderer is not split for the network.
    rolldownOptions: {
      input: { edition: EDITION },
      // They say the same in every language, and find their files from where they are themselves.
      external: /\/site-build\/(?:styles\/|images\/raster)/,
      makeAbsoluteExternalsRelative: false,
      // Modules are cached by their names, and those of an edition import its entry.
      output: {
        entryFileNames: "[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    },
  },
};
