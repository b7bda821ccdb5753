import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { dueDiligenceFiles } from "../../app/content/due-diligence.ts";
import { documents, read, textOf } from "./dist.ts";

interface Row {
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly availability: string;
  readonly link: string;
}

const page = documents.find(({ path }) => path === "/security-compliance")?.html ?? "";
const csv = read(dueDiligenceFiles.csv).toString();
const markdown = read(dueDiligenceFiles.markdown).toString();

const words = (html = "") => textOf(`<main>${html}</main>`).trim();

/** The sheet's rows, read from the HTML of the page. */
function rowsOfPage(): Row[] {
  const sheet = page.match(/<section id="due-diligence"[\s\S]*?<\/main>/)?.[0] ?? "";
  return sheet
    .split("<h3>")
    .slice(1)
    .flatMap((part) => {
      const topic = words(part.split("</h3>")[0]);
      return [
        ...part.matchAll(
          /<dt>(.*?)<\/dt><dd>(.*?)<\/dd><dd><span[^>]*>(.*?)<\/span><a [^>]*href="([^"]*)"/gs,
        ),
      ].map(([, question, answer, availability, href = ""]) => ({
        topic,
        question: words(question),
        answer: words(answer),
        availability: words(availability),
        link: brand.siteOrigin + href.replaceAll("&amp;", "&"),
      }));
    });
}

function toRow([
  topic = "",
  question = "",
  answer = "",
  availability = "",
  link = "",
]: readonly string[]): Row {
  return { topic, question, answer, availability, link };
}

function rowsOfCsv(): Row[] {
  return csv
    .split("\r\n")
    .slice(1, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    )
    .map(toRow);
}

function rowsOfMarkdown(): Row[] {
  return markdown
    .split("\n## ")
    .slice(1)
    .flatMap((part) => {
      const [topic = "", , , , ...lines] = part.split("\n");
      return lines.filter(Boolean).map((line) => toRow([topic, ...line.slice(2, -2).split(" | ")]));
    });
}

const rows = rowsOfPage();

test("the page has twenty to thirty questions, each with a link to read on or ask", () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.length).toBeLessThanOrEqual(30);
  for (const { availability, link } of rows) {
    const isQuestion = link.startsWith(`${brand.siteOrigin}/contact?subject=Due%20diligence`);
    expect(isQuestion, link).toBe(availability !== "Published");
  }
});

describe("the files agree with the page", () => {
  test("the CSV file", () => expect(rowsOfCsv()).toEqual(rows));
  test("the Markdown file", () => expect(rowsOfMarkdown()).toEqual(rows));
});

test("the CSV file conforms to RFC 4180: CRLF, no byte order mark, rows of equal length", () => {
  expect(csv.startsWith("Topic,")).toBe(true);
  expect(csv.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(csv.endsWith("\r\n")).toBe(true);
});
