import { describe, expect, test } from "vitest";
import { attributes, documents, fileNames, read } from "./dist.ts";

/** In bytes, brotli: 5% above the last measurement (docs/performance.md), so an ordinary change fits. */
const DOCUMENT_MAX = 21_000;
/** On a page without islands, and on every page before one wakes. */
const FIRST_SCRIPT_MAX = 6_600;
/** Of one island with all its imports, React included, and the first script. */
const ISLAND_MAX = 74_500;
const FONTS_MAX = 25_100;

const size = (addresses: Iterable<string>) =>
  [...addresses].reduce((sum, address) => sum + read(`${address}.br`).length, 0);

/** The files of each island of a document: its own, and those that it needs. */
const islandsOf = (html: string) =>
  [...html.matchAll(/data-island="([^"]+)" data-needs="([^"]*)"/g)].map(
    ([, own = "", needs = ""]) => [own, ...needs.split(" ")],
  );

/** The files that a script imports: at once, or on demand. */
function importsOf(address: string, when: "at once" | "on demand"): string[] {
  const code = read(address.slice(1)).toString();
  const pattern =
    when === "at once"
      ? /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
      : /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;
  return [...code.matchAll(pattern)].map(([, name]) => `/assets/${name}`);
}

describe.each(documents)("$path", ({ file, html }) => {
  const [boot = ""] = attributes(html, "script", "src");

  test("the document stays within the budget", () => {
    expect(read(`${file}.br`).length).toBeLessThanOrEqual(DOCUMENT_MAX);
  });

  test("scripts without an island stay within the budget, React not among them", () => {
    expect(importsOf(boot, "at once"), "it waits for no other file").toEqual([]);
    const later = importsOf(boot, "on demand").filter(
      (each) => !/\/(?:react|drawings)-/.test(each),
    );
    expect(size([boot, ...later])).toBeLessThanOrEqual(FIRST_SCRIPT_MAX);
  });

  test("a menu that opens loads nothing that islands share", () => {
    const drawings = importsOf(boot, "on demand").filter((each) => each.includes("/drawings-"));
    expect(drawings).toHaveLength(1);
    const needed = drawings.flatMap((each) => importsOf(each, "at once"));
    expect(needed.filter((each) => /\/(?:react|shared)-/.test(each))).toEqual([]);
  });

  test("its islands name all that they import, once, and stay within the budget", () => {
    for (const files of islandsOf(html)) {
      expect(size([boot, ...files])).toBeLessThanOrEqual(ISLAND_MAX);
      expect(new Set(files).size).toBe(files.length);
      const known = [boot, ...importsOf(boot, "at once"), ...files];
      for (const each of files) {
        for (const imported of importsOf(each, "at once")) expect(known, each).toContain(imported);
      }
    }
    expect(islandsOf(html)).toHaveLength(attributes(html, "div", "data-island").length);
  });

  test("the first paint needs only the document", () => {
    const page = html.slice(0, html.indexOf("</main>"));
    expect(page).not.toMatch(/<link[^>]*rel="stylesheet"/);
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, tag = ""]) => tag);
    const fetched = scripts.filter((each) => each.includes("src="));
    for (const tag of fetched) expect(tag).toMatch(/type="module" async/);
    expect(html.slice(html.indexOf("</main>"))).toContain(fetched.join());
    expect(html).not.toMatch(/@import/);
  });
});

test("all fonts together stay within the budget", () => {
  const fonts = fileNames().filter((name) => name.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, name) => sum + read(name).length, 0)).toBeLessThanOrEqual(FONTS_MAX);
});
