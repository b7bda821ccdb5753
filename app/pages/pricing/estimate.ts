import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { type CurrencyCode, currencyNames, minorDigits } from "../../content/currencies.ts";
import type { AmountRange } from "../../content/fees.ts";
import { sampleCharge } from "../../content/methods.ts";
import { inDigits } from "../../content/spoken.ts";
import { formatAmount, parseAmount } from "./amount.ts";

const directions = ["charge", "receive"] as const;
export type Direction = (typeof directions)[number];

/** The input of the estimator. The amount is as typed, or as the page's language writes it. */
export interface Estimate {
  readonly direction: Direction;
  readonly amount: string;
  readonly currency: CurrencyCode;
}

/** The id of the heading of the month's estimate. */
export const MONTH = "month";

/** By their codes, with which a choice begins: in every language alike. */
export const collectionCurrencies = collection.map(({ currency }) => currency).sort();

export const currencyChoices = collectionCurrencies.map((value) => ({
  value,
  label: `${value}, ${currencyNames[value]}`,
}));

/** The currency of a fragment, or the first. */
export const currencyIn = (parameters: URLSearchParams): CurrencyCode =>
  collectionCurrencies.find((each) => each === parameters.get("currency")) ??
  collectionCurrencies[0] ??
  "GHS";

/**
 * An estimate as a URL fragment to share: with a number that every language reads, such as "10000.50", or
 * with the text if it is not an amount.
 */
export function toFragment({ direction, amount, currency }: Estimate): string {
  return `#${new URLSearchParams({ direction, amount: inAddress(amount, currency), currency })}`;
}

/** The estimate in a fragment, or the one that the page opens with, in the fragment's currency. */
export function estimateOf(fragment: string): Estimate {
  const parameters = new URLSearchParams(fragment.slice(1));
  const currency = currencyIn(parameters);
  return {
    direction: directions.find((each) => each === parameters.get("direction")) ?? "charge",
    amount: fromAddress(parameters.get("amount") ?? String(sampleCharge), currency),
    currency,
  };
}

/** An amount as an address has it: "10000.50", or the text if it is none. */
export function inAddress(text: string, currency: CurrencyCode): string {
  const parsed = parseAmount(text, currency);
  if (!("value" in parsed)) return text;
  const unit = 10n ** BigInt(minorDigits(currency));
  const cents = parsed.value % unit;
  const units = String(parsed.value / unit);
  return cents ? `${units}.${String(cents).padStart(minorDigits(currency), "0")}` : units;
}

/** The number of an address as the page's language writes it. Other text stays: it may be typed. */
export function fromAddress(text: string, currency: CurrencyCode): string {
  const digits = minorDigits(currency);
  const [, units = "", cents = ""] = text.match(/^(\d{1,15})(?:\.(\d+))?$/) ?? [];
  if (!units || cents.length > digits) return text;
  return cents
    ? formatAmount(BigInt(units + cents.padEnd(digits, "0")), currency)
    : inDigits(BigInt(units));
}

/** The range in words; never a single amount if the published price is a range. */
export function rangeInWords({ least, most }: AmountRange, currency: CurrencyCode): string {
  const amount = (value: bigint) => formatAmount(value, currency);
  if (least === undefined) return most === undefined ? "" : t`At most ${{ amount: amount(most) }}`;
  if (most === undefined) return t`At least ${{ amount: amount(least) }}`;
  return least === most
    ? amount(least)
    : t`${{ least: amount(least) }} to ${{ most: amount(most) }}`;
}
