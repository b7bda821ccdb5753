import type { Country } from "../app/content/countries.ts";

/** The country table as a file: RFC 4180 in UTF-8, one record per country. */
export function coverageCsv(countries: readonly Country[]): string {
  const header = ["country", "alpha-2", "highlighted on the map", "local collection currency"];
  const records = countries.map(({ code, name, highlighted, currency }) => [
    name,
    code,
    highlighted ? "yes" : "no",
    currency ?? "not stated",
  ]);
  return [header, ...records].map((fields) => `${fields.map(field).join(",")}\r\n`).join("");
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
