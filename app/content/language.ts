import { english } from "./languages/en.ts";
import type { Language, Listed } from "./languages/language.ts";
import { addressIn } from "./languages.ts";

/**
 * The language of this build, and the others of the site: English alone where nothing is built, as in tests. The
 * build replaces `spoken.group` and the like with the language's values (site-build/languages/plugin.ts), so no
 * script contains values that it does not use.
 */
export const spoken: Language & { readonly others?: readonly Listed[] } = english;

export const isOriginal: boolean = !spoken.prefix;

/** The `lang` of text that is English in every edition, such as code: none on an English page. */
export const inEnglish = isOriginal ? undefined : "en";

/** The address of a page, or of a file of this language. */
export function addressOf(path: string): string {
  return spoken.prefix ? addressIn({ prefix: spoken.prefix }, path) : path;
}
