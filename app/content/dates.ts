/*
 * Dates as every page writes them. Written out, as `inDigits` is: a browser's first use of `Intl`
 * costs some 13 ms, 50 on a phone, in the midst of taking the page over.
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

/** "January 6, 2025", of a moment in UTC. */
export function longDate(moment: Date): string {
  return `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
}

/** "Mon 6 January", of a moment in UTC. */
export function shortDay(moment: Date): string {
  const weekday = weekdays[moment.getUTCDay()]?.slice(0, 3);
  return `${weekday} ${moment.getUTCDate()} ${months[moment.getUTCMonth()]}`;
}

/** "Monday", where the visitor is. */
export function localWeekday(moment: Date): string {
  return weekdays[moment.getDay()] ?? "";
}

/** "8:05 AM", where the visitor is. */
export function localTime(moment: Date): string {
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, "0");
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}
