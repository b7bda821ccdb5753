/*
 * Dates in the format of every page. Formatted by hand, like `inDigits`: a browser's first use of
 * `Intl` takes some 13 ms, or 50 on a phone, during hydration.
 */

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "January 6, 2025", in UTC. */
export function longDate(moment: Date): string {
  return `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
}

/** "Mon 6 January", in UTC. */
export function shortDay(moment: Date): string {
  const weekday = weekdays[moment.getUTCDay()]?.slice(0, 3);
  return `${weekday} ${moment.getUTCDate()} ${months[moment.getUTCMonth()]}`;
}

/** "Monday", in the visitor's time zone. */
export function localWeekday(moment: Date): string {
  return weekdays[moment.getDay()] ?? "";
}

/** "7:28PM", in the visitor's time zone. */
export function localTime(moment: Date): string {
  return clock(moment.getHours(), moment.getMinutes());
}

/** A time of day as the specification writes the business hours: "6PM", or "7:28PM". */
export function clock(hour: number, minute = 0): string {
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}
