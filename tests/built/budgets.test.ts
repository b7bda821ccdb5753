import { describe, expect, test } from "vitest";
import { resolveLanguages } from "../../site-build/configuration/languages.ts";
import { attributes, brotliBytes, documents, fileNames, read } from "./dist.ts";

/** What leads to another language, where there is one. */
const SWITCH_MAX = resolveLanguages(process.env).length > 1 ? 300 : 0;
/** In bytes, brotli: 5% above what was measured last (docs/performance.md), so that an ordinary change fits. */
const DOCUMENT_MAX = 19_000;
const SCRIPT_MAX = 90_400;
/** Of a page without behaviour, which brings no code of its own. */
const STILL_MAX = 73_100 + SWITCH_MAX;
const PAGE_SCRIPT_MAX = 7_700;
const BOOT_MAX = 2_050;
const FONTS_MAX = 31_800;

const assets = "assets/";

/** The scripts that boot fetches before any interaction, by name. */
function scriptsOf(html: string): { all: Set<string>; boot: string } {
  const [boot = ""] = attributes(html, "script", "src").map((src) => src.replace("/assets/", ""));
  const [listed = ""] = attributes(html, "script", "data-scripts");
  return { all: new Set([boot, ...listed.split(" ")]), boot };
}

const size = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + brotliBytes(assets + name), 0);

describe.each(documents)("$path", ({ path, file, html }) => {
  test("the document stays within the budget", () => {
    expect(brotliBytes(file)).toBeLessThanOrEqual(DOCUMENT_MAX);
  });

  test("scripts before any interaction stay within the budget", () => {
    const { all, boot } = scriptsOf(html);
    expect(size(all)).toBeLessThanOrEqual(html.includes("data-still") ? STILL_MAX : SCRIPT_MAX);
    expect(brotliBytes(assets + boot)).toBeLessThanOrEqual(BOOT_MAX);
  });

  test("the page's own script stays within its budget", () => {
    const names: Record<string, string> = { "/": "home", "404": "not-found" };
    const own = new RegExp(`^${assets}${names[path] ?? path.slice(1)}-[\\w-]{6}\\.js$`);
    const [script = ""] = fileNames().filter((name) => own.test(name));
    expect(brotliBytes(script)).toBeLessThanOrEqual(PAGE_SCRIPT_MAX);
  });

  test("the first paint needs only the document", () => {
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
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

test("the list of scripts is complete: it contains the imports of every file", () => {
  const found = new Set<string>();
  for (const { html } of documents) {
    const { all } = scriptsOf(html);
    for (const name of all) {
      const code = read(assets + name).toString();
      for (const [, imported = ""] of code.matchAll(
        /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
      )) {
        expect(all, `${name} imports ${imported}`).toContain(imported);
        found.add(imported);
      }
    }
  }
  expect(found.size).toBeGreaterThan(1);
});
