import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { times } from "../../tests/soak.ts";
import { finishStyles, inDocument, stylesBeyond, stylesFor, withClasses } from "./css.ts";
import { readSheet } from "./sheet.ts";

describe("the styles of one document", () => {
  const html = '<main class="a b" data-part="1"><p title="z data-z">x</p></main>';
  test.each([
    [".a{color:red}", ".a{color:red}"],
    [".c{color:red}", ""],
    [".a,.c{color:red}", ".a{color:red}"],
    [".a:hover{color:red}", ".a:hover{color:red}"],
    [".a:active{color:red}", ""],
    [".a:is(:active,:focus){color:red}", ".a:is(:active,:focus){color:red}"],
    ["@media (hover:hover){.a:hover{color:red}}", ""],
    ["@supports (animation-timeline:view()){.a{color:red}}", ""],
    ["@supports (color:red){.a{color:red}}", "@supports (color:red){.a{color:red}}"],
    [".a[open]{color:red}", ".a[open]{color:red}"],
    ['.a[data-part="2"]{color:red}', '.a[data-part="2"]{color:red}'],
    [".a[data-z]{color:red}", ""],
    [".a:not([data-z]){color:red}", ".a:not([data-z]){color:red}"],
    [".a:not(.c){color:red}", ".a:not(.c){color:red}"],
    [".a:is(.c,.d){color:red}", ""],
    [".a:has(>.c){color:red}", ""],
    [".a:has(>.b){color:red}", ".a:has(>.b){color:red}"],
    ["h1{color:red}", ""],
    ["*{color:red}", "*{color:red}"],
    ["@media (min-width:1px){.c{color:red}}", ""],
    [":root{--x:1px;--y:2px}.a{margin:var(--x)}", ":root{--x:1px}.a{margin:var(--x)}"],
    [":root{--x:var(--y);--y:2px}.a{color:red}", ".a{color:red}"],
    [
      "@keyframes m{to{color:red}}.a{animation:1s m}",
      "@keyframes m{to{color:red}}.a{animation:1s m}",
    ],
    ["@keyframes m{to{color:red}}.c{animation:1s m}", ""],
  ])("%s", (css, kept) => {
    expect(stylesFor(inDocument(html), readSheet(css))).toBe(kept);
  });
});

