import type { CurrencyCode } from "./currencies.ts";

const shilling = ["Sh", "Shs", "/=", "/-", "shilling", "shillings"] as const;

/** What people write beside an amount instead of the code, in any case: before it or after it. */
export const currencySigns: Readonly<Record<CurrencyCode, readonly string[]>> = {
  GHS: ["₵", "GH₵", "GH¢", "cedi", "cedis"],
  KES: ["KSh", "KShs", "bob", ...shilling],
  NGN: ["₦", "N", "=N=", "#", "naira"],
  TZS: ["TSh", "TShs", ...shilling],
  UGX: ["USh", "UShs", ...shilling],
  USD: ["$", "US$", "dollars"],
  ZAR: ["R", "rand", "rands"],
  ZMW: ["K", "ZK", "kwacha"],
};
