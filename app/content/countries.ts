import { t } from "#words";
import type { CurrencyCode } from "./currencies.ts";
import { inOrder } from "./in-words.ts";

/**
 * Two facts about each country, never merged: whether it is highlighted on the map, and whether local
 * collection is listed. A fact that is not stated is omitted.
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string;
  readonly name: string;
  /** Another name, which the table shows. */
  readonly alias?: string;
  /** Its names in the site's languages, where more than accents differs: the search finds each. */
  readonly names?: readonly string[];
  readonly highlighted: boolean;
  /** The local currency of collection, if it is listed. */
  readonly currency?: CurrencyCode;
}

const unsorted = [
  { code: "BJ", alpha3: "BEN", name: t`Benin`, highlighted: true },
  { code: "BW", alpha3: "BWA", name: t`Botswana`, highlighted: true },
  {
    code: "CI",
    alpha3: "CIV",
    name: t`Côte d'Ivoire`,
    alias: t`Ivory Coast`,
    names: ["Ivory Coast"],
    highlighted: true,
  },
  { code: "SZ", alpha3: "SWZ", name: t`Eswatini`, alias: t`Swaziland`, highlighted: true },
  { code: "GH", alpha3: "GHA", name: t`Ghana`, highlighted: true, currency: "GHS" },
  { code: "KE", alpha3: "KEN", name: t`Kenya`, highlighted: false, currency: "KES" },
  { code: "NG", alpha3: "NGA", name: t`Nigeria`, highlighted: true, currency: "NGN" },
  { code: "SN", alpha3: "SEN", name: t`Senegal`, highlighted: true },
  { code: "SL", alpha3: "SLE", name: t`Sierra Leone`, highlighted: true },
  {
    code: "ZA",
    alpha3: "ZAF",
    name: t`South Africa`,
    names: ["South Africa", "Afrique du Sud"],
    highlighted: false,
    currency: "ZAR",
  },
  {
    code: "TZ",
    alpha3: "TZA",
    name: t`Tanzania`,
    names: ["Tanzania", "Tanzanie"],
    highlighted: true,
    currency: "TZS",
  },
  { code: "TG", alpha3: "TGO", name: t`Togo`, highlighted: true },
  {
    code: "UG",
    alpha3: "UGA",
    name: t`Uganda`,
    names: ["Uganda", "Ouganda"],
    highlighted: true,
    currency: "UGX",
  },
  {
    code: "ZM",
    alpha3: "ZMB",
    name: t`Zambia`,
    names: ["Zambia", "Zambie"],
    highlighted: true,
    currency: "ZMW",
  },
] as const satisfies readonly Country[];

export const countries = inOrder<(typeof unsorted)[number]>(unsorted, ({ name }) => name);

/** The other name, where the language has one. */
export const otherName = ({ name, alias }: Country) => (alias === name ? undefined : alias);

export type HighlightedCode = Extract<
  (typeof countries)[number],
  { readonly highlighted: true }
>["code"];

/** The highlighted countries, which the map colours. */
export const served = countries.filter(({ highlighted }) => highlighted);

/** Countries with listed local collection, and their currency. More are coming. */
export const collection = countries
  .filter((country) => "currency" in country)
  .map(({ code, name, currency }) => ({ code, country: name, currency }));

/** The map's caption, as the specification words it; `published.test.ts` lists the highlighted countries that it omits. */
export const mapCaption = t`Highlighted countries: Nigeria, Zambia, Ghana, Benin, Togo, Côte d'Ivoire, Botswana, Senegal, Tanzania, Uganda, Eswatini`;
