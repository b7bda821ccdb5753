import { expect, test } from "vitest";
import { currencies, minorDigits } from "./currencies.ts";
import { keysOf } from "./entries.ts";

test.each(keysOf(currencies))("%s has the digits of ISO 4217", (currency) => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  expect(minorDigits(currency)).toBe(format.resolvedOptions().maximumFractionDigits);
});
