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

describe.each([...inlined, ...shared])("the styles of $name", ({ css }) => {
  const { keyframes, properties } = names(css);

  test("define each animation once, and use every one", () => {
    expect([...keyframes.defined].sort()).toEqual(unique(keyframes.defined));
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

// The shared sheet is the output of this function; further passes extract the documents' parts from it.
test.each(inlined)(
  "compiling the styles of $name for those browsers again changes nothing",
  ({ css }) => {
    // In whatever order, and but for prefixes, which every pass writes once more.
    const declarations = (text: string) =>
      text
        .split(/[;{}]/)
        .filter((each) => !each.startsWith("-webkit-"))
        .sort();
    expect(declarations(finishStyles(css))).toEqual(declarations(css));
  },
);
