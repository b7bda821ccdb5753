import { expect, test } from "vitest";
import { currencies, currencyNames } from "../../content/currencies.ts";
import { keysOf } from "../../content/entries.ts";
import { isoNumbers } from "../../content/iso-4217.ts";
import { inFull, inNextRow, named, numbersOf, others, sentenceCase } from "./patterns.ts";

test("the wall holds every currency once", () => {
  const wall = [...named, ...others];
  expect(Object.fromEntries(wall.map(({ code, number }) => [code, number]))).toEqual(isoNumbers);
  expect(wall).toHaveLength(Object.keys(isoNumbers).length);
  expect(named.map(({ code }) => code)).toEqual(Object.keys(currencies).sort());
});

test.each([
  ["NGN", ["566"]],
  [" ngn ", ["566"]],
  ["566", ["566"]],
  ["008", ["008"]],
  ["123", ["123"]],
  ["naira", ["566"]],
  ["Nair", ["566"]],
  ["Euro", ["978"]],
  ["rand", ["710"]],
  ["US dollar", ["840"]],
  ["XYZ", []],
  ["na", []],
  ["56", []],
  ["5666", []],
  ["", []],
])("%j means %s", (typed, numbers) => {
  expect(numbersOf(typed)).toEqual(numbers);
});

test("a name that several have means each of them", () => {
  for (const code of ["KES", "TZS", "UGX"] as const) {
    expect(numbersOf("shilling")).toContain(currencies[code]);
  }
});

test("a currency is written in full, and a number that none has stands alone", () => {
  expect(inFull("566")).toBe("NGN, 566, Nigerian naira");
  expect(inFull("048")).toBe("BHD, 048, Bahraini dinar");
  expect(inFull("123")).toBe("123");
});

test("the platform's names in sentence case are the site's own", () => {
  const names = new Intl.DisplayNames("en-GB", { type: "currency" });
  for (const code of keysOf(currencies)) {
    expect(sentenceCase(names.of(code) ?? "")).toBe(currencyNames[code]);
  }
});

test("up and down lead to the nearest in the next row, and no further than the last", () => {
  const row = (top: number, lefts: readonly number[], width: number) =>
    lefts.map((left) => ({ left, top, width }));
  // A wide row of two above two narrow ones of four.
  const boxes = [...row(0, [0, 50], 50), ...row(60, [0, 25, 50, 75], 25), ...row(90, [0, 25], 25)];
  expect(inNextRow(boxes, 1, 1)).toBe(4);
  expect(inNextRow(boxes, 3, -1)).toBe(0);
  expect(inNextRow(boxes, 3, 1)).toBe(7);
  expect(inNextRow(boxes, 5, 1)).toBe(7);
  expect(inNextRow(boxes, 0, -1)).toBe(0);
  expect(inNextRow(boxes, 7, 1)).toBe(7);
});
