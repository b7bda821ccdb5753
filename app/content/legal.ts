/** From when the privacy policy and the terms apply, as the specification words it. */
export const effectiveDate = "January 1, 2025";

/**
 * When counsel last signed off the three legal pages, as an ISO date; empty until then. No page
 * shows it: it is for `npm run launch-check`.
 */
export const legalReviewedOn: string = "";
