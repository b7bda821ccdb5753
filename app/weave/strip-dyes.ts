import type { CurrencyCode } from "../content/currencies.ts";

/** Distinguishes adjacent strips on the site; only the stripes identify the currency. */
export const stripDyes: Partial<Record<CurrencyCode, "light" | "pale">> = {
  GHS: "light",
  ZAR: "light",
  UGX: "light",
  TZS: "pale",
};
