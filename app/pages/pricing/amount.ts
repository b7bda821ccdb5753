import { type CurrencyCode, minorDigits } from "../../content/currencies.ts";
import { inDigits } from "../../content/digits.ts";

/** Amounts are whole minor units of their currency, as bigints. */
export type Amount = { readonly value: bigint } | { readonly error: string };

/** Fifteen digits: more than any payment has, and still readable. */
const MOST_DIGITS = 15;

const plain = /^(\d+)(?:\.(\d+))?$/;
const grouped = /^(\d{1,3}(?:[,'\s]\d{3})+)(?:\.(\d+))?$/;

/**
 * Parses an amount as people type it: "10000", "10,000", "10 000.50". Commas, apostrophes and spaces
 * group thousands, a point starts the decimals. Never throws: invalid input gives an error that says
 * what to type.
 */
export function parseAmount(text: string, currency: CurrencyCode): Amount {
  const typed = text.trim();
  if (!typed) return { error: "Enter an amount" };
  const [, whole, decimals = ""] = typed.match(plain) ?? typed.match(grouped) ?? [];
  if (whole === undefined) return { error: "Enter an amount in digits, such as 10,000 or 250.50" };
  const digits = minorDigits(currency);
  if (decimals.length > digits) {
    return {
      error: digits
        ? `${currency} amounts have two decimals at most`
        : `${currency} amounts have no decimals`,
    };
  }
  const units = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  if (units.length > MOST_DIGITS) return { error: "Enter a smaller amount" };
  const value = BigInt(units + decimals.padEnd(digits, "0"));
  return value === 0n ? { error: "Enter an amount above zero" } : { value };
}

/** "10,141.99", with as many decimals as the currency has. */
export function formatAmount(value: bigint, currency: CurrencyCode): string {
  const digits = minorDigits(currency);
  const unit = 10n ** BigInt(digits);
  const units = inDigits(value / unit);
  return digits ? `${units}.${String(value % unit).padStart(digits, "0")}` : units;
}
