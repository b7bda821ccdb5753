import * as english from "./languages/en.ts";
import * as french from "./languages/fr.ts";
import type { Language, Listed } from "./languages/language.ts";

/** The first one is the original: the code is written in it. */
export const languages = [english as Language, french as Language] as const;

/** The address, in a language, of a page or of one of its files. */
export function addressIn({ prefix }: Pick<Listed, "prefix">, path: string): string {
  return prefix + (prefix ? path.replace(/^\/(?![^?#])/, "") : path);
}

/** The page in each language, for search engines; none if there is one language. */
export function alternatesOf(path: string, built: readonly Listed[]) {
  const [first] = built;
  if (!first || built.length < 2) return [];
  const each = built.map((language) => ({
    code: language.code,
    address: addressIn(language, path),
  }));
  return [...each, { code: "x-default", address: addressIn(first, path) }];
}
