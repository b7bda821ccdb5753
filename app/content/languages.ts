/** A language of the site. Its words are in `words/<code>/`; how it writes numbers and dates, the build asks of CLDR. */
export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  /** In front of every path. */
  readonly prefix: "" | `/${string}`;
  /** For link previews, as in Open Graph. */
  readonly locale: string;
  /** Offers a page to who reads another language's, and closes the offer: both in this language. */
  readonly offer: string;
  readonly close: string;
}

/** The first one is the original: the code is written in it. */
export const languages = [
  {
    code: "en",
    name: "English",
    prefix: "",
    locale: "en_GB",
    offer: "This page in English",
    close: "Close",
  },
  {
    code: "fr",
    name: "Français",
    prefix: "/fr",
    locale: "fr_FR",
    offer: "Cette page en français",
    close: "Fermer",
  },
] as const satisfies readonly Language[];

/** The address of a page, or of a file of its own, in a language. */
export function addressIn({ prefix }: Language, path: string): string {
  return prefix + (prefix ? path.replace(/^\/(?![^?#])/, "") : path);
}

/** The page in each language, for search engines; none if there is one language. */
export function alternatesOf(
  path: string,
  built: readonly Language[],
): readonly { readonly code: string; readonly address: string }[] {
  const [first] = built;
  if (!first || built.length < 2) return [];
  const each = built.map((language) => ({
    code: language.code,
    address: addressIn(language, path),
  }));
  return [...each, { code: "x-default", address: addressIn(first, path) }];
}
