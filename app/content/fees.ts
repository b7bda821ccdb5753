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

/** The remainder of a charge. Under a cap the fee may be smaller, so the maximum is unknown. */
export function leftOf(charge: bigint, { low, high, capped }: Price): AmountRange {
  const least = charge - feeOf(charge, high);
  return capped ? { least } : { least, most: charge - feeOf(charge, low) };
}

/**
 * The charge that leaves at least `sum`: the smallest sufficient charge at each end of the price.
 * Under a cap a smaller charge may be enough, so the minimum is unknown.
 */
export function chargeFor(sum: bigint, { low, high, capped }: Price): AmountRange {
  const most = grossOf(sum, high);
  return capped ? { most } : { least: grossOf(sum, low), most };
}

function feeOf(charge: bigint, basisPoints: number): bigint {
  return divideUp(charge * BigInt(basisPoints), WHOLE);
}

function grossOf(sum: bigint, basisPoints: number): bigint {
  return divideUp(sum * WHOLE, WHOLE - BigInt(basisPoints));
}

const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;
