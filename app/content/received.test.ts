import { expect, test } from "vitest";
import { received } from "./received.ts";

test.each([
  ["a range", { low: 230, high: 280, capped: false }, "9,720 to 9,770"],
  ["a capped price", { low: 100, high: 100, capped: true }, "At least 9,900"],
  ["one price", { low: 56, high: 56, capped: false }, "9,944"],
])("what is received of the sample charge by %s", (_, price, amount) => {
  expect(received(price)).toBe(amount);
});
