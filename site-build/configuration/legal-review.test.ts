import { expect, test } from "vitest";
import { resolveLegalReview } from "./legal-review.ts";

/** The moment when 3 November begins in the earliest time zone. */
const now = Date.parse("2026-11-02T10:00:00Z");
const reviewed = (LEGAL_REVIEWED_ON?: string) => resolveLegalReview({ LEGAL_REVIEWED_ON }, now, "");

test("with nothing set, there is no review", () => {
  expect(reviewed()).toBe("");
  expect(reviewed("")).toBe("");
});

test.each(["2026-11-03", "2026-11-02", "2024-02-29"])("%s", (date) => {
  expect(reviewed(date)).toBe(date);
});

test.each([
  "2026-11-04",
  "2026-02-29",
  "2026-02-30",
  "2026-13-01",
  "2026-11-1",
  " 2026-11-01",
  "2026-11-01T10:00:00Z",
  "1 November 2026",
  "yes",
])("%s is rejected with a sentence", (date) => {
  expect(() => reviewed(date)).toThrow("LEGAL_REVIEWED_ON");
  expect(() => reviewed(date)).toThrow(`"${date}"`);
});
