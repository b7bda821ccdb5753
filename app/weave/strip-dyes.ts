import type { CurrencyCode } from "../content/currencies.ts";

/** Neighbours on the site stand apart by their dye; the stripes alone identify the currency. */
export const stripDyes: Partial<Record<CurrencyCode, "light" | "pale">> = {
  GHS: "light",
  ZAR: "light",
  UGX: "light",
  TZS: "pale",
};
