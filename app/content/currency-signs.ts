import type { CurrencyCode } from "./currencies.ts";

const shilling = ["Sh", "Shs", "/=", "/-"] as const;

/** What people write beside an amount instead of the code, in any case: before it or after it. */
export const currencySigns: Readonly<Record<CurrencyCode, readonly string[]>> = {
  GHS: ["₵", "GH₵", "GH¢"],
  KES: ["KSh", "KShs", ...shilling],
  NGN: ["₦", "N"],
  TZS: ["TSh", "TShs", ...shilling],
  UGX: ["USh", "UShs", ...shilling],
  USD: ["$", "US$"],
  ZAR: ["R"],
  ZMW: ["K", "ZK"],
};
