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

/** "8:05 AM", in the visitor's time zone. */
export function localTime(moment: Date): string {
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, "0");
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** A whole hour of the day: 18 gives "6PM". */
export function clock(hour: number): string {
  return `${hour % 12 || 12}${hour < 12 ? "AM" : "PM"}`;
}
