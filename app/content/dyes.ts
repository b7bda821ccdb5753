import { t } from "#words";

/**
 * The legends' names for the two dyes that carry a meaning. A test compares the words with the hues in `tokens.css`.
 */
export const dyes = { orange: t`Orange`, green: t`Green` } as const;

/** The meaning of the two, once on the site: at the top of the home page. */
export const key = [
  t`${{ orange: dyes.orange }}: in transit.`,
  t`${{ green: dyes.green }}: settled.`,
] as const;
