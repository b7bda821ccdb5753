import { expect, test } from "vitest";
import { matchesEtag, negotiate } from "./negotiation.ts";
import type { Coding } from "./policy.ts";

const identity: { coding: Coding } = { coding: "identity" };
const encoded: { coding: Coding }[] = [{ coding: "br" }, { coding: "zstd" }, { coding: "gzip" }];

test.each([
  ["", "identity"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, zstd", "zstd"],
  ["GZIP", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br ; Q=0.2 , zstd ; q=0.9", "zstd"],
  ["gzip;q=0.001", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "zstd"],
  ["*;q=0", "identity"],
  ["gzip, *;q=0", "gzip"],
  ["identity", "identity"],
  ["identity, br;q=0.5", "identity"],
  ["identity;q=0.5, br;q=0.5", "br"],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=0", "identity"],
  ["deflate", "identity"],
  ["br;q=high, gzip", "gzip"],
  [";;,,=,q", "identity"],
])("Accept-Encoding %j selects %s", (header, coding) => {
  expect(negotiate(header, encoded, identity).coding).toBe(coding);
});

test("a file without variants is sent uncompressed", () => {
  expect(negotiate("br, identity;q=0", [], identity)).toBe(identity);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ["", false],
  ["a", false],
  ['"b"', false],
  ['"ab", "ba"', false],
])('If-None-Match %s against "a" is %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
