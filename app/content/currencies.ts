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
  GHS: "Ghanaian cedi",
  KES: "Kenyan shilling",
  NGN: "Nigerian naira",
  TZS: "Tanzanian shilling",
  UGX: "Ugandan shilling",
  USD: "US dollar",
  ZAR: "South African rand",
  ZMW: "Zambian kwacha",
};

/** How a strip is read. */
export const stripeRule = "Each stripe is as wide as its digit in the currency’s ISO number.";

/** Digits after the point, by ISO 4217. */
export function minorDigits(currency: CurrencyCode): 0 | 2 {
  return currency === "UGX" ? 0 : 2;
}
