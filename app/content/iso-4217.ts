import numbers from "countries-list/minimal/currencies.numeric.min.json" with { type: "json" };

/** Funds and units of account, which nobody pays with. Source: ISO 4217, "fund codes" of list one. */
const funds = [
  "BOV",
  "CHE",
  "CHW",
  "CLF",
  "COU",
  "MXV",
  "USN",
  "UYI",
  "UYW",
  "XAD",
  "XDR",
  "XSU",
  "XUA",
];

/** Number by code of every currency of payment, as `countries-list` has them from the ISO 4217 list. */
export const isoNumbers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(numbers).filter(([code]) => !funds.includes(code)),
);
