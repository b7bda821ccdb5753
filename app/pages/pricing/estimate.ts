import { t } from "#words";
import { collection } from "../../content/countries.ts";
import type { CurrencyCode } from "../../content/currencies.ts";
import { inDigits } from "../../content/digits.ts";
import type { AmountRange } from "../../content/fees.ts";
import { sampleCharge } from "../../content/methods.ts";
import { formatAmount } from "./amount.ts";

const directions = ["charge", "receive"] as const;
export type Direction = (typeof directions)[number];

/** The input of the estimator. The amount is as typed. */
export interface Estimate {
  readonly direction: Direction;
  readonly amount: string;
  readonly currency: CurrencyCode;
}

export const collectionCurrencies = collection.map(({ currency }) => currency);

const firstEstimate: Estimate = {
  direction: "charge",
  amount: inDigits(sampleCharge),
  currency: collectionCurrencies[0] ?? "GHS",
};

/** An estimate as a URL fragment, so that it can be shared. */
export function toFragment(estimate: Estimate): string {
  return `#${new URLSearchParams({ ...estimate })}`;
}

/** The estimate in a fragment; undefined if the fragment is something else. */
export function fromFragment(fragment: string): Estimate | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const amount = parameters.get("amount");
  if (amount === null) return undefined;
  const choose = <T extends string>(name: string, from: readonly T[], otherwise: T) =>
    from.find((each) => each === parameters.get(name)) ?? otherwise;
  return {
    direction: choose("direction", directions, firstEstimate.direction),
    amount,
    currency: choose("currency", collectionCurrencies, firstEstimate.currency),
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
