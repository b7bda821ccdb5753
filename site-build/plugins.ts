import react from "@vitejs/plugin-react";
import type { Plugin, PluginOption } from "vite";
import type { Language } from "../app/content/languages/language.ts";
import { drawnEmblems } from "./bundle/drawn-emblems.ts";
import { inlineHelpers } from "./bundle/inline-helpers.ts";
import { noPreload } from "./bundle/no-preload.ts";
import { documentsOnRequest } from "./documents/on-request.ts";
import { namedIslands } from "./islands.ts";
import { translated } from "./languages/translated.ts";
import { coverageMap } from "./map/module.ts";
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
