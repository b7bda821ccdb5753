import { expect, test } from "vitest";
import { statusFor } from "./preconditions.ts";

const date = "Mon, 02 Nov 2026 10:00:00 GMT";
const earlier = "Mon, 02 Nov 2026 09:59:59 GMT";

// The answers that all hosts share are tested in tests/hosts/contract.test.ts.
test.each<[status: number, Record<string, string>]>([
  [200, {}],
  [304, { "If-None-Match": '"tag"', "If-Modified-Since": earlier }],
  [304, { "If-None-Match": '"other",W/"tag"' }],
  [200, { "If-None-Match": "tag" }],
  [200, { "If-None-Match": "" }],
  [200, { "If-Match": '"tag"', "If-Unmodified-Since": earlier }],
  [412, { "If-Match": "" }],
  [412, { "If-Match": '"other"', "If-None-Match": '"tag"' }],
  [200, { "If-Modified-Since": "2026-11-02T10:00:00.000Z" }],
  [200, { "If-Unmodified-Since": "1" }],
])("%i for %j", (status, conditions) => {
  expect(statusFor(new Headers(conditions), '"tag"', Date.parse(date))).toBe(status);
});
