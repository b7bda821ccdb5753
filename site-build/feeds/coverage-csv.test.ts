import { expect, test } from "vitest";
import { coverageCsv } from "./coverage-csv.ts";

test("there is one record per country, with the line ends of RFC 4180", () => {
  const csv = coverageCsv([
    { code: "GH", alpha3: "GHA", name: "Ghana", highlighted: true, currency: "GHS" },
    { code: "KE", alpha3: "KEN", name: "Kenya", highlighted: false },
  ]);
  expect(csv.split("\r\n")).toEqual([
    "\ufeffcountry,alpha-2,served,local collection currency",
    "Ghana,GH,yes,GHS",
    "Kenya,KE,not listed,not stated",
    "",
  ]);
});

test("a name with a comma, a quote or a line break is quoted", () => {
  const csv = coverageCsv([
    { code: "XX", alpha3: "XXX", name: 'Here, "there"\nand back', highlighted: false },
  ]);
  expect(csv).toContain('\r\n"Here, ""there""\nand back",XX,not listed,not stated\r\n');
});
