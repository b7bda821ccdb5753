import { t } from "#words";
import type { Country } from "../../app/content/countries.ts";
import { toCsv } from "../../app/content/csv.ts";

/** The country table as CSV, one record per country. */
export function coverageCsv(countries: readonly Country[]): string {
  const header = [t`country`, "alpha-2", t`served`, t`local collection currency`];
  const records = countries.map(({ code, name, highlighted, currency }) => [
    name,
    code,
    highlighted ? t`yes` : t`collection only`,
    currency ?? t`not stated`,
  ]);
  return toCsv([header, ...records]);
}
