import { t } from "#words";

/** When the privacy policy and the terms take effect, as the specification words it. */
export const effectiveDate = t`January 1, 2025`;

/**
 * When counsel last approved the three legal pages in a language, by its code, as an ISO date. No page shows it:
 * `npm run launch-check` asks for each language that is built.
 */
export const legalReviewedOn: Readonly<Record<string, string>> = {};
