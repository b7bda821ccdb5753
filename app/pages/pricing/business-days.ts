/**
 * Counts days for settlement, under one assumption that the page states: Monday to Friday are business
 * days, but for those that the visitor skips. Days are ISO dates ("2025-01-31"), without a time zone.
 */
const DAY_MS = 86_400_000;

/** Adds business days to a date; any other day counts as the next one. */
export function addBusinessDays(date: string, count: number, skipped: readonly string[] = []) {
  const day = new Date(date);
  const isOff = () => day.getUTCDay() % 6 === 0 || skipped.includes(isoDate(day));
  const next = () => day.setTime(day.getTime() + DAY_MS);
  while (isOff()) next();
  for (let remaining = count; remaining > 0; remaining--) {
    do next();
    while (isOff());
  }
  return isoDate(day);
}

/** Whether the text is an ISO date that exists in the calendar. */
export function isDate(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && isoDate(day) === text;
}

/** The day in UTC. */
export const isoDate = (day: Date) => day.toISOString().slice(0, 10);
