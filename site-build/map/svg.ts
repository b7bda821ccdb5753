import type { HighlightedCode } from "../../app/content/countries.ts";
import { flagDefinitions, flagFill, shapeFill } from "./flags.ts";
import { drawCountries, MAP, STEPS } from "./geography.ts";
import { codeOf } from "./names.ts";

/**
 * Callouts of the highlighted countries on wide screens: lines from the coast to the flag, horizontal
 * and vertical only, that never cross. A highlighted country without one does not compile.
 */
const callouts: Readonly<Record<HighlightedCode, { readonly line: string; readonly y: number }>> = {
  SN: { line: "M237 161H200V262H174", y: 262 },
  SL: { line: "M262 199H215V292H174", y: 292 },
  CI: { line: "M306 216V322H174", y: 322 },
  GH: { line: "M341 214V352H174", y: 352 },
  TG: { line: "M358 209V382H174", y: 382 },
  BJ: { line: "M368 205V412H174", y: 412 },
  NG: { line: "M400 219V442H174", y: 442 },
  UG: { line: "M592 251H742", y: 251 },
  TZ: { line: "M618 302H742", y: 302 },
  ZM: { line: "M567 352H742", y: 352 },
  BW: { line: "M545 414H742", y: 414 },
  SZ: { line: "M572 452H742", y: 452 },
};

/** From land to land around the Red Sea and the Gulf: a lane under the continent does not show in the seas within it. */
const SEAS = "M1148,89L1385,56L1504,120L1485,167L1357,294L1308,337L1259,323L1189,264z";

/**
 * The whole map as one SVG: every country has its name and, if ISO lists it, an id; highlighted ones
 * have their code. The page's stylesheet sets colours and states. `named` translates a name.
 */
export function mapSvg(named = (english: string) => english): string {
  const countries = drawCountries();
  const others = countries.filter(({ listed }) => !listed?.highlighted);
  const drawn = (some: typeof others) =>
    some.map(
      ({ name, path }) =>
        `<path ${codeOf(name) ? `id="map-${codeOf(name)}" ` : ""}data-name="${named(name)}" d="${path}"/>`,
    );
  const highlighted = countries.flatMap(({ path, listed }) =>
    listed?.highlighted ? [{ name: named(listed.name), path, code: listed.code }] : [],
  );
  const nameOf = (code: string) => highlighted.find((each) => each.code === code)?.name ?? "";

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width * 0.3}" height="${MAP.height * 0.3}" viewBox="0 0 ${MAP.width} ${MAP.height}" aria-hidden="true">`,
    `<defs>${flagDefinitions()}</defs>`,
    // The land's outline in the background colour, beneath it: the gap where land passes over the lane.
    `<g transform="scale(${1 / STEPS})">`,
    '<use href="#land" data-part="casing"/>',
    '<g data-far="">',
    '<use href="#far" data-part="casing"/>',
    `<path data-part="casing" d="${SEAS}"/>`,
    '<g id="far" data-part="land">',
    ...drawn(others.filter(({ isAfrican }) => !isAfrican)),
    "</g></g>",
    '<g id="land" data-part="land">',
    ...drawn(others.filter(({ isAfrican }) => isAfrican)),
    "</g>",
    '<g data-part="highlighted">',
    ...highlighted.map(
      ({ name, path, code }) =>
        `<path id="map-${code}" data-code="${code}" data-name="${name}" ${shapeFill(code)} d="${path}"/>`,
    ),
    "</g></g>",
    '<g data-part="callouts">',
    ...Object.entries(callouts).map(([code, { line, y }]) => {
      const left = line.endsWith("H174");
      const [, east, south] = line.match(/^M(\d+) (\d+)/) ?? [];
      const text = left ? 'x="122" text-anchor="end"' : 'x="794"';
      return `<path d="${line}"/><circle cx="${east}" cy="${south}" r="4"/><rect x="${left ? 132 : 748}" y="${y - 12}" width="36" height="24" ${flagFill(code)}/><text ${text} y="${y + 5}">${nameOf(code)}</text>`;
    }),
    "</g>",
    "</svg>",
  ].join("");
}
