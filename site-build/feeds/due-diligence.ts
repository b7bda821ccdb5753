import { t } from "#words";
import { availabilityWords } from "../../app/content/availability.ts";
import type { Brand } from "../../app/content/brand.ts";
import { dueDiligence } from "../../app/content/due-diligence.ts";
import { addressOf } from "../../app/content/language.ts";
import { isExternal } from "../../app/content/links.ts";
import { toCsv } from "./csv.ts";

const columns = [t`Question`, t`Answer`, t`Where it stands`, t`Read or ask`] as const;

interface SheetRow {
  readonly topic: string;
  /** In the order of the columns; the last is an absolute URL. */
  readonly cells: readonly string[];
}

function rowsOf(brand: Brand): SheetRow[] {
  return dueDiligence(brand).flatMap(({ name, answers }) =>
    answers.map(({ question, answer, availability, link: { href } }) => ({
      topic: name,
      cells: [
        question,
        answer,
        availabilityWords[availability],
        isExternal(href) ? href : brand.siteOrigin + addressOf(href),
      ],
    })),
  );
}

/** The due-diligence sheet as CSV. */
export function dueDiligenceCsv(brand: Brand): string {
  return toCsv([
    [t`Topic`, ...columns],
    ...rowsOf(brand).map(({ topic, cells }) => [topic, ...cells]),
  ]);
}

/** The due-diligence sheet as Markdown: a table for each topic. */
export function dueDiligenceMarkdown(brand: Brand): string {
  const rows = rowsOf(brand);
  const tables = [...new Set(rows.map(({ topic }) => topic))].map((name) =>
    [
      `## ${name}\n`,
      line(columns),
      line(columns.map(() => "---")),
      ...rows.filter(({ topic }) => topic === name).map(({ cells }) => line(cells)),
    ].join("\n"),
  );
  return `${[t`# ${{ name: brand.name }}: due diligence`, ...tables].join("\n\n")}\n`;
}

/** Any white space but no-break spaces, which belong to the text. */
const gaps = /[^\S\u00a0\u202f]+/g;

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replace(gaps, " ").replace(/[\\|]/g, "\\$&")).join(" | ")} |`;
}
