import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";
import { finishStyles } from "../../generator/styles/css.ts";
import { documents, fileNames, read } from "./dist.ts";

const inlined = documents.map(({ path, html }) => ({
  name: path,
  css: /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "",
}));
const shared = fileNames()
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, css: read(name).toString() }));

interface Names {
  readonly defined: string[];
  readonly used: string[];
  /** Asked for with something to take instead. */
  readonly optional: string[];
}

/** The names of one kind that a stylesheet gives, as often as it does, and those that it asks for. */
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
  // As text: an animation whose time or easing is a token is not read as one. What a module names,
  // the build has counted.
  for (const [, value = ""] of css.matchAll(/[;{]animation(?:-name)?:([^;}]*)/g)) {
    keyframes.used.push(...value.split(/[\s,]/).filter((word) => /^_\w+$/.test(word)));
  }
  return { keyframes, properties };
}

const unique = (all: readonly string[]) => [...new Set(all)].sort();

describe.each([...inlined, ...shared])("the styles of $name", ({ css }) => {
  const { keyframes, properties } = names(css);

  test("name each animation once, and use what they name", () => {
    expect([...keyframes.defined].sort()).toEqual(unique(keyframes.defined));
    expect(unique(keyframes.used)).toEqual(unique(keyframes.defined));
  });

  test("read the custom properties that they set", () => {
    const { defined, used, optional } = properties;
    expect(unique(used).filter((name) => !defined.includes(name))).toEqual([]);
    const asked = [...used, ...optional];
    expect(unique(defined).filter((name) => !asked.includes(name))).toEqual([]);
  });

  test("are written for the oldest browsers that the site names", () => {
    // Container queries have had this form from the start.
    expect(css).not.toMatch(/@media[^{]*[<>]/);
    expect(css).not.toMatch(/text-decoration:[^;}]*(?:\d|from-font)/);
  });

  test("ask no selector that those do not know in a list with others, which it would take along", () => {
    const rules = [...css.matchAll(/([^{}]+)\{/g)].map(([, selectors = ""]) => selectors);
    const lists = rules.filter(
      (selectors) => selectors.includes(":has(") && /,(?![^(]*\))/.test(selectors),
    );
    expect(lists).toEqual([]);
  });
});

// The shared sheet is what this writes; the documents' parts are cut out of it in further passes.
test.each(inlined)(
  "writing the styles of $name for those browsers once more changes nothing",
  ({ css }) => {
    // In whatever order, and but for prefixes, which every pass writes once more.
    const said = (text: string) =>
      text
        .split(/[;{}]/)
        .filter((each) => !each.startsWith("-webkit-"))
        .sort();
    expect(said(finishStyles(css))).toEqual(said(css));
  },
);
