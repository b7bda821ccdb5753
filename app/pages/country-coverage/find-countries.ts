import { type Country, countries } from "../../content/countries.ts";
import { currencies, currencyCode, currencyNames } from "../../content/currencies.ts";
import { inOrder } from "../../content/in-words.ts";
import { regionCodes, regionNames } from "../../content/regions.ts";
import { spoken } from "../../content/spoken.ts";

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

/** A country or territory of the world. */
export interface Place {
  readonly name: string;
  /** By ISO 3166-1, if it is there. */
  readonly code?: string | undefined;
  readonly isOnMap: boolean;
  /** If it is in one of the site's lists. */
  readonly listed?: Country | undefined;
}

export type Shape = Pick<Place, "name" | "code">;

/** Names that the languages of `Intl` lack. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  CD: ["Congo", "DRC", "RDC", "Democratic Republic of the Congo"],
  CZ: ["Czech Republic"],
  TR: ["Turkey"],
};

/** Every place that no list has, those of the map first, with all that it may be called. */
function otherPlaces(shapes: readonly Shape[]) {
  const listed: readonly string[] = countries.map(({ code }) => code);
  const languages = [spoken.code, "en"];
  const names = languages.flatMap((language) => [
    regionNames(language),
    regionNames(language, "short"),
  ]);
  const known = regionCodes().map((code) => {
    const shape = shapes.find((each) => each.code === code);
    const terms = names.flatMap((of) => of(code) ?? []);
    const name = shape?.name ?? terms[0] ?? code;
    return {
      name,
      code,
      isOnMap: shape !== undefined,
      terms: [name, code, ...terms, ...(alsoCalled[code] ?? [])],
    };
  });
  const unknown = shapes
    .filter(({ code }) => !code)
    .map(({ name }) => ({ name, isOnMap: true, terms: [name] }));
  const unlisted = [...known.filter(({ code }) => !listed.includes(code)), ...unknown];
  return inOrder(unlisted, ({ isOnMap, name }) => (isOnMap ? " " : "") + name);
}

let others: ReturnType<typeof otherPlaces> | undefined;

export interface Meaning {
  /** That no list has. */
  readonly places: readonly Place[];
  /** The only one that is meant, if a list has it or not. */
  readonly one?: Place | undefined;
  /** That no country collects. */
  readonly currency?: string;
}

/** What a text means besides the countries found: a whole name or code means no longer one. */
export function meaningOf(
  typed: string,
  found: readonly Country[],
  shapes: () => readonly Shape[],
): Meaning {
  const wanted = plain(typed);
  if (wanted.length < 2) return { places: [] };
  others ??= otherPlaces(shapes());
  const isExact = (terms: readonly string[]) => terms.some((term) => plain(term) === wanted);
  const exactFound = found.filter((country) => isExact(termsOf(country)));
  const exact = others.filter(({ terms }) => isExact(terms));
  const currency = exact.length + found.length === 0 ? currencyMeant(typed, wanted) : undefined;
  if (currency) return { places: [], currency };

  const isAlike = ({ terms }: { terms: readonly string[] }) =>
    wanted.length > 2 && terms.some((term) => plain(term).includes(wanted));
  const isWhole = exact.length + exactFound.length > 0;
  const places: readonly Place[] = isWhole ? exact : others.filter(isAlike);
  const onList = (isWhole ? exactFound : found).map((listed) => ({
    ...listed,
    isOnMap: true,
    listed,
  }));
  const all: readonly Place[] = [...onList, ...places];
  return { places, one: all.length === 1 ? all[0] : undefined };
}

/** The code of a currency, if the text is one or its name; or the text, if it is a word of several names. */
function currencyMeant(typed: string, wanted: string): string | undefined {
  const code = currencyCode(typed);
  if (code) return code;
  const names = [spoken.code, "en"].map(
    (language) => new Intl.DisplayNames(language, { type: "currency" }),
  );
  const isCalled = (name = "") =>
    [name, ...name.split(/[\s-]/)].some((part) => plain(part) === wanted);
  const [one, ...more] = Intl.supportedValuesOf("currency").filter((each) =>
    names.some((of) => isCalled(of.of(each))),
  );
  return one && (more.length === 0 ? one : quoted(typed));
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
