import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";
import { finishStyles } from "../../generator/styles/css.ts";
import { layers } from "../../generator/styles/layers.ts";
import { attributes, documents, fileNames, read } from "./dist.ts";

const sheet = (name: string) => read(`assets/${name}`).toString();
const named: Readonly<Record<string, string>> = { index: "home", "404": "not-found" };
const pages = documents.map(({ path, file, html }) => {
  const stem = file.replace(".html", "");
  const name = named[stem] ?? stem;
  const [late = ""] = attributes(html, "script", "data-styles");
  const [own = ""] = fileNames().filter((each) =>
    new RegExp(`/${name}-[\\w-]{6}\\.css$`).test(each),
  );
  const inlined = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  return { path, inlined, late: sheet(late), own: read(own).toString() };
});
const home = pages.find(({ path }) => path === "/");

/** What a page has when it is opened, and when a visitor of the home page follows a link to it. */
const ways = pages.flatMap(({ path, inlined, late, own }) => [
  { name: `${path}, opened`, css: inlined + late },
  { name: `${path}, from home`, css: [home?.inlined, home?.late, own].join("") },
]);

interface Names {
  readonly defined: string[];
  readonly used: string[];
  /** Used with a fallback value. */
  readonly optional: string[];
}

/** The names that a stylesheet defines, repetitions included, and those that it uses. */
function names(css: string): { keyframes: Names; properties: Names } {
  const keyframes: Names = { defined: [], used: [], optional: [] };
  const properties: Names = { defined: [], used: [], optional: [] };
  transform({
    filename: "built.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        keyframes: ({ value }) => {
          keyframes.defined.push(String(value.name.value));
        },
      },
      Declaration: {
        custom: ({ name }) => {
          if (!name.startsWith("--")) return;
          properties.defined.push(name);
        },
      },
      Variable: ({ name, fallback }) => {
        (fallback ? properties.optional : properties.used).push(name.ident);
      },
    },
  });
  // Matched as text, because the parser does not recognise an animation whose duration or easing is a
  // token. The build has numbered the names of modules.
  for (const [, value = ""] of css.matchAll(/[;{]animation(?:-name)?:([^;}]*)/g)) {
    keyframes.used.push(...value.split(/[\s,]/).filter((word) => /^_\w+$/.test(word)));
  }
  return { keyframes, properties };
}

const unique = (all: readonly string[]) => [...new Set(all)].sort();

describe.each(ways)("the styles of $name", ({ css }) => {
  const { keyframes, properties } = names(css);

  test("define the animations that they use", () => {
    expect(unique(keyframes.used)).toEqual(unique(keyframes.defined));
  });

  test("use exactly the custom properties that they set", () => {
    const { defined, used, optional } = properties;
    expect(unique(used).filter((name) => !defined.includes(name))).toEqual([]);
    const asked = [...used, ...optional];
    expect(unique(defined).filter((name) => !asked.includes(name))).toEqual([]);
  });

  test("are compiled for the oldest supported browsers", () => {
    // Container queries have supported this range syntax from the start.
    expect(css).not.toMatch(/@media[^{]*[<>]/);
    expect(css).not.toMatch(/text-decoration:[^;}]*(?:\d|from-font)/);
  });

  test("list no selector that those browsers do not support with others, which it would invalidate", () => {
    const rules = [...css.matchAll(/([^{}]+)\{/g)].map(([, selectors = ""]) => selectors);
    const lists = rules.filter(
      (selectors) => selectors.includes(":has(") && /,(?![^(]*\))/.test(selectors),
    );
    expect(lists).toEqual([]);
  });
});

/** Each declaration with its selectors and conditions. */
function declarations(css: string): Set<string> {
  const found = new Set<string>();
  const visit = (text: string, context: string) => {
    for (let at = 0; at < text.length; ) {
      const open = text.indexOf("{", at);
      if (open < 0) return;
      let end = open;
      for (let depth = 0; end < text.length; end++) {
        if (text[end] === "{") depth++;
        if (text[end] === "}" && --depth === 0) break;
      }
      const head = text.slice(at, open).split(";").at(-1) ?? "";
      const body = text.slice(open + 1, end);
      if (head.startsWith("@") && !head.startsWith("@font-face")) visit(body, `${context} ${head}`);
      else {
        for (const selector of head.split(/,(?![^(]*\))/)) {
          for (const each of body.split(/;(?![^(]*\))/))
            found.add(`${context} ${selector} ${each}`);
        }
      }
      at = end + 1;
    }
  };
  visit(css, "");
  return found;
}

test.each(pages)("$path has every style when it is opened that it has after a link", (page) => {
  const opened = declarations(page.inlined + page.late);
  // Until the page is shown, all that it brings applies to nothing: see load-page.ts.
  const [, own = ""] = /^@media not all\{(.*)\}$/s.exec(page.own) ?? [];
  expect(own).not.toBe("");
  expect([...declarations(own)].filter((each) => !opened.has(each))).toEqual([]);
});

test.each(pages)("$path defines each animation once", ({ inlined, late }) => {
  const { defined } = names(inlined + late).keyframes;
  expect([...defined].sort()).toEqual(unique(defined));
});

test.each(pages)("$path knows the order of all layers from the start", ({ inlined }) => {
  const order = [...inlined.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = ""]) =>
    names.split(/, ?/),
  );
  expect([...new Set(order)]).toEqual(layers);
});

// The sheets are extracted from the output of this function by further passes.
test.each(pages)(
  "compiling the styles of $path for those browsers again changes nothing",
  ({ inlined: css }) => {
    // In whatever order, and but for prefixes, which every pass writes once more.
    const sorted = (text: string) =>
      text
        .split(/[;{}]/)
        .filter((each) => !each.startsWith("-webkit-"))
        .sort();
    expect(sorted(finishStyles(css))).toEqual(sorted(css));
  },
);
