import { expect, test } from "vitest";
import { countries } from "../../app/content/countries.ts";
import { coverageCsv } from "../../site-build/feeds/coverage-csv.ts";
import { fileNames, htmlOf, read } from "./dist.ts";

// Its header and its records are tested in coverage-csv.test.ts.
test("the CSV file has every country", () => {
  expect(read("coverage.csv").toString()).toBe(coverageCsv(countries));
});

test("no script contains the map or the code that draws it", () => {
  const outline = /M-?\d+ ?-?\d+l(?:[ -]?\d+){12}/;
  expect(htmlOf("/country-coverage")).toMatch(outline);
  for (const name of fileNames().filter((each) => each.endsWith(".js"))) {
    const code = read(name).toString();
    expect(code, name).not.toMatch(outline);
    expect(code, name).not.toMatch(/topojson|geoMercator|d3-geo|world-atlas/i);
  }
});
