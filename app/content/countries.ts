import type { CurrencyCode } from "./currencies.ts";

/** Countries with listed local collection, and their currency. More are coming. */
export const collection = [
  { country: "Ghana", currency: "GHS" },
  { country: "Kenya", currency: "KES" },
  { country: "Nigeria", currency: "NGN" },
  { country: "South Africa", currency: "ZAR" },
  { country: "Tanzania", currency: "TZS" },
  { country: "Uganda", currency: "UGX" },
  { country: "Zambia", currency: "ZMW" },
] as const satisfies readonly { country: string; currency: CurrencyCode }[];
