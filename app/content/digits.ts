/** A number in the digits that every page writes: "10,141", "99.99". */
export const inDigits = new Intl.NumberFormat("en").format;
