import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { inlineHelpers } from "./bundle/inline-helpers.ts";
import { noPreload } from "./bundle/no-preload.ts";
import { sharedModules } from "./bundle/shared-modules.ts";
import { resolveSettings } from "./configuration/settings.ts";
import { countsInWords } from "./counts.ts";
import { buildOrder } from "./documents/build.ts";
import { documentsOnRequest } from "./documents/develop.ts";
import { drawnEmblems } from "./emblems.ts";
import { namedIslands } from "./islands.ts";
import { inLanguage } from "./languages/plugin.ts";
import { latestEdition } from "./latest-edition.ts";
import { coverageMap } from "./map/module.ts";
import { options } from "./options.ts";
import { pageStyles } from "./styles/page-styles.ts";
import { layeredStyles } from "./styles/plugin.ts";

/**
 * Builds the static site in each language: the browser's files, then one document per route, rendered by React with
 * the URLs of those files. In development the same documents are rendered on request.
 */
export function site(): PluginOption[] {
  const settings = resolveSettings(process.env);
  const { brand, contactEndpoint, languages } = settings;
  const { plugin: language, speak, spoken } = inLanguage(languages);
  const { edition, keep } = latestEdition();
  const { plugin: styles, styles: stylesOfPages } = pageStyles();
  return [
    options(brand, contactEndpoint),
    language,
    sharedModules(),
    namedIslands(),
    react(),
    layeredStyles(),
    coverageMap(spoken),
    countsInWords(edition),
    drawnEmblems(edition),
    inlineHelpers(),
    noPreload(),
    styles,
    documentsOnRequest({ languages, speak, spoken }),
    buildOrder({ settings, speak, keep, styles: stylesOfPages }),
  ];
}
