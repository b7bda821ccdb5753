import { t } from "#words";
import { inDigits } from "./digits.ts";
import { leftOf, type Price } from "./fees.ts";
import { sampleCharge } from "./methods.ts";

/** The amount received of the sample charge: "9,620 to 9,860", "At least 9,900", or "9,944". */
export function received(price: Price): string {
  const { least = 0n, most } = leftOf(BigInt(sampleCharge), price);
  if (most === undefined) return t`At least ${{ least: inDigits(least) }}`;
  return least === most
    ? inDigits(most)
    : t`${{ least: inDigits(least) }} to ${{ most: inDigits(most) }}`;
}
