import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { dueDiligenceFiles } from "../../app/content/due-diligence.ts";
import { toCsv } from "../../site-build/feeds/csv.ts";
import { htmlOf, read, textOf } from "./dist.ts";

/** The rows of the sheet, read from the HTML of the page. */
function rowsOfPage() {
  const [sheet = ""] =
    htmlOf("/security-compliance").match(/<h2[^>]* id="due-diligence"[\s\S]*?<\/main>/) ?? [];
  const row =
    /<dt>(.*?)<\/dt><dd>(.*?)<\/dd><dd><span[^>]*>(.*?)<\/span> *<a [^>]*href="([^"]*)"/gs;
  return sheet
    .split("<h3>")
    .slice(1)
    .flatMap((part) =>
      [...part.matchAll(row)].map(
        ([, question = "", answer = "", availability = "", href = ""]) => ({
          topic: textOf(part.split("</h3>")[0] ?? ""),
          cells: [question, answer, availability, brand.siteOrigin + href].map(textOf),
        }),
      ),
    );
}

const rows = rowsOfPage();

test("the page has twenty to thirty questions, each with a link to read on or ask", () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.length).toBeLessThanOrEqual(30);
  for (const { cells } of rows) {
    const [, , availability, link = ""] = cells;
    const isQuestion = link.startsWith(`${brand.siteOrigin}/contact?subject=Due%20diligence`);
    expect(isQuestion, link).toBe(availability !== "Published");
  }
});

const columns = ["Question", "Answer", "Where it stands", "Read or ask"];

test("the CSV file has the rows of the page", () => {
  expect(read(dueDiligenceFiles.csv).toString()).toBe(
    toCsv([["Topic", ...columns], ...rows.map(({ topic, cells }) => [topic, ...cells])]),
  );
});

test("the Markdown file has a table with the rows of each topic of the page", () => {
  const tables = read(dueDiligenceFiles.markdown).toString().trim().split("\n\n## ").slice(1);
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const topics = [...new Set(rows.map(({ topic }) => topic))];
  expect(tables).toEqual(
    topics.map((topic) =>
      [`${topic}\n`, line(columns), line(columns.map(() => "---"))]
        .concat(rows.filter((row) => row.topic === topic).map(({ cells }) => line(cells)))
        .join("\n"),
    ),
  );
});
