import { expect, test } from "vitest";
import { claims } from "../content/claims.ts";
import { emblems } from "./emblems.ts";

test.each([
  ["/acquirers", claims.corridors],
  ["/about", claims.corridors],
  ["/payment-gateway", claims.endpoints],
] as const)("%s has a line for each that is counted", (of, { value }) => {
  const lines = emblems[of].flatMap(({ paths }) => paths.at(-1)?.d.match(/M[^M]+/g) ?? []);
  expect(lines).toHaveLength(value);
});
