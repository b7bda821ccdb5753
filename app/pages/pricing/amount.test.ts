import fc from "fast-check";
import { expect, test } from "vitest";
import { type CurrencyCode, currencies } from "../../content/currencies.ts";
import { formatAmount, parseAmount } from "./amount.ts";

test.each([
  ["10000", "GHS", 1_000_000n],
  ["10,000", "GHS", 1_000_000n],
  [" 10 000.5 ", "GHS", 1_000_050n],
  ["1'234'567.89", "GHS", 123_456_789n],
  ["0.01", "GHS", 1n],
  ["007", "GHS", 700n],
  ["10,000", "UGX", 10_000n],
] as const)("%j in %s", (text, currency, value) => {
  expect(parseAmount(text, currency)).toEqual({ value });
});

test.each([
  ["", "GHS"],
  ["0", "GHS"],
  ["0.00", "GHS"],
  ["ten", "GHS"],
  ["-5", "GHS"],
  ["1e5", "GHS"],
  ["10.000,50", "GHS"],
  ["1,00", "GHS"],
  ["10.005", "GHS"],
  ["10.5", "UGX"],
  ["1234567890123456", "GHS"],
  ["\u0661\u0662", "GHS"],
] as const)("%j in %s is refused with a sentence", (text, currency) => {
  expect(parseAmount(text, currency)).toEqual({ error: expect.stringMatching(/\w/) });
});

test("whatever is typed gets an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(Object.keys(parseAmount(text, "GHS"))).toHaveLength(1);
    }),
  );
});

test("what is written can be read again", () => {
  const codes = Object.keys(currencies) as CurrencyCode[];
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.constantFrom(...codes),
      (value, currency) => {
        expect(parseAmount(formatAmount(value, currency), currency)).toEqual({ value });
      },
    ),
  );
});
