import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { type CurrencyCode, minorDigits } from "../../content/currencies.ts";
import { inDigits } from "../../content/digits.ts";
import type { AmountRange } from "../../content/fees.ts";
import { sampleCharge } from "../../content/methods.ts";
import { formatAmount, parseAmount } from "./amount.ts";

const directions = ["charge", "receive"] as const;
export type Direction = (typeof directions)[number];

/** The input of the estimator. The amount is as typed, or as the page's language writes it. */
export interface Estimate {
  readonly direction: Direction;
  readonly amount: string;
  readonly currency: CurrencyCode;
}

/** By their codes, with which a choice begins: in every language alike. */
export const collectionCurrencies = collection.map(({ currency }) => currency).sort();

const firstEstimate: Estimate = {
  direction: "charge",
  amount: inDigits(sampleCharge),
  currency: collectionCurrencies[0] ?? "GHS",
};

/**
 * An estimate as a URL fragment to share: with a number that every language reads, such as "10000.50", or
 * with the text if it is not an amount.
 */
export function toFragment({ direction, amount, currency }: Estimate): string {
  const parsed = parseAmount(amount, currency);
  const number = "value" in parsed ? inAddress(parsed.value, currency) : amount;
  return `#${new URLSearchParams({ direction, amount: number, currency })}`;
}

function inAddress(value: bigint, currency: CurrencyCode): string {
  const unit = 10n ** BigInt(minorDigits(currency));
  const cents = value % unit;
  return cents
    ? `${value / unit}.${String(cents).padStart(minorDigits(currency), "0")}`
    : `${value / unit}`;
}

/** The number of an address as the page's language writes it. Other text stays: it may be typed. */
function fromAddress(text: string, currency: CurrencyCode): string {
  const digits = minorDigits(currency);
  const [, units = "", cents = ""] = text.match(/^(\d{1,15})(?:\.(\d+))?$/) ?? [];
  if (!units || cents.length > digits) return text;
  return cents
    ? formatAmount(BigInt(units + cents.padEnd(digits, "0")), currency)
    : inDigits(BigInt(units));
}

/** The estimate in a fragment; undefined if the fragment is something else. */
export function fromFragment(fragment: string): Estimate | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const amount = parameters.get("amount");
  if (amount === null) return undefined;
  const choose = <T extends string>(name: string, from: readonly T[], otherwise: T) =>
    from.find((each) => each === parameters.get(name)) ?? otherwise;
  const currency = choose("currency", collectionCurrencies, firstEstimate.currency);
  return {
    direction: choose("direction", directions, firstEstimate.direction),
    amount: fromAddress(amount, currency),
    currency,
  };
}

/** The estimate in a fragment, or the one that the page opens with. */
export const estimateOf = (fragment: string) => fromFragment(fragment) ?? firstEstimate;

/** The range in words; never a single amount if the published price is a range. */
export function rangeInWords({ least, most }: AmountRange, currency: CurrencyCode): string {
  const amount = (value: bigint) => formatAmount(value, currency);
  if (least === undefined) return most === undefined ? "" : t`At most ${{ amount: amount(most) }}`;
  if (most === undefined) return t`At least ${{ amount: amount(least) }}`;
  return least === most
    ? amount(least)
    : t`${{ least: amount(least) }} to ${{ most: amount(most) }}`;
}
