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

/**
 * A number in the format of every page: "10,141", "99.99". Formatted by hand, because a browser's first
 * use of `Intl` takes some 13 ms, or 50 on a phone, during hydration.
 */
export function inDigits(value: number | bigint): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, spoken.group), ...fraction].join(spoken.decimal);
}

/** Millions or billions, to two decimals at most: "986.4M", "1.86B". */
export function inShort(amount: number): string {
  const [unit, letter] = amount < 1e9 ? [1e6, spoken.million] : [1e9, spoken.billion];
  return inDigits(Math.round((amount / unit) * 100) / 100) + letter;
}
