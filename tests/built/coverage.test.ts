import { expect, test } from "vitest";
import { countries } from "../../app/content/countries.ts";
import { mapSvg } from "../../generator/map/svg.ts";
import { fileNames, read } from "./dist.ts";

test("the CSV file matches the content", () => {
  const [header, ...records] = read("coverage.csv").toString().split("\r\n");
  expect(header).toBe("country,alpha-2,highlighted on the map,local collection currency");
  expect(records.pop()).toBe("");
  expect(records.map((record) => record.split(","))).toEqual(
    countries.map((country) => [
      country.name,
      country.code,
      country.highlighted ? "yes" : "no",
      "currency" in country ? country.currency : "not stated",
    ]),
  );
});

test("no script contains the map or the code that draws it", () => {
  const outline = /M-?\d+ ?-?\d+l(?:[ -]?\d+){12}/;
  expect(mapSvg()).toMatch(outline);
  for (const name of fileNames().filter((each) => each.endsWith(".js"))) {
    const code = read(name).toString();
    expect(code, name).not.toMatch(outline);
    expect(code, name).not.toMatch(/topojson|geoMercator|d3-geo|world-atlas/i);
  }
});
