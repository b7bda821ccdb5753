import fc from "fast-check";
import { expect, test } from "vitest";
import { addBusinessDays, isDate } from "./business-days.ts";

const date = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test("the result is a business day, and as many of them after the start as were asked for", () => {
  const skips = fc.array(fc.nat(40), { maxLength: 12 });
  fc.assert(
    fc.property(date, fc.nat({ max: 30 }), skips, (from, count, off) => {
      const on = (days: number) =>
        new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
      const skipped = off.map(on);
      const days = Array.from({ length: 100 }, (_, after) => on(after)).filter(
        (day) => new Date(day).getUTCDay() % 6 !== 0 && !skipped.includes(day),
      );
      expect(addBusinessDays(from, count, skipped)).toBe(days[count]);
    }),
  );
});

test("only dates of the calendar are dates", () => {
  expect(isDate("2024-02-29")).toBe(true);
  for (const text of ["2025-02-29", "2025-13-01", "2025-1-1", "", "tomorrow"]) {
    expect(isDate(text), text).toBe(false);
  }
});
