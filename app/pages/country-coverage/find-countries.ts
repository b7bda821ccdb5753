import type { Country } from "../../content/countries.ts";
import { currencies, currencyNames } from "../../content/currencies.ts";

/** The most characters of a search that its answer repeats. */
const QUOTED_MAX = 60;

/**
 * The countries that match a text, in their order: by part of the name, the other name or the
 * currency's name, or by a code of the country or its currency. Ignores case, accents, spaces and
 * punctuation. White space alone matches every country.
 */
export function findCountries<T extends Country>(typed: string, countries: readonly T[]): T[] {
  if (typed.trim() === "") return [...countries];
  const wanted = plain(typed);
  return wanted
    ? countries.filter((country) => termsOf(country).some((term) => plain(term).includes(wanted)))
    : [];
}

function termsOf({ name, alias = "", names = [], code, alpha3, currency }: Country): string[] {
  const terms = [name, alias, ...names, code, alpha3];
  return currency ? [...terms, currency, currencyNames[currency], currencies[currency]] : terms;
}

/** Letters and digits only, in lower case and without accents. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The search text, made safe to repeat in a sentence or a URL. */
export function quoted(typed: string): string {
  // Half a surrogate pair, typed or left by the cut, cannot be encoded in a URL.
  return typed
    .trim()
    .slice(0, QUOTED_MAX)
    .replace(/\p{Cs}/gu, "");
}
