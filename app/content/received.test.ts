import { expect, test } from "vitest";
import { methodOf } from "./methods.ts";
import { received } from "./received.ts";

test.each([
  ["cards", "9,620 to 9,860"],
  ["mobile-money", "9,720 to 9,770"],
  ["bank-transfer", "At least 9,900"],
  ["ussd", "9,944"],
] as const)("of the sample charge by %s, %s is received", (id, amount) => {
  expect(received(methodOf(id))).toBe(amount);
});
