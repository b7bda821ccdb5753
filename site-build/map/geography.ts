import { type Country, countries } from "../../app/content/countries.ts";
import shapes from "./shapes.json" with { type: "json" };

/*
 * Africa and its neighbours, for a drawing of 980 by 520 pixels. `shapes.json` has SVG path data from Natural Earth 1:50m
 * (public domain), simplified and in whole steps; how it was made: docs/decisions/coverage-map.md.
 */
export const MAP = { width: 980, height: 520 } as const;
/** This many to a pixel of the drawing: a dense screen shows a pixel's corners. */
export const STEPS = 2;

/** Every country of the map, sorted by name, with its entry in this site's lists if it has one. */
export const drawCountries = () =>
  shapes.map((shape) => ({
    ...shape,
    listed: countries.find(
      (each: Country) => each.name === shape.name || each.alias === shape.name,
    ),
  }));
