import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";
import { layers } from "../../site-build/styles/layers.ts";
import { documents, fileNames, read } from "./dist.ts";

const names: Readonly<Record<string, string>> = { index: "home", "404": "not-found" };
const pages = documents.map(({ path, file, html }) => {
  const stem = file.replace(".html", "");
  const name = names[stem] ?? stem;
  const own = fileNames().find((each) => new RegExp(`/${name}-[\\w-]{6}\\.css$`).test(each));
  const inlined = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  return { path, inlined, own: read(own ?? "").toString() };
});
const home = pages.find(({ path }) => path === "/");

/** What a page has when it is opened, and when a visitor of the home page follows a link to it. */
const ways = pages.flatMap(({ path, inlined, own }) => [
  { name: `${path}, opened`, css: inlined },
  { name: `${path}, from home`, css: `${home?.inlined}${own}` },
]);

describe.each(ways)("the styles of $name", ({ css }) => {
  const defined = new Set<string>();
  const used = new Set<string>();
  transform({
    filename: "built.css",
    code: Buffer.from(css),
    visitor: {
      Rule: { keyframes: ({ value }) => void defined.add(String(value.name.value)) },
      Declaration: { custom: ({ name }) => void defined.add(name) },
      Variable: ({ name, fallback }) => void (fallback || used.add(name.ident)),
    },
  });
  // Matched as text, because the parser does not recognise an animation whose duration or easing is a
  // token. The build has numbered the names of modules.
  for (const [, value = ""] of css.matchAll(/[;{]animation(?:-name)?:([^;}]*)/g)) {
    for (const word of value.split(/[\s,]/)) if (/^_\w+$/.test(word)) used.add(word);
  }

  test("define the custom properties and the animations that they use", () => {
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  test("are compiled for the oldest supported browsers", () => {
    // Container queries have supported this range syntax from the start.
    expect(css).not.toMatch(/@media[^{]*[<>]/);
    expect(css).not.toMatch(/text-decoration:[^;}]*(?:\d|from-font)/);
    expect(css).not.toContain("oklch(");
  });

  const rules = [...css.matchAll(/([^{}]+)\{/g)].map(([, selectors = ""]) => selectors);

  test("list no selector that those browsers do not support with others, which it would invalidate", () => {
    const lists = rules.filter(
      (selectors) => selectors.includes(":has(") && /,(?![^(]*\))/.test(selectors),
    );
    expect(lists).toEqual([]);
  });

  test("name what :has() changes: for any element that is added, a browser would style the whole page anew", () => {
    expect(rules.filter((selectors) => /:has\(.*\) ?[ >+~] ?\*$/.test(selectors))).toEqual([]);
  });
});

test.each(pages)("$path knows the order of all layers from the start", ({ inlined }) => {
  const order = [...inlined.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = ""]) =>
    names.split(/, ?/),
  );
  expect([...new Set(order)]).toEqual(layers);
});

test.each(pages)("$path, on its way, applies to nothing until it is shown", ({ own }) => {
  expect(own).toMatch(/^@media not all\{.*\}$/s);
});
