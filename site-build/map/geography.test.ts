import { describe, expect, test } from "vitest";
import { type Country, countries as listedCountries } from "../../app/content/countries.ts";
import { languages } from "../../app/content/languages.ts";
import { readCatalog } from "../languages/catalog.ts";
import { drawCountries, MAP, type Point, project, STEPS } from "./geography.ts";
import { namesIn } from "./names.ts";
import { mapSvg } from "./svg.ts";

/** Mercator from its formula, with the specification's centre, scale and size. */
function mercator(longitude: number, latitude: number): Point {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  return [
    980 / 2 + 400 * radians(longitude - 20),
    520 / 2 - 400 * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
  ];
}

const countries = drawCountries();
const svg = mapSvg();
const siteCountries: readonly Country[] = listedCountries;
const named = (name: string) => countries.find((country) => country.name === name);

test("the projection is the specified one", () => {
  expect(MAP).toEqual({ width: 980, height: 520 });
  expect(project(20, 0)).toEqual([490, 260]);
  for (let longitude = -20; longitude <= 55; longitude += 5) {
    for (let latitude = -35; latitude <= 37; latitude += 4) {
      const [x, y] = project(longitude, latitude);
      const [expectedX, expectedY] = mercator(longitude, latitude);
      expect(x).toBeCloseTo(expectedX, 6);
      expect(y).toBeCloseTo(expectedY, 6);
    }
  }
});

/** Whether a point is inside a path by `drawCountries`, by the even-odd rule. */
function contains(path: string, point: Point): boolean {
  const [x, y] = [point[0] * STEPS, point[1] * STEPS];
  let inside = false;
  for (const ring of path.split("z").filter(Boolean)) {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    const points: [number, number][] = [];
    // The start, and then each step from the last point.
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [lastX, lastY] = points.at(-1) ?? [0, 0];
      points.push([lastX + (numbers[i] ?? 0), lastY + (numbers[i + 1] ?? 0)]);
    }
    points.forEach(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

describe("which countries are drawn", () => {
  test("those in the site's lists, matched by name or alias", () => {
    const listed = countries.flatMap(({ listed }) => listed ?? []);
    expect(listed.map(({ code }) => code).sort()).toEqual(
      siteCountries.map(({ code }) => code).sort(),
    );
  });

  test("Africa and its neighbours within the bounds, and nothing else", () => {
    for (const name of ["Egypt", "Madagascar", "Tunisia", "Lesotho", "DR Congo", "Yemen"]) {
      expect(named(name), name).toBeDefined();
    }
    for (const name of ["Spain", "India", "Brazil", "Turkey", "Mauritius", "Cabo Verde"]) {
      expect(named(name), name).toBeUndefined();
    }
  });
});

test("a screen that has no room for the neighbours has all of Africa", () => {
  const isAfrican = (name: string) => named(name)?.isAfrican;
  const neighbours = ["Yemen", "Saudi Arabia", "Israel", "Cyprus", "Iran"];
  expect(["Egypt", "Eritrea", "Djibouti", "Somalia", "Tunisia"].filter(isAfrican)).toHaveLength(5);
  expect(neighbours.filter(isAfrican)).toEqual([]);
  expect(countries.filter((country) => !country.isAfrican)).toHaveLength(15);
  expect(countries.every(({ listed, isAfrican }) => !listed || isAfrican)).toBe(true);
});

test("every country has its name, listed ones an id, highlighted ones their code", () => {
  expect(svg.match(/id="map-[A-Z]{2}"/g)).toHaveLength(siteCountries.length);
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

test("the line to each label begins at its country", () => {
  const lines = [...svg.matchAll(/<path d="M(\d+) (\d+)[^>]*><rect[^>]*#flag-(\w\w)/g)];
  expect(lines).toHaveLength(siteCountries.filter(({ highlighted }) => highlighted).length);
  const near = [-6, 0, 6];
  for (const [, x, y, code] of lines) {
    const path = countries.find(({ listed }) => listed?.code === code)?.path ?? "";
    const touches = near.some((right) =>
      near.some((down) => contains(path, [Number(x) + right, Number(y) + down])),
    );
    expect(touches, code).toBe(true);
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
