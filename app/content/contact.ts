/** When a person answers, as the specification words it. WAT is UTC+1, all year. */
export const businessHours = "Mon - Fri: 9AM - 6PM WAT";
