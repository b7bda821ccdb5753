/*
 * The language of this build: English, of which nothing is left in the built code. For another language the
 * build writes this module anew (site-build/languages/modules.ts).
 */

/** BCP 47. */
export const code: string = "en";

export const isOriginal: boolean = true;

/** Undefined from left to right. */
export const direction: "rtl" | undefined = undefined;

/** The language for Open Graph, which in the original is this one. */
export const localeOr = (original: string): string => original;

/** For structured data, which says nothing about the original's language. */
export const inLanguage: { readonly inLanguage?: string } = {};

/** The address of a page, or of a file of this language. */
export const addressOf = (path: string): string => path;

/** The path that is shown at an address: that of no page, if the address is another language's. */
export const pathAt = (address: string): string => address;