describe("the styles that a document does not contain", () => {
  const html = '<main class="a b"><p>x</p></main>';
  test.each([
    [".a{color:red}", ""],
    [".z{color:red}", ""],
    [".c{color:red}", ".c{color:red}"],
    [".a,.c{color:red}", ".c{color:red}"],
    [".a:active{color:red}", ".a:active{color:red}"],
    ["h1{color:red}", "h1{color:red}"],
    [".a[data-z]{color:red}", ".a[data-z]{color:red}"],
    [".a:is(.c,.d){color:red}", ".a:is(.c,.d){color:red}"],
    [".a:not(.c){color:red}", ""],
    ["@media (hover:hover){.a:hover{color:red}}", "@media (hover:hover){.a:hover{color:red}}"],
    ["@media (hover:hover){.z:hover{color:red}}.a{color:red}", ""],
    ["@media (min-width:1px){.a,.c{color:red}}", "@media (min-width:1px){.c{color:red}}"],
    [".a{color:red;transition:color 1s}", ".a{transition:color 1s}"],
    [".a{color:red;transition:color var(--t)}", ".a{transition:color var(--t)}"],
    [
      ".a{transition:color 1s}.b{transition-delay:1s}",
      ".a{transition:color 1s}.b{transition-delay:1s}",
    ],
    [
      ":root{--x:1px;--y:var(--z);--z:2px}.a{margin:var(--x)}.c{margin:var(--y)}",
      ":root{--y:var(--z);--z:2px}.c{margin:var(--y)}",
    ],
    [".a{margin:var(--x)}.a[data-z]{--x:1px}", ".a[data-z]{--x:1px}"],
    ["@keyframes m{to{color:red}}.a{animation:1s m}.c{animation:2s m}", ".c{animation:2s m}"],
    [
      "@keyframes m{to{color:red}}.c{animation:2s m}",
      "@keyframes m{to{color:red}}.c{animation:2s m}",
    ],
    ["@keyframes m{to{color:red}}.z{animation:2s m}", ""],
    ["@layer ui{.a,.c{color:red}}", "@layer ui{.c{color:red}}"],
    // What overrides a new rule by its place follows it again.
    [".c{color:red}.a{color:#00f}", ".c{color:red}.a{color:#00f}"],
    [".c{color:red}.a{color:#00f}.b{color:green}", ".c{color:red}.a{color:#00f}.b{color:green}"],
    [".c{margin:0}.a{margin-top:1px}", ".c{margin:0}.a{margin-top:1px}"],
    [".c{color:red}.a{margin:0}", ".c{color:red}"],
    [".c{color:red}.a.b{color:#00f}", ".c{color:red}"],
    [".a{color:#00f}.c{color:red}", ".c{color:red}"],
    [
      ".c{color:red}@media (min-width:1px){.a{color:#00f}}",
      ".c{color:red}@media (min-width:1px){.a{color:#00f}}",
    ],
    ["@font-face{font-family:F;src:url(f)}", ""],
  ])("%s", (css, added) => {
    const page = withClasses(new Set(["a", "b", "c", "d"]));
    expect(stylesBeyond(inDocument(html), page, readSheet(css), () => "module")).toBe(added);
  });

  /** The value of each property on an element, from rules of classes alone. */
  function cascade(css: string, classes: readonly string[]): Record<string, string> {
    const won: Record<string, { value: string; weight: number }> = {};
    for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
      for (const selector of selectors.split(",")) {
        const names = selector.slice(1).split(".");
        if (!names.every((name) => classes.includes(name))) continue;
        for (const declaration of body.split(";")) {
          const [property = "", value = ""] = declaration.split(":");
          if ((won[property]?.weight ?? 0) <= names.length) {
            won[property] = { value, weight: names.length };
          }
        }
      }
    }
    return Object.fromEntries(Object.entries(won).map(([name, { value }]) => [name, value]));
  }

  test("and its own together decide as the whole does", () => {
    const name = fc.constantFrom("a", "b", "c", "d");
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 2 });
    const rule = fc
      .tuple(fc.array(names, { minLength: 1, maxLength: 2 }), fc.integer({ min: 0, max: 9 }))
      .map(([lists, z]) => `${lists.map((list) => `.${list.join(".")}`).join(",")}{z-index:${z}}`);
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 8 }),
        fc.subarray(["a", "b", "c", "d"]),
        (rules, on) => {
          const css = rules.join("");
          const page = withClasses(new Set(["a", "b", "c", "d"]));
          const parts =
            stylesFor(inDocument(html), readSheet(css)) +
            stylesBeyond(inDocument(html), page, readSheet(css), () => "module");
          expect(cascade(parts, on)).toEqual(cascade(css, on));
        },
      ),
      { numRuns: times(100, 500) },
    );
  });

  test("come with another page's classes", () => {
    const css =
      ":root{--x:1px;--y:2px}h1{margin:0}.a{margin:var(--x)}@media (hover:hover){.a,.c{margin:var(--y)}}.c:active{margin:0}";
    const present = withClasses(new Set(["a"]));
    expect(
      stylesBeyond(present, withClasses(new Set(["a", "c"])), readSheet(css), () => "module"),
    ).toBe("@media (hover:hover){.c{margin:var(--y)}}.c:active{margin:0}");
  });
});

describe("finished styles", () => {
  test("ship sRGB for OKLCH, in values and in custom properties", () => {
    const css = finishStyles(
      ":root{--kola:oklch(0.565 0.182 36.5)}a{color:oklch(0.245 0.06 270 / 0.16)}",
    );
    expect(css).toBe(":root{--kola:#ca4012}a{color:#151e3d29}");
  });

  test("refuse a colour that sRGB does not have", () => {
    expect(() => finishStyles("a{color:oklch(0.7 0.4 150)}")).toThrow("outside sRGB");
  });
});
