import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { fullTitle, TITLE_MAX } from "./page-meta.ts";

test("a title is followed by the brand name, unless the result is too long", () => {
  const longest = TITLE_MAX - ` | ${brand.name}`.length;
  expect(fullTitle("x".repeat(longest))).toBe(`${"x".repeat(longest)} | ${brand.name}`);
  expect(fullTitle("x".repeat(longest + 1))).toBe("x".repeat(longest + 1));
});
