/*
 * Everything that the build makes from the site's texts, in one language. It bundles this module once for each
 * language, so its texts are inlined as in the pages. Modules that are the same in all languages stay outside
 * (options.ts).
 */
import { spoken } from "../app/content/spoken.ts";

export { findRoute, routes } from "../app/content/pages.ts";
export { addressOf } from "../app/content/spoken.ts";
export { renderAnswers, renderDocument } from "../app/start/document.tsx";
export { structuredData } from "./feeds/structured-data.ts";
export { imageOf, writeFiles } from "./feeds/texts.ts";

export const code = spoken.code;
