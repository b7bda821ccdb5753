import { t } from "#words";

/** The four audiences that the home page names in turn. */
export const audiences = [
  t({ message: "Merchants", context: "after “One API for”" }),
  t({ message: "PayFacs", context: "after “One API for”" }),
  t({ message: "Acquirers", context: "after “One API for”" }),
  t({ message: "IMTOs", context: "after “One API for”" }),
] as const;
