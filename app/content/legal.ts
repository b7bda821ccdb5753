import { t } from "#words";

/** When the privacy policy and the terms take effect, as the specification words it. */
export const effectiveDate = t`January 1, 2025`;

/**
 * When counsel last approved the three legal pages, as an ISO date; empty until then. No page shows it:
 * `npm run launch-check` reads it.
 */
export const legalReviewedOn: string = "";
