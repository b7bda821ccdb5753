import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencies, currencySigns, minorDigits } from "../../content/currencies.ts";
import { keysOf } from "../../content/entries.ts";
import { formatAmount, parseAmount, withoutSign } from "./amount.ts";

const codes = keysOf(currencies);

test.each([
  ["10,000", "GHS", 1_000_000n],
  ["007", "GHS", 700n],
  ["1,5", "GHS", 150n],
  ["500.", "GHS", 50_000n],
  [".50", "GHS", 50n],
  ["GH₵ .50", "GHS", 50n],
  ["1.000", "UGX", 1000n],
  ["USh 10,000.00", "UGX", 10_000n],
  ["NGN 10,000.00 Only.", "NGN", 1_000_000n],
  ["=N=10,000", "NGN", 1_000_000n],
  ["10 000,- exactement", "ZAR", 1_000_000n],
  ["Ksh.10,000.00/=", "KES", 1_000_000n],
  ["₦10,000:00", "NGN", 1_000_000n],
  ["N10,000=00", "NGN", 1_000_000n],
  ["GHC 10,000", "GHS", 1_000_000n],
  ["10 000 cédis", "GHS", 1_000_000n],
] as const)("%j in %s", (text, currency, value) => {
  expect(parseAmount(text, currency)).toEqual({ value });
});

test.each([
  ["", "GHS", /^Enter an amount$/],
  ["0", "GHS", /above zero/],
  ["ten", "GHS", /in digits/],
  ["-5", "GHS", /in digits/],
  ["1e5", "GHS", /in digits/],
  ["1,0000", "GHS", /two decimals at most$/],
  ["1,000,00,000", "GHS", /in digits/],
  ["10,000'000", "GHS", /in digits/],
  [".", "GHS", /in digits/],
  // Ten thousand, or ten kwacha?
  ["10k", "ZMW", /in digits/],
  ["10 thousand", "GHS", /in digits/],
  ["10%", "GHS", /in digits/],
  // A thousand, or one?
  ["1.000", "GHS", /two decimals at most.* 1,000$/],
  ["250.505", "GHS", /two decimals at most.* 250,505$/],
  ["0,500", "GHS", /two decimals at most/],
  ["10.5", "UGX", /no decimals/],
  ["1234567890123456", "GHS", /smaller/],
  ["NGN 10,000", "GHS", /^NGN is not GHS/],
  ["₦10,000", "GHS", /^₦ is not GHS/],
  ["10,000 rands", "GHS", /^rands is not GHS/],
  ["R250", "GHS", /^R is not GHS/],
] as const)("%j in %s is refused: %s", (text, currency, error) => {
  expect(parseAmount(text, currency)).toEqual({ error: expect.stringMatching(error) });
});

test("any input gets an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...codes), (text, currency) => {
      expect(Object.keys(parseAmount(text, currency))).toHaveLength(1);
    }),
  );
});

test("a written fragment can be read again", () => {
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

test.each([
  ["10 000 F CFA", "FCFA"],
  ["10 000 francs CFA", "FCFA"],
  ["10 000 CFA", "CFA"],
  ["XOF 10.000", "XOF"],
  ["10\u202f000 xaf", "XAF"],
  ["€10", "€"],
  ["$10", "$"],
])("%j asks about %s, which no country collects", (text, asks) => {
  expect(parseAmount(text, "GHS")).toEqual({
    error: `No listed collection currency is ${asks}.`,
    asks,
  });
});

describe("the same amount, however it is written", () => {
  /** Code points of the zeros of all scripts: Unicode keeps ten digits together, zero first. */
  const zeros = Array.from({ length: 0x1fbfa }, (_, code) => code)
    .filter((code) => /\p{Nd}/u.test(String.fromCodePoint(code)))
    .filter((_, index) => index % 10 === 0);

  const groups = ["", ",", "'", "’", " ", "\u00a0", "\u202f", "\u2009", "\u066c", "."];
  const marks = ["", "\u200e", "\u200f", "\u061c", "\u2066", "\u2067", "\u2068", "\u2069"];

  const beside = ["", "", "Total:", "à payer", "(paid)", "exactly –", "/=", "سعر", "Nakuru."];

  const notation = fc
    .record({
      currency: fc.constantFrom(...codes.filter((code) => minorDigits(code) > 0)),
      units: fc.bigInt({ min: 1n, max: 10n ** 14n }),
      cents: fc.nat(99),
      zero: fc.constantFrom(...zeros),
      group: fc.constantFrom(...groups),
      indian: fc.boolean(),
      decimal: fc.constantFrom(".", ",", "\u066b"),
      sign: fc.nat(20),
      gap: fc.constantFrom("", " ", "\u00a0", "\u202f"),
      after: fc.boolean(),
      mark: fc.constantFrom(...marks),
      words: fc.tuple(fc.constantFrom(...beside), fc.constantFrom(...beside)),
    })
    .map(({ sign, ...rest }) => {
      const all = ["", rest.currency, ...currencySigns[rest.currency]];
      return { ...rest, sign: all[sign % all.length] ?? "" };
    })
    .filter(({ group, decimal }) => group !== decimal)
    // A letter after the digits could be a thousand.
    .filter(({ sign, after }) => !(after && sign === "K"));

  type Notation = typeof notation extends fc.Arbitrary<infer Each> ? Each : never;

  function write(each: Notation): string {
    const { units, cents, zero, group, indian, decimal, sign, gap, after, mark, words } = each;
    const rhythm = indian && group === "," ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
    const whole = String(units).replace(rhythm, group);
    const number = (whole + decimal + String(cents).padStart(2, "0")).replace(/\d/g, (digit) =>
      String.fromCodePoint(zero + Number(digit)),
    );
    const amount = mark + (after ? number + gap + sign : sign + gap + number) + mark;
    return `${words[0]} ${amount} ${words[1]}`;
  }

  test("in any script, with any separators, marks, signs and words", () => {
    fc.assert(
      fc.property(notation, (each) => {
        const value = each.units * 100n + BigInt(each.cents);
        expect(parseAmount(write(each), each.currency), write(each)).toEqual({ value });
      }),
      { numRuns: 500 },
    );
  });

  test("but not beside another number", () => {
    fc.assert(
      fc.property(notation, fc.nat(), (each, other) => {
        const both = `${write(each)}; ${other}`;
        expect(parseAmount(both, each.currency), both).toHaveProperty("error");
      }),
    );
  });
});

test("another currency takes the place of the one that was typed with the amount", () => {
  expect(withoutSign("GHS 10,000", "GHS")).toBe("10,000");
  expect(withoutSign("10,000 ₵", "GHS")).toBe("10,000");
  expect(withoutSign("₦10,000", "GHS")).toBe("₦10,000");
  expect(withoutSign("250.50", "GHS")).toBe("250.50");
  expect(withoutSign("abc", "GHS")).toBe("abc");
});
