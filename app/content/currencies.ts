import { t } from "#words";

/** ISO 4217 alphabetic and numeric codes; the numeric code draws the currency's strip. */
export const currencies = {
  GHS: "936",
  KES: "404",
  NGN: "566",
  TZS: "834",
  UGX: "800",
  USD: "840",
  ZAR: "710",
  ZMW: "967",
} as const;

export type CurrencyCode = keyof typeof currencies;

export const currencyNames: Record<CurrencyCode, string> = {
  GHS: t`Ghanaian cedi`,
  KES: t`Kenyan shilling`,
  NGN: t`Nigerian naira`,
  TZS: t`Tanzanian shilling`,
  UGX: t`Ugandan shilling`,
  USD: t`US dollar`,
  ZAR: t`South African rand`,
  ZMW: t`Zambian kwacha`,
};

const shilling = ["Sh", "Shs", "shilling", "shillings"] as const;

/** Signs that people write instead of the code, in upper or lower case, before or after the amount. */
export const currencySigns: Readonly<Record<CurrencyCode, readonly string[]>> = {
  GHS: ["₵", "¢", "GH₵", "GH¢", "cedi", "cedis"],
  KES: ["KSh", "KShs", "bob", ...shilling],
  NGN: ["₦", "N", "naira"],
  TZS: ["TSh", "TShs", ...shilling],
  UGX: ["USh", "UShs", ...shilling],
  USD: ["$", "US$", "dollars"],
  ZAR: ["R", "rand", "rands"],
  ZMW: ["K", "ZK", "kwacha"],
};

/** The CFA franc as people write it: codes that no standard lists, and what stands before them: "F CFA". */
const cfaFranc = ["CFA", "FCFA"];
const franc = /(^|\P{L})f(?:rancs?)? (?=cfa\b)/giu;
export const joinFranc = (text: string) => text.replace(franc, "$1F");

/** The code of a currency, if the text is one: as the browser's list of ISO 4217 has it. */
export function currencyCode(typed: string): string | undefined {
  const code = joinFranc(typed).trim().toUpperCase();
  return [...cfaFranc, ...Intl.supportedValuesOf("currency")].find((each) => each === code);
}

/** Says that no country's local collection is in a currency. */
export const notCollected = (code: string) => t`No listed collection currency is ${code}.`;

const withoutCents: readonly CurrencyCode[] = ["UGX"];

/** Digits after the point, by ISO 4217. */
export function minorDigits(currency: CurrencyCode): 0 | 2 {
  return withoutCents.includes(currency) ? 0 : 2;
}
