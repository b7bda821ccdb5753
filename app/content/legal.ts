/** From when the privacy policy and the terms apply, as the specification words it. */
export const effectiveDate = "January 1, 2025";
