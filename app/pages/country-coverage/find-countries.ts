import type { Country } from "../../content/countries.ts";
import { currencies, currencyNames } from "../../content/currencies.ts";

/** Characters of a search that are repeated in an answer to it. */
const QUOTED_MAX = 60;

/**
 * The countries that a text finds, in their order: by a part of the name, of the other name
 * or of the currency's, or by a code of the country or its currency. Case, accents, spaces
 * and punctuation make no difference. White space alone finds every country.
 */
export function findCountries<T extends Country>(typed: string, countries: readonly T[]): T[] {
  if (typed.trim() === "") return [...countries];
  const wanted = plain(typed);
  return wanted
    ? countries.filter((country) => termsOf(country).some((term) => plain(term).includes(wanted)))
    : [];
}

function termsOf({ name, alias = "", code, alpha3, currency }: Country): string[] {
  const names = [name, alias, code, alpha3];
  return currency ? [...names, currency, currencyNames[currency], currencies[currency]] : names;
}

/** Letters and digits alone, in lower case and without accents. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** What was searched for, as it can be repeated in a sentence or an address. */
export function quoted(typed: string): string {
  // Half of a surrogate pair, typed or left by the cut, has no place in an address.
  return typed
    .trim()
    .slice(0, QUOTED_MAX)
    .replace(/\p{Cs}/gu, "");
}
