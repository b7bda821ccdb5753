import { expect, test } from "vitest";
import { openingAt } from "./opening.ts";

test.each([
  // Monday 6 January 2025: 9AM WAT is 8AM UTC.
  ["2025-01-06T07:59:59Z", false, "2025-01-06T08:00:00.000Z"],
  ["2025-01-06T08:00:00Z", true, "2025-01-06T17:00:00.000Z"],
  ["2025-01-06T16:59:59Z", true, "2025-01-06T17:00:00.000Z"],
  ["2025-01-06T17:00:00Z", false, "2025-01-07T08:00:00.000Z"],
  // Late on Sunday in UTC: already Monday in West Africa.
  ["2025-01-05T23:30:00Z", false, "2025-01-06T08:00:00.000Z"],
  // Friday evening and the weekend: next opening on Monday.
  ["2025-01-10T18:00:00Z", false, "2025-01-13T08:00:00.000Z"],
  ["2025-01-11T12:00:00Z", false, "2025-01-13T08:00:00.000Z"],
])("%s", (now, open, until) => {
  const opening = openingAt(new Date(now));
  expect(opening.open).toBe(open);
  expect(opening.until.toISOString()).toBe(until);
});
