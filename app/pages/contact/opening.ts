import { businessWeek } from "../../content/contact.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Opening {
  readonly open: boolean;
  /** When that changes. */
  readonly until: Date;
}

/** Whether someone answers at a moment, and until when that is true. */
export function openingAt(now: Date): Opening {
  const { opens, closes, utcOffset } = businessWeek;
  // Shifted so its UTC fields read as West Africa Time.
  const there = now.getTime() + utcOffset * HOUR_MS;
  const midnight = Math.floor(there / DAY_MS) * DAY_MS;
  const hour = (there - midnight) / HOUR_MS;
  const at = (day: number, hour: number) => new Date(day + (hour - utcOffset) * HOUR_MS);
  if (isBusinessDay(midnight)) {
    if (hour < opens) return { open: false, until: at(midnight, opens) };
    if (hour < closes) return { open: true, until: at(midnight, closes) };
  }
  let next = midnight + DAY_MS;
  while (!isBusinessDay(next)) next += DAY_MS;
  return { open: false, until: at(next, opens) };
}

/** The list of days starts on Monday. */
function isBusinessDay(midnight: number): boolean {
  const day = new Date(midnight).getUTCDay();
  return day >= 1 && day <= businessWeek.days.length;
}
