import { expect, test } from "vitest";
import { type Estimate, estimateOf, fromFragment, toFragment } from "./estimate.ts";

test("an estimate survives its address", () => {
  const estimate: Estimate = {
    direction: "receive",
    amount: "1,234.50 & more #",
    currency: "UGX",
  };
  expect(fromFragment(toFragment(estimate))).toEqual(estimate);
});

test("a fragment that is about something else is no estimate", () => {
  for (const fragment of ["", "#", "#blog", "#estimate", "#currency=GHS"]) {
    expect(fromFragment(fragment)).toBeUndefined();
  }
});

test("what an address does not know falls back to the first estimate", () => {
  expect(fromFragment("#amount=5&currency=EUR&method=ussd&direction=up")).toEqual({
    ...estimateOf(""),
    amount: "5",
  });
});
