import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount } from "./amount.ts";
import { collectionCurrencies, estimateOf, toFragment } from "./estimate.ts";
import { isAsked } from "./use-asked.ts";

test("an address has an amount in the notation of no language, and gives the same amount", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.constantFrom(...collectionCurrencies),
      fc.constantFrom(",", " ", "'", ""),
      (units, currency, group) => {
        const typed = `${currency} ${String(units).replace(/\B(?=(?:\d{3})+$)/g, group)}`;
        const fragment = toFragment({ ...estimateOf(""), amount: typed, currency });
        expect(new URLSearchParams(fragment.slice(1)).get("amount")).toBe(String(units));
        const { amount } = estimateOf(fragment);
        expect(parseAmount(amount, currency)).toEqual(parseAmount(typed, currency));
      },
    ),
  );
  const halves = { ...estimateOf(""), amount: "1 250,5" };
  expect(toFragment(halves)).toContain("amount=1250.50&");
  expect(estimateOf(toFragment(halves)).amount).toBe("1,250.50");
});

test("a fragment that is about something else asks for nothing", () => {
  for (const fragment of ["", "#", "#blog", "#estimate", "#currency=GHS"]) {
    expect(isAsked(fragment)).toBe(false);
    expect(estimateOf(fragment)).toEqual(estimateOf(""));
  }
});

test("any text survives an address; what it does not know falls back to the first estimate", () => {
  const text = { ...estimateOf("#direction=receive&currency=UGX"), amount: "1,234.50 & more #" };
  expect(estimateOf(toFragment(text))).toEqual(text);
  expect(estimateOf("#amount=5&currency=EUR&method=ussd&direction=up")).toEqual({
    ...estimateOf(""),
    amount: "5",
  });
});
