import { expect, test } from "vitest";
import { currencies, minorDigits } from "./currencies.ts";
import { keysOf } from "./entries.ts";
import { contactAbout, isExternal } from "./links.ts";

test.each(keysOf(currencies))("%s has the digits of ISO 4217", (currency) => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  expect(minorDigits(currency)).toBe(format.resolvedOptions().maximumFractionDigits);
});

test("a subject survives its address", () => {
  const subject = "50% & more? #1 café";
  const url = new URL(contactAbout(subject), "https://site.test");
  expect(url.searchParams.get("subject")).toBe(subject);
  expect(isExternal(contactAbout(subject))).toBe(false);
});
