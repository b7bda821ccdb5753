import { expect, test } from "vitest";
import { createRaster, faces } from "./raster.ts";

test("letters of a name outside the font subsets are drawn with distinct glyphs", async () => {
  const letters = [..."ỌọẹŁöḿ"];
  const raster = await createRaster(letters.join(""));
  const drawn = letters.map((letter) => {
    const text = `<text y="80" font-family="${faces.display}" font-size="80">${letter}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${text}</svg>`;
    return raster.png(svg, 100).toString("base64");
  });
  expect(new Set(drawn).size).toBe(letters.length);
});
