import type { CurrencyCode } from "../content/currencies.ts";

/** The width of a digit of an ISO 4217 number, in tenths of a percent of its strip. */
export const DIGIT = 27;

/** Distinguishes adjacent strips on the site; only the stripes identify the currency. */
export const stripDyes: Partial<Record<CurrencyCode, "light" | "pale">> = {
  GHS: "light",
  ZAR: "light",
  UGX: "light",
  TZS: "pale",
};
