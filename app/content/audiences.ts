/** The four audiences that the home page names in turn. */
export const audiences = ["Merchants", "PayFacs", "Acquirers", "IMTOs"] as const;
