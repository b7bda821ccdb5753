import fc from "fast-check";
import { expect, test } from "vitest";
import { inDigits } from "./digits.ts";
import { percentage } from "./methods.ts";

const { format } = new Intl.NumberFormat("en");

test("whole numbers are written as Intl writes them", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (value) => {
      expect(inDigits(value)).toBe(format(value));
    }),
  );
});

test("so are hundredths", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (hundredths) => {
      expect(inDigits(hundredths / 100)).toBe(format(hundredths / 100));
      expect(percentage(hundredths)).toBe(`${format(hundredths / 100)}%`);
    }),
  );
});
