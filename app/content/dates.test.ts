import fc from "fast-check";
import { expect, test } from "vitest";
import { localTime, localWeekday, longDate, shortDay } from "./dates.ts";

const moments = fc.date({
  min: new Date("1970-01-02"),
  max: new Date("2199-12-30"),
  noInvalidDate: true,
});

const like = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options);
  return (moment: Date) => format.format(moment).replace(/\s/g, " ");
};

/** As the specification writes hours: "9AM", not "9:00 AM". */
const inFull = like("en", { hour: "numeric", minute: "2-digit" });
const time = (moment: Date) => inFull(moment).replace(":00", "").replace(" ", "");

test.each([
  [longDate, like("en", { dateStyle: "long", timeZone: "UTC" })],
  [shortDay, like("en-GB", { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" })],
  [localWeekday, like("en", { weekday: "long" })],
  [localTime, time],
] as const)("%o writes what Intl would", (written, expected) => {
  fc.assert(
    fc.property(moments, (moment) => {
      expect(written(moment)).toBe(expected(moment));
    }),
    { numRuns: 1000 },
  );
});
