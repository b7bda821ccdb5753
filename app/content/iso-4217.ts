import numbers from "countries-list/minimal/currencies.numeric.min.json" with { type: "json" };

/** Number by code of every active currency, as `countries-list` has them from the ISO 4217 list. */
export const isoNumbers: Readonly<Record<string, string>> = numbers;
