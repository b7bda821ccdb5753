/**
 * Days counted as settlement counts them, under one assumption that the page states: Monday
 * to Friday are business days and there are no holidays. Days are ISO dates ("2025-01-31"),
 * without a time zone.
 */
const DAY_MS = 86_400_000;

/** The day itself, or the Monday after it when it falls on a weekend. */
export function businessDay(date: string): string {
  const day = new Date(date);
  while (isWeekend(day)) day.setTime(day.getTime() + DAY_MS);
  return iso(day);
}

/** So many business days after a date; a weekend counts as the Monday after it. */
export function addBusinessDays(date: string, count: number): string {
  const day = new Date(businessDay(date));
  for (let remaining = count; remaining > 0; ) {
    day.setTime(day.getTime() + DAY_MS);
    if (!isWeekend(day)) remaining--;
  }
  return iso(day);
}

/** Whether it is a date of the calendar, written as an ISO date. */
export function isDate(text: string): boolean {
  const day = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && iso(day) === text;
}

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;
const iso = (day: Date) => day.toISOString().slice(0, 10);
