import { t } from "#words";
import { clock } from "./dates.ts";

/** The business hours, in whole hours of West Africa Time. */
export const businessWeek = {
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  opens: 9,
  closes: 18,
  /** WAT is UTC+1, all year. */
  utcOffset: 1,
} as const;

/** As the specification words it: "Mon - Fri: 9AM - 6PM WAT". */
export const businessHours = hoursIn(0, "WAT");

/** The same hours for readers in other time zones. */
export const businessHoursUtc = hoursIn(businessWeek.utcOffset, "UTC");

/** The days are part of the sentence, because other languages inflect them. */
function hoursIn(behind: number, zone: string): string {
  const { opens, closes } = businessWeek;
  return t`Mon - Fri: ${{ opens: clock(opens - behind) }} - ${{ closes: clock(closes - behind) }} ${zone}`;
}
