import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";
import { layers } from "../../site-build/styles/layers.ts";
import { documents } from "./dist.ts";

const pages = documents.map(({ path, html }) => {
  const [, css = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return { path, css };
});

describe.each(pages)("the styles of $path", ({ css }) => {
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

  test("name what :has() changes: otherwise any added element would make a browser restyle the whole page", () => {
    expect(rules.filter((selectors) => /:has\(.*\) ?[ >+~] ?\*$/.test(selectors))).toEqual([]);
  });
});

test.each(pages)("$path knows the order of all layers from the start", ({ css }) => {
  const order = [...css.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = ""]) =>
    names.split(/, ?/),
  );
  expect([...new Set(order)]).toEqual(layers);
});
