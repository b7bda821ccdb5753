import { t } from "#words";

/** The legends' names for the two dyes that carry a meaning, by their tokens in `tokens.css`. */
const dyes = { orange: t`Orange`, green: t`Green` } as const;

/** The meaning of the two, once on the site: at the top of the home page. */
export const key = [
  t`${{ orange: dyes.orange }}: in transit.`,
  t`${{ green: dyes.green }}: settled.`,
] as const;
