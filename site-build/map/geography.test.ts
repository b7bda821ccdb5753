import { expect, test } from "vitest";
import { type Country, countries as listedCountries } from "../../app/content/countries.ts";
import { languages } from "../../app/content/languages.ts";
import { readCatalog } from "../languages/catalog.ts";
import { drawCountries } from "./geography.ts";
import { namesIn } from "./names.ts";
import { mapSvg } from "./svg.ts";

const countries = drawCountries();
const svg = mapSvg();
const siteCountries: readonly Country[] = listedCountries;

test("those in the site's lists are drawn, matched by name or alias", () => {
  const listed = countries.flatMap(({ listed }) => listed ?? []);
  expect(listed.map(({ code }) => code).sort()).toEqual(
    siteCountries.map(({ code }) => code).sort(),
  );
});

test("every country has its name and, by ISO, an id, highlighted ones their code", () => {
  const ids = [...svg.matchAll(/id="map-([A-Z]{2})" (?:data-code="\w\w" )?data-name="([^"]+)"/g)];
  expect(new Set(ids.map(([, code]) => code)).size).toBe(ids.length);
  const named = new Map(ids.map(([, code = "", name = ""]) => [name, code]));
  for (const { name, code } of siteCountries) expect(named.get(name)).toBe(code);
  expect(
    ["Rwanda", "DR Congo", "Benin", "Burkina Faso", "Zimbabwe"].map((each) => named.get(each)),
  ).toEqual(["RW", "CD", "BJ", "BF", "ZW"]);
  const without = countries.filter(({ name }) => !named.has(name)).map(({ name }) => name);
  expect(without).toEqual(["Northern Cyprus", "Somaliland"]);
  const highlighted = siteCountries.filter((country) => country.highlighted);
  expect(svg.match(/data-code="[A-Z]{2}"/g)).toHaveLength(highlighted.length);
  expect(svg.match(/data-name="/g)).toHaveLength(countries.length);
});

test("every listed country has a flag, which fills its shape but for Zambia's", () => {
  for (const { code } of siteCountries) {
    expect(svg, code).toMatch(new RegExp(`<(linearGradient|pattern) id="flag-${code}"`));
  }
  expect(svg.match(/ data-plain=""/g)).toHaveLength(1);
  expect(svg).toMatch(/<path id="map-ZM"[^>]* data-plain=""/);
});

test("no label next to the map overlaps another", () => {
  const flags = [...svg.matchAll(/<rect x="(\d+)" y="(\d+)"/g)];
  for (const side of new Set(flags.map(([, x]) => x))) {
    const tops = flags.flatMap(([, x, y]) => (x === side ? [Number(y)] : [])).sort((a, b) => a - b);
    for (const [i, top] of tops.slice(1).entries()) {
      expect(top - (tops[i] ?? 0), `at ${side}, ${top}`).toBeGreaterThanOrEqual(30);
    }
  }
});

test("in French the map has the names of CLDR, which are those of the site's lists", () => {
  const inFrench = namesIn(languages[1]);
  expect(
    ["Algeria", "DR Congo", "Palestine", "Northern Cyprus", "Somaliland"].map(inFrench),
  ).toEqual(["Algérie", "Congo-Kinshasa", "Palestine", "Chypre du Nord", "Somaliland"]);
  const translated = readCatalog(languages[1]);
  for (const { name } of siteCountries) {
    expect(inFrench(name)).toBe(translated({ message: name }));
  }
});
