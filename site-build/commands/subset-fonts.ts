import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { characters, displayCharacters } from "../fonts/characters.ts";
import { typefaces } from "../fonts/typefaces.ts";

/**
 * Subsets the two typefaces to the characters that the site uses. Run it with `npm run fonts` when the
 * text needs a character that is not in the list, and commit the results. docs/decisions/fonts.md
 * explains the choice of typefaces and how the fallbacks were measured.
 */
const fonts = [
  {
    from: typefaces.display.file("latin"),
    to: "loom-display.woff2",
    characters: displayCharacters,
    axes: typefaces.display.axes,
    features: ["kern", "tnum"],
  },
  {
    from: typefaces.text.file("latin"),
    to: "loom-text.woff2",
    characters,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern"], // its figures are all of one width
  },
];

const resolve = createRequire(import.meta.url).resolve;
for (const { from, to, characters, axes, features } of fonts) {
  const subset = await subsetFont(readFileSync(resolve(from)), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
    dropTables: ["STAT"],
  });
  writeFileSync(join(import.meta.dirname, "../../app/fonts", to), subset);
  process.stdout.write(`${to}: ${subset.length} bytes\n`);
}
