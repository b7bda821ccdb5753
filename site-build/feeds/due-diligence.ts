import { t } from "#words";
import { availabilityWords } from "../../app/content/availability.ts";
import type { Brand } from "../../app/content/brand.ts";
import { toCsv } from "../../app/content/csv.ts";
import { dueDiligence } from "../../app/content/due-diligence.ts";
import { addressOf } from "../../app/content/language.ts";
import { isExternal } from "../../app/content/links.ts";

const columns = [t`Question`, t`Answer`, t`Where it stands`, t`Read or ask`] as const;

/** The rows of each topic, in the order of the columns; the last cell is an absolute URL. */
const sheet = (brand: Brand) =>
  dueDiligence(brand).map(({ name, answers }) => ({
    topic: name,
    rows: answers.map(({ question, answer, availability, link: { href } }) => [
      question,
      answer,
      availabilityWords[availability],
      isExternal(href) ? href : brand.siteOrigin + addressOf(href),
    ]),
  }));

/** The due-diligence sheet as CSV. */
export function dueDiligenceCsv(brand: Brand): string {
  return toCsv([
    [t`Topic`, ...columns],
    ...sheet(brand).flatMap(({ topic, rows }) => rows.map((cells) => [topic, ...cells])),
  ]);
}

/** The due-diligence sheet as Markdown: a table for each topic. */
export function dueDiligenceMarkdown(brand: Brand): string {
  const tables = sheet(brand).map(({ topic, rows }) =>
    [
      `## ${topic}\n`,
      line(columns),
      line(columns.map(() => "---")),
      ...rows.map((cells) => line(cells)),
    ].join("\n"),
  );
  return `${[t`# ${{ name: brand.name }}: due diligence`, ...tables].join("\n\n")}\n`;
}

/** Any white space but no-break spaces, which belong to the text. */
const gaps = /[^\S\u00a0\u202f]+/g;

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replace(gaps, " ").replace(/[\\|]/g, "\\$&")).join(" | ")} |`;
}
