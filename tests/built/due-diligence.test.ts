import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { toCsv } from "../../app/content/csv.ts";
import { dueDiligenceFiles } from "../../app/content/due-diligence.ts";
import { htmlOf, read, textOf } from "./dist.ts";

const [sheet = ""] =
  htmlOf("/security-compliance").match(/<h2[^>]* id="due-diligence"[\s\S]*?<\/main>/) ?? [];
const row =
  /<dt>(.*?)<\/dt><dd>(.*?)<\/dd><dd><span[^>]*>(.*?)<\/span> *(?:<span[^>]*>)?<a [^>]*href="([^"]*)"/gs;
/** Question, answer, where it stands and its link, as the page has them. */
const rows = [...sheet.matchAll(row)].map(([, question = "", answer = "", state = "", href = ""]) =>
  [question, answer, state, brand.siteOrigin + href].map(textOf),
);

test("the page has twenty to forty questions, each with a link to read on or ask", () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.length).toBeLessThanOrEqual(40);
  for (const [, , state, link = ""] of rows) {
    const isQuestion = link.startsWith(`${brand.siteOrigin}/contact?subject=`);
    // What the agreement sets, a section of the terms may say.
    if (state !== "Set in your agreement") expect(isQuestion, link).toBe(state !== "Published");
  }
});

test("both files have the rows of the page", () => {
  const csv = read(dueDiligenceFiles.csv).toString();
  const markdown = read(dueDiligenceFiles.markdown).toString();
  for (const cells of rows) {
    expect(csv).toContain(`,${toCsv([cells]).slice(1)}`);
    expect(markdown).toContain(`| ${cells.join(" | ")} |`);
  }
  // The names of the columns come first, and an end of line last.
  expect(csv.split("\r\n")).toHaveLength(rows.length + 2);
  expect(markdown.match(/^\| (?!---|Question)/gm)).toHaveLength(rows.length);
});
