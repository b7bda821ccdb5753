import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { yarns } from "../../site-build/map/flags.ts";
import { facts } from "../../site-build/styles/drawn-facts.ts";
import { declarations, readTokens, tokensFile } from "../../site-build/styles/tokens.ts";

const root = join(import.meta.dirname, "../..");
const TOKENS = "app/tokens.css";
const sheets = globSync("app/**/*.css", { cwd: root })
  .sort()
  .map((file) => ({ file, css: readFileSync(join(root, file), "utf8") }));
const others = sheets.filter(({ file }) => file !== TOKENS);

/** Properties for space, type and lines, which take tokens. Any other length is an element's own geometry. */
const SET_BY_TOKENS =
  /^(?:(?:scroll-)?(?:margin|padding)|inset|top|right|bottom|left|(?:row-|column-)?gap|font|line-height|letter-spacing|border|outline)/;
const LENGTH = /(?<![\w.])-?(?:\d*\.)?\d+(?:px|rem|[sld]?v[wh]|ch|r?lh|cm|mm|in|pt|pc|Q)\b/;
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark)\(|(?<![\w-])(?:white|black|silver|gr[ae]y|red|green|blue|orange|yellow|gold|purple|navy|teal)(?![\w-])/i;
/** From a geometry comment to the end of its rule, including nested rules. */
const EXPLAINED = /\/\* geometry: [^*]+\*\/(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*/g;
const WIDTH_QUERY = /@(?:media|container) ([^{]*(?:width|height|aspect-ratio|\(--)[^{]*?) \{/g;
const NAMED =
  /^(?:not |screen and )?(?:\(not )?\(--[\w-]+\)\)?(?: and (?:\(not )?\(--[\w-]+\)\)?)*$/;

/** Values that a stylesheet other than `tokens.css` sets but should take from a token. */
function decisions(css: string): string[] {
  const unexplained = css.replace(EXPLAINED, "");
  const lengths = declarations(unexplained).filter(
    ({ name, value }) => SET_BY_TOKENS.test(name) && LENGTH.test(value),
  );
  const colours = declarations(css).filter(({ value }) =>
    COLOUR.test(value.replace(/var\(--[\w-]+/g, "")),
  );
  const conditions = [...unexplained.matchAll(WIDTH_QUERY)]
    .map(([, query = ""]) => query)
    .filter((query) => !NAMED.test(query));
  return [
    ...[...lengths, ...colours].map(({ name, value }) => `${name}: ${value}`),
    ...conditions.map((query) => `@media ${query}`),
  ];
}

describe("space, type, colours and widths are decided in tokens.css", () => {
  test.each(others)("and not in $file", ({ css }) => {
    expect(decisions(css)).toEqual([]);
  });

  const scripts = globSync("app/**/*.{ts,tsx}", { cwd: root });
  test.each(scripts)("and not in %s", (file) => {
    const code = readFileSync(join(root, file), "utf8");
    expect(code).not.toMatch(/["'`]#(?:[\da-f]{3}|[\da-f]{6})["'`]|\((?:min|max)-width/);
  });
});

describe("every token and every fact", () => {
  const names = (css: string) =>
    declarations(css)
      .map(({ name }) => name)
      .filter((name) => name.startsWith("--"));
  const tokens = readTokens();
  const decided = names(readFileSync(tokensFile, "utf8"));
  const all = sheets.map(({ css }) => css).join("\n");
  const uses = [...all.matchAll(/var\((--[\w-]+)(,?)/g)];

  test("is used", () => {
    const used = [...uses.map(([, name]) => name), ...yarns.map((yarn) => `--flag-${yarn}`)];
    const named = new Set([...decided, ...facts.keys()]);
    expect([...named].filter((name) => !used.includes(name))).toEqual([]);
    expect([...tokens.widths.keys()].filter((name) => !all.includes(`(${name})`))).toEqual([]);
  });

  test("that is used exists", () => {
    const known = new Set([...names(all), ...facts.keys()]);
    const unknown = uses.filter(([, name = "", fallback]) => !fallback && !known.has(name));
    expect(unknown.map(([, name]) => name)).toEqual([]);
  });
});

test("a sideways scroller does not go back a page at its end", () => {
  const rules = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/[^{}]*overflow-x: (?:auto|scroll)[^{}]*/g)].map(([rule]) => ({ file, rule })),
  );
  expect(rules.length).toBeGreaterThan(3);
  const free = rules.filter(({ rule }) => !rule.includes("overscroll-behavior-x: contain"));
  expect(free.map(({ file }) => file)).toEqual([]);
});
