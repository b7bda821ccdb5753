import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoCentroid, geoMercator } from "d3-geo";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Country, countries } from "../../app/content/countries.ts";

/*
 * Africa and its neighbours as SVG path data, for a drawing of 980 by 520 pixels. Borders:
 * Natural Earth 1:50m (public domain), from the package `world-atlas`.
 */
export const MAP = { width: 980, height: 520 } as const;
/** Paths are in whole steps, this many to a pixel of the drawing: a dense screen shows a pixel's corners. */
export const STEPS = 2;

const projection = geoMercator()
  .center([20, 0])
  .scale(400)
  .translate([MAP.width / 2, MAP.height / 2]);

/** Border points that span a smaller area are simplified away, in square degrees: in Africa, and beyond. */
const DETAIL = 0.04;
const COARSE = 0.2;
/** Islands and lakes below this area are left out, in square steps. */
const SMALLEST_ISLAND = 7 * STEPS ** 2;
const SMALLEST_LAKE = 6 * STEPS ** 2;

/** Full names for Natural Earth's abbreviations. */
const names: Readonly<Record<string, string>> = {
  eSwatini: "Eswatini",
  "Dem. Rep. Congo": "DR Congo",
  "Central African Rep.": "Central African Republic",
  "S. Sudan": "South Sudan",
  "Eq. Guinea": "Equatorial Guinea",
  "W. Sahara": "Western Sahara",
  "N. Cyprus": "Northern Cyprus",
  "São Tomé and Principe": "São Tomé and Príncipe",
};

export type Point = readonly [x: number, y: number];
type Position = readonly number[];
type Area = GeoJSON.Feature<GeoJSON.Polygon | GeoJSON.MultiPolygon, { name: string }>;
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

export interface DrawnCountry {
  readonly name: string;
  /** Its entry in this site's lists, if it has one. */
  readonly listed: Country | undefined;
  /** SVG path data, in steps. */
  readonly path: string;
  readonly isAfrican: boolean;
}

/** Converts degrees east and north to pixels on the map. */
export function project(longitude: number, latitude: number): Point {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`The map cannot project ${longitude}, ${latitude}.`);
  return point;
}

/** The same in whole steps. */
function stepsTo(longitude: number, latitude: number): Point {
  const [x, y] = project(longitude, latitude);
  return [Math.round(x * STEPS), Math.round(y * STEPS)];
}

/** Every country of the map, sorted by name. */
export function drawCountries(): readonly DrawnCountry[] {
  const file = import.meta.resolve("world-atlas/countries-50m.json");
  const atlas: Atlas = JSON.parse(readFileSync(fileURLToPath(file), "utf8"));
  const exact = areasOf(atlas);
  const weighed = presimplify(atlas);
  const [fine, coarse] = [DETAIL, COARSE].map(
    (detail) =>
      new Map(
        areasOf(simplify(weighed, detail) as Atlas).map((area) => [area.properties.name, area]),
      ),
  );
  return exact
    .filter((area) => isWithinBounds(geoCentroid(area)))
    .map((area) => {
      const name = names[area.properties.name] ?? area.properties.name;
      const [longitude, latitude] = geoCentroid(area);
      const isAfrican = !isBeyondRedSea([longitude, latitude]);
      const drawn = (isAfrican ? fine : coarse)?.get(area.properties.name) ?? area;
      const listed = countries.find((each: Country) => each.name === name || each.alias === name);
      return { name, listed, path: pathOf(drawn, stepsTo(longitude, latitude)), isAfrican };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const areasOf = (atlas: Atlas) => feature(atlas, atlas.objects.countries).features as Area[];

/** A country is drawn when its centroid lies within these degrees. */
const isWithinBounds = ([longitude, latitude]: readonly [number, number]) =>
  longitude >= -20 && longitude <= 55 && latitude >= -35 && latitude <= 37;

/** A straight line is enough: all of Africa is on one side, the islands of the Levant on the other. */
const isBeyondRedSea = ([longitude, latitude]: readonly [number, number]) =>
  latitude > 12 && longitude > 32.5 + (30 - latitude) * 0.6;

function pathOf({ geometry }: Area, centre: Point): string {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const [mainland, ...islands] = polygons
    .map(([outer = []]) => ringOf(outer))
    .filter((ring) => ring.length > 2)
    .sort((a, b) => areaOf(b) - areaOf(a));
  if (!mainland) return dotAt(centre);
  const lakes = polygons.flatMap(([, ...inner]) => inner.map(ringOf));
  return [
    mainland,
    ...islands.filter((ring) => areaOf(ring) >= SMALLEST_ISLAND),
    ...lakes.filter((ring) => ring.length > 2 && areaOf(ring) >= SMALLEST_LAKE),
  ]
    .map(write)
    .join("");
}

/** Rounds to whole steps and drops points that repeat or lie on a straight line. */
function ringOf(border: readonly Position[]): Point[] {
  const points = border.map(([longitude = 0, latitude = 0]) => stepsTo(longitude, latitude));
  const distinct = points.filter((point, i) => String(point) !== String(points.at(i - 1)));
  return distinct.filter((point, i) => {
    const [x, y] = point;
    const [beforeX, beforeY] = distinct.at(i - 1) ?? point;
    const [afterX, afterY] = distinct[(i + 1) % distinct.length] ?? point;
    return (x - beforeX) * (afterY - y) !== (y - beforeY) * (afterX - x);
  });
}

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled / 2);
}

/** One move, then relative lines: the shortest notation, and its repetitions compress well. */
function write(ring: readonly Point[]): string {
  const [[startX, startY] = [0, 0], ...rest] = ring;
  let [x, y] = [startX, startY];
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x}${nextY < y ? "" : " "}${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  const line = steps.reduce((all, step) => all + (step.startsWith("-") ? "" : " ") + step);
  return `M${startX} ${startY}l${line}z`;
}

/** The path of a country smaller than a pixel. */
function dotAt([x, y]: Point): string {
  return `M${x - STEPS} ${y - STEPS}h${2 * STEPS}v${2 * STEPS}h${-2 * STEPS}z`;
}
