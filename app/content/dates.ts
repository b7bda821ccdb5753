import { spoken } from "./spoken.ts";

/*
 * Dates in the format of every page. Formatted by hand, like `inDigits`: a browser's first use of
 * `Intl` takes some 13 ms, or 50 on a phone, during hydration.
 */

/** A form with its parts filled in: "{day} {month}". */
function fill(form: string, parts: Readonly<Record<string, string | number | undefined>>): string {
  return form.replace(/\{(\w+)\}/g, (_, part) => String(parts[part]));
}

const partsOf = (moment: Date) => ({
  weekday: spoken.weekdaysInShort[moment.getUTCDay()],
  day: (moment.getUTCDate() === 1 && spoken.firstDay) || moment.getUTCDate(),
  month: spoken.months[moment.getUTCMonth()],
  year: moment.getUTCFullYear(),
});

/** "January 6, 2025", in UTC. */
export function longDate(moment: Date): string {
  return fill(spoken.longDate, partsOf(moment));
}

/** "Mon 6 January", in UTC. */
export function shortDay(moment: Date): string {
  return fill(spoken.shortDay, partsOf(moment));
}

/** "7:28PM", in the visitor's time zone. */
export function localTime(moment: Date): string {
  return clock(moment.getHours(), moment.getMinutes());
}

/** A time of day as the specification writes the business hours: "6PM", or "7:28PM". */
export function clock(hour: number, minute = 0): string {
  const inTwo = (value: number) => String(value).padStart(2, "0");
  return fill(minute ? spoken.time : spoken.wholeHour, {
    hour,
    hour12: hour % 12 || 12,
    hour24: inTwo(hour),
    minute: inTwo(minute),
    half: hour < 12 ? "AM" : "PM",
  });
}
