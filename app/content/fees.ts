/**
 * The remainder after a fee, and the charge that leaves a given sum. Amounts are whole minor units
 * (ISO 4217) as bigints, prices are basis points; no value is ever a floating-point number. A fee is
 * rounded up to a whole minor unit, so an estimate never promises too much.
 */
export interface Price {
  /** Basis points. */
  readonly low: number;
  readonly high: number;
  /** The fee stops rising at a limit that is not published. */
  readonly capped: boolean;
}

/** A range of amounts; an unknown end is omitted. */
export interface AmountRange {
  readonly least?: bigint;
  readonly most?: bigint;
}

const WHOLE = 10_000n;

/** The fee of a charge. Under a cap it may be smaller, so the minimum is unknown. */
export function feeFor(charge: bigint, { low, high, capped }: Price): AmountRange {
  const most = feeOf(charge, high);
  return capped && most > 0n ? { most } : { least: feeOf(charge, low), most };
}

/** The remainder of a charge. */
export const leftOf = (charge: bigint, price: Price) => lessFee(charge, feeFor(charge, price));

/** What a fee leaves of a charge. */
export function lessFee(charge: bigint, { least, most = 0n }: AmountRange): AmountRange {
  const left = { least: charge - most };
  return least === undefined ? left : { ...left, most: charge - least };
}

/**
 * The charge that leaves at least `sum`: the smallest sufficient charge at each end of the price.
 * Under a cap a smaller charge may be enough, so the minimum is unknown.
 */
export function chargeFor(sum: bigint, { low, high, capped }: Price): AmountRange {
  const most = grossOf(sum, high);
  return capped ? { most } : { least: grossOf(sum, low), most };
}

/** The fee of the charge that leaves `sum`. */
export function feeAbove(sum: bigint, price: Price): AmountRange {
  const { least, most = sum } = chargeFor(sum, price);
  return least === undefined ? { most: most - sum } : { least: least - sum, most: most - sum };
}

function feeOf(charge: bigint, basisPoints: number): bigint {
  return divideUp(charge * BigInt(basisPoints), WHOLE);
}

function grossOf(sum: bigint, basisPoints: number): bigint {
  return divideUp(sum * WHOLE, WHOLE - BigInt(basisPoints));
}

const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;
