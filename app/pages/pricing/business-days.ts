/**
 * Counts days for settlement, under one assumption that the page states: Monday to Friday are business
 * days and there are no holidays. Days are ISO dates ("2025-01-31"), without a time zone.
 */
const DAY_MS = 86_400_000;

/** The day itself, or the following Monday if it falls on a weekend. */
export function businessDay(date: string): string {
  const day = new Date(date);
  while (isWeekend(day)) day.setTime(day.getTime() + DAY_MS);
  return isoDate(day);
}

/** Adds business days to a date; a weekend counts as the following Monday. */
export function addBusinessDays(date: string, count: number): string {
  const day = new Date(businessDay(date));
  for (let remaining = count; remaining > 0; ) {
    day.setTime(day.getTime() + DAY_MS);
    if (!isWeekend(day)) remaining--;
  }
  return isoDate(day);
}

/** Whether the text is an ISO date that exists in the calendar. */
export function isDate(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && isoDate(day) === text;
}

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;
/** The day in UTC. */
export const isoDate = (day: Date) => day.toISOString().slice(0, 10);
