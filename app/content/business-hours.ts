import { t } from "#words";
import { clock } from "./dates.ts";
import { inList } from "./in-words.ts";
import { spoken } from "./spoken.ts";

/** The business hours, in whole hours of West Africa Time, which is UTC+1 all year. */
const opens = 9;
const closes = 18;
const utcOffset = 1;

/** As the specification words it: "Mon - Fri: 9AM - 6PM WAT". */
export const businessHours = hoursIn(0, t`WAT`);

/** The same, for a card or a description. */
export const businessHoursInShort = hoursIn(
  0,
  t({ message: "WAT", context: "where room is short" }),
);

/** The same hours for readers in other time zones. */
export const businessHoursUtc = hoursIn(utcOffset, t`UTC`);

const cities = inList(Object.values(spoken.citiesInUtc));
/** The same in the cities of those who read the language, if it has any: "8AM - 5PM in Abidjan". */
export const businessHoursThere =
  cities &&
  t`${{ opens: clock(opens - utcOffset) }} - ${{ closes: clock(closes - utcOffset) }} in ${cities}`;

/** The days are part of the sentence, because other languages inflect them. */
function hoursIn(behind: number, zone: string): string {
  return t`Mon - Fri: ${{ opens: clock(opens - behind) }} - ${{ closes: clock(closes - behind) }} ${zone}`;
}
