import { beforeAll, expect, test } from "vitest";
import { routes } from "../../../app/content/pages.ts";
import { createRaster, faces, type Raster } from "../raster.ts";
import { POSTER, posterSvg, signOf } from "./poster.ts";

let raster: Raster;
beforeAll(async () => {
  raster = await createRaster();
});

/** Where the drawing begins; text must end before it. */
const WORDS_END = 740;

function textsOf(svg: string) {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, tag = "", inner = ""]) => {
    const at = (name: string) => tag.match(new RegExp(`(?<![\\w-])${name}="([^"]*)"`))?.[1] ?? "";
    const text = inner.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    const face = Object.values(faces).find((each) => each === at("font-family")) ?? faces.text;
    const size = Number(at("font-size"));
    const width = raster.width(text, face) * size + text.length * Number(at("letter-spacing"));
    return { text, size, right: Number(at("x")) + width, y: Number(at("y")) };
  });
}

/** Every title of the site, and a few that are hard to set. */
const posters = [
  ...routes.map(({ path, title }) => ({ title, path })),
  ...[
    "W",
    "Internationalisation of counterparties",
    "Transcontinentalisation-and-disintermediation",
    "A title that is as long as a title of this site may be & more",
  ].map((title) => ({ title, path: "/fx-engine" as const })),
];
/** The place of a title depends on no name. */
const names = ["i", "Transcontinental Settlement Corporation", "W".repeat(40)];
const named = [
  ...posters.map((poster) => ({ ...poster, brandName: "Kivuko" })),
  ...names.map((brandName) => ({ title: "Solutions", path: "/solutions" as const, brandName })),
];

test.each(named)("$title stays within its place under the name $brandName", (poster) => {
  const { title, path, brandName } = poster;
  const svg = posterSvg({ brandName, title }, signOf(path), raster);
  const texts = textsOf(svg);
  for (const { text, right, size } of texts) {
    expect(right, text).toBeLessThanOrEqual(WORDS_END);
    expect(size, text).toBeGreaterThanOrEqual(12);
  }
  const [name] = texts;
  const lines = texts.slice(1);
  // From the capitals of the first line below the name to the last line above the edge.
  expect((lines[0]?.y ?? 0) - (lines[0]?.size ?? 0) * 0.72).toBeGreaterThan((name?.y ?? 0) + 20);
  for (const line of lines) {
    expect(line.y + line.size * 0.25).toBeLessThan(552);
  }
  expect(lines.map(({ text }) => text).join(" ")).toBe(title);
});

test("a name cannot write markup", () => {
  const svg = posterSvg({ brandName: `<a b="'">&`, title: "<b>" }, signOf("/"), raster);
  expect(svg).not.toMatch(/<[ab][ >]/);
  expect(raster.png(svg, POSTER.width).length).toBeGreaterThan(1000);
});
