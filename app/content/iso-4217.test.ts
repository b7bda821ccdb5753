import { currencies as listed } from "countries-list/currencies";
import { expect, test } from "vitest";
import { currencies } from "./currencies.ts";
import { isoNumbers } from "./iso-4217.ts";

const all = Object.entries(isoNumbers);

test("each currency has three letters and three digits, and its own number", () => {
  expect(all.length).toBeGreaterThan(150);
  for (const [code, number] of all) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(number, code).toMatch(/^\d{3}$/);
  }
  expect(new Set(Object.values(isoNumbers)).size).toBe(all.length);
});

test("the numbers are the package's own, without withdrawn currencies", () => {
  for (const [code, number] of all) {
    const { numeric, withdrawn } = listed[code as keyof typeof listed];
    expect(number, code).toBe(numeric);
    expect(withdrawn, code).toBeFalsy();
  }
});

test("the currencies that the site names have the same numbers", () => {
  expect(isoNumbers).toMatchObject(currencies);
});
