import fc from "fast-check";
import { expect, test } from "vitest";
import { chargeFor, feeAbove, feeFor, leftOf } from "./fees.ts";
import { methods } from "./methods.ts";

const cents = (units: number) => BigInt(Math.round(units * 100));

const range = { low: 230, high: 280, capped: false };
const capped = { low: 100, high: 100, capped: true };
const single = { low: 56, high: 56, capped: false };

test.each([
  ["a range", range, [9720, 9770], [10_235.42, 10_288.07]],
  ["a capped price", capped, [9900, undefined], [undefined, 10_101.02]],
  ["one price", single, [9944, 9944], [10_056.32, 10_056.32]],
] as const)("what is left of 10,000 by %s, and what to charge for it", (_, price, left, charge) => {
  const range = (least?: number, most?: number) => ({
    ...(least && { least: cents(least) }),
    ...(most && { most: cents(most) }),
  });
  expect(leftOf(cents(10_000), price)).toEqual(range(...left));
  expect(chargeFor(cents(10_000), price)).toEqual(range(...charge));
});

test("a currency without minor units rounds up to a whole one", () => {
  expect(chargeFor(10_000n, single)).toEqual({ least: 10_057n, most: 10_057n });
});

const amount = fc.bigInt({ min: 0n, max: 10n ** 18n });
const uncapped = fc
  .integer({ min: 0, max: 9_999 })
  .map((low) => ({ low, high: low, capped: false }));

test("the two directions agree within one minor unit and never under-charge", () => {
  fc.assert(
    fc.property(amount, uncapped, (sum, price) => {
      const { most: charge = 0n } = chargeFor(sum, price);
      const { least: kept = 0n } = leftOf(charge, price);
      expect(kept).toBeGreaterThanOrEqual(sum);
      expect(kept - sum).toBeLessThanOrEqual(1n);
      // One minor unit less would not do.
      if (charge > 0n) expect(leftOf(charge - 1n, price).least).toBeLessThan(sum + 1n);
    }),
    { numRuns: 10_000 },
  );
});

test("a range is never upside down, and a fee never more than the charge", () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...methods), (charge, method) => {
      const { least = 0n, most = charge } = leftOf(charge, method);
      expect(least).toBeGreaterThanOrEqual(0n);
      expect(least).toBeLessThanOrEqual(most);
      expect(most).toBeLessThanOrEqual(charge);
      const needed = chargeFor(charge, method);
      expect(needed.least ?? charge).toBeLessThanOrEqual(needed.most ?? charge);
    }),
  );
});

test("the fee is what the charge has over what is left, in both directions", () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...methods), (sum, method) => {
      const [fee, left] = [feeFor(sum, method), leftOf(sum, method)];
      expect((fee.most ?? -1n) + (left.least ?? -1n)).toBe(sum);
      if (fee.least !== undefined) expect(fee.least + (left.most ?? -1n)).toBe(sum);
      const { most: charge = -1n } = chargeFor(sum, method);
      expect(feeAbove(sum, method).most).toBe(feeFor(charge, method).most);
    }),
  );
});
