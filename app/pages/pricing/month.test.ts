import fc from "fast-check";
import { expect, test } from "vitest";
import { feeFor } from "../../content/fees.ts";
import { methods } from "../../content/methods.ts";
import { parseAmount } from "./amount.ts";
import { collectionCurrencies } from "./estimate.ts";
import { feesOf, type Month, monthOf, monthToFragment, priceSubject } from "./month.ts";

const opening = monthOf("");
const answerTo = (month: Month) => {
  const fees = feesOf(month);
  if ("errors" in fees) throw new Error(JSON.stringify(fees.errors));
  return fees;
};

/** Three cuts make four shares that sum to a hundred. */
const shares = fc
  .tuple(fc.nat(100), fc.nat(100), fc.nat(100))
  .map((cuts) => [0, ...cuts, 100].sort((a, b) => a - b))
  .map((cuts) => methods.map((_, index) => (cuts[index + 1] ?? 0) - (cuts[index] ?? 0)));
const month = fc
  .record({
    payments: fc.integer({ min: 1, max: 1_000_000_000 }),
    average: fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }),
    currency: fc.constantFrom(...collectionCurrencies),
    shares,
  })
  .map(({ payments, average, currency, shares }): Month => {
    const byMethod = methods.map(({ id }, index) => [id, String(shares[index])]);
    const texts = { payments: `${payments}`, average: `${average}`, currency };
    return { ...opening, ...texts, ...Object.fromEntries(byMethod) };
  });

test("no cent is lost or made: parts of published prices make the whole, fee and rest the amount", () => {
  fc.assert(
    fc.property(month, (asked) => {
      const { parts, total } = answerTo(asked);
      const average = parseAmount(asked.average, asked.currency);
      expect(average).toEqual({ value: total.amount / BigInt(asked.payments) });
      const sumOf = (value: (part: (typeof parts)[number]) => bigint | undefined) =>
        parts.reduce((sum, part) => sum + (value(part) ?? 0n), 0n);
      expect(sumOf(({ amount }) => amount)).toBe(total.amount);
      expect(sumOf(({ fee }) => fee.most)).toBe(total.fee.most);
      expect(sumOf(({ fee }) => fee.least)).toBe(total.fee.least ?? 0n);
      for (const { amount, fee, left } of [...parts, total]) {
        expect((fee.most ?? -1n) + (left.least ?? -1n)).toBe(amount);
        expect(left.most).toBe(fee.least === undefined ? undefined : amount - fee.least);
      }
      for (const [index, { amount, fee, share }] of parts.entries()) {
        expect(fee).toEqual(feeFor(amount, methods[index] ?? methods[0]));
        const apart = amount * 100n - total.amount * BigInt(share);
        expect(apart > -100n && apart < 100n).toBe(true);
      }
    }),
  );
});

test("a month survives its address, and its price can be asked for in a subject", () => {
  fc.assert(
    fc.property(month, (asked) => {
      const again = monthOf(monthToFragment(asked));
      expect(feesOf(again)).toEqual(feesOf(asked));
      expect(monthToFragment(again)).toBe(monthToFragment(asked));
      const subject = priceSubject(asked, answerTo(asked));
      expect(subject.length).toBeLessThan(200);
      expect(subject).toContain(asked.currency);
    }),
  );
  expect(monthOf("#payments=20000&average=50.5&currency=UGX&cards=x")).toMatchObject({
    payments: "20,000",
    average: "50.5",
    cards: "x",
    ussd: "0",
  });
  expect(monthOf("#amount=5&currency=ZMW")).toEqual({ ...opening, currency: "ZMW" });
});

test.each<[keyof Month | "shares", Partial<Record<keyof Month, string>>]>([
  ["payments", { payments: "0" }],
  ["payments", { payments: "10,000,000,000" }],
  ["payments", { payments: "20k" }],
  ["payments", { payments: "2.5" }],
  ["average", { average: "0" }],
  ["cards", { cards: "101" }],
  ["ussd", { ussd: "-1" }],
  ["shares", { cards: "41" }],
])("%s is refused: %j", (field, part) => {
  const fees = feesOf({ ...opening, ...part } as Month);
  expect(Object.keys("errors" in fees ? fees.errors : {})).toEqual([field]);
});

test("any text gets an answer", () => {
  const field = fc.constantFrom("payments", "average", "cards", "ussd");
  fc.assert(
    fc.property(field, fc.string({ unit: "binary" }), (name, text) => {
      const asked = { ...opening, [name]: text };
      expect(() => monthToFragment(monthOf(monthToFragment(asked)))).not.toThrow();
      expect(JSON.stringify(feesOf(asked), (_, each) => String(each))).not.toContain("NaN");
    }),
  );
});
