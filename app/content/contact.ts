/** When a person answers, in whole hours of West Africa Time. */
export const businessWeek = {
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  opens: 9,
  closes: 18,
  /** WAT is UTC+1, all year. */
  utcOffset: 1,
} as const;

/** As the specification words it: "Mon - Fri: 9AM - 6PM WAT". */
export const businessHours = inWords(0, "WAT");

/** The same hours for readers in other time zones. */
export const businessHoursUtc = inWords(businessWeek.utcOffset, "UTC");

function inWords(behind: number, zone: string): string {
  const { days, opens, closes } = businessWeek;
  return `${days[0]} - ${days[days.length - 1]}: ${clock(opens - behind)} - ${clock(closes - behind)} ${zone}`;
}

/** A whole hour of the day: 18 gives "6PM". */
export function clock(hour: number): string {
  return `${hour % 12 || 12}${hour < 12 ? "AM" : "PM"}`;
}
