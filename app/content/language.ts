import * as spoken from "#language";
import type { Listed } from "./languages/language.ts";
import { addressIn } from "./languages.ts";

/** The language of this build: English where nothing is built, as in tests. */
export { spoken };

declare const __OTHERS__: readonly Listed[] | undefined;

/** The other languages of the site. */
export const others: readonly Listed[] = typeof __OTHERS__ === "undefined" ? [] : __OTHERS__;

export const isOriginal: boolean = !spoken.prefix;

/** The `lang` of text that is English in every edition, such as code: none on an English page. */
export const inEnglish = isOriginal ? undefined : "en";

/** The address of a page, or of a file of this language. */
export function addressOf(path: string): string {
  return spoken.prefix ? addressIn({ prefix: spoken.prefix }, path) : path;
}
