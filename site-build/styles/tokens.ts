import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problem } from "../problem.ts";

export const tokensFile = join(import.meta.dirname, "../../app/tokens.css");

/** The contents of `tokens.css`. */
export interface Tokens {
  /** The width, in em, at which a named condition begins. */
  readonly widths: ReadonlyMap<string, number>;
  /** Lengths, numbers and colours that are the same in every theme and on every screen. */
  readonly values: ReadonlyMap<string, string>;
}

export type Theme = "light" | "dark";

const COMMENT = /\/\*.*?\*\//gs;
const DECLARATION = /(?<=[{};]\s*)([\w-]+):\s*([^;{}]+);/g;
const CONDITION = /@custom-media (--[\w-]+) \(min-width: ([\d.]+)em\);/g;
/** A value that needs no look-up: a number, a length, a calculation, a colour, a role of type. */
const PLAIN = /^(?:-?[\d.]+(?:px|rem|em)?|(?:calc|clamp|max|min|oklch)\(.*\)|\d{3} .* \/ .*)$/s;

const withoutComments = (css: string) => css.replace(COMMENT, "");

export function declarations(css: string): readonly { name: string; value: string }[] {
  return [...withoutComments(css).matchAll(DECLARATION)].map(([, name = "", value = ""]) => ({
    name,
    value,
  }));
}

export function readTokens(css = readFileSync(tokensFile, "utf8")): Tokens {
  const widths = new Map(
    [...css.matchAll(CONDITION)].map(([, name = "", width]) => [name, Number(width)]),
  );
  const all = declarations(css);
  const fixed = all.filter(
    ({ name, value }) =>
      PLAIN.test(value) &&
      !value.includes("light-dark(") &&
      all.filter((other) => other.name === name).length === 1,
  );
  return { widths, values: new Map(fixed.map(({ name, value }) => [name, value])) };
}

/** `tokens.css` for browsers: without the tokens that `resolveTokens` replaces, and with each theme written out. */
export function writeTokens(css: string, { values }: Tokens): string {
  return withThemes(
    withoutComments(css)
      .replace(CONDITION, "")
      .replace(DECLARATION, (declaration, name) => (values.has(name) ? "" : declaration)),
  );
}

/** A stylesheet with named conditions and fixed tokens replaced by their values. */
export function resolveTokens(css: string, tokens: Tokens): string {
  return withValues(
    withoutComments(css).replace(/@(media|container)[^{]+/g, (query, of) =>
      withWidths(query, tokens, of === "media" ? "em" : "rem"),
    ),
    tokens,
  );
}

/** One side of each `light-dark()`, which may hold any value here, unlike in CSS. */
export function side(value: string, theme: Theme): string {
  return value.replace(LIGHT_DARK, (_, light, dark) => (theme === "light" ? light : dark));
}

const PARENTHESES = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const ARGUMENT = String.raw`\s*((?:[^(),]|${PARENTHESES})+?)\s*`;
const LIGHT_DARK = new RegExp(`light-dark\\(${ARGUMENT},${ARGUMENT}\\)`, "g");

function withValues(text: string, tokens: Tokens): string {
  return text.replace(/var\((--[\w-]+)\)/g, (use, name) => {
    const value = tokens.values.get(name);
    return value === undefined ? use : withValues(value, tokens);
  });
}

/** In `em` for a screen, in `rem` for a container. Uses `max-width`, because the oldest supported browsers do not know `not` without a media type. */
export function withWidths(query: string, { widths }: Tokens, unit = "em"): string {
  return query.replace(
    /\(not \((--[\w-]+)\)\)|not \((--[\w-]+)\)|\((--[\w-]+)\)/g,
    (_, ...names) => {
      const [nested, below, from] = names;
      const width = widths.get(nested ?? below ?? from);
      if (width === undefined)
        throw problem(`${query.trim()}: tokens.css names no such condition.`);
      return from ? `(min-width: ${width}${unit})` : `(max-width: ${width - 0.01}${unit})`;
    },
  );
}

/**
 * Writes a rule with `light-dark()` for browsers that do not support it: the light values, and the dark
 * ones by system setting, by choice and, where the rule names it, on dyed cloth. There its other tokens
 * are repeated, because they depend on these.
 */
function withThemes(css: string): string {
  return css.replace(/^:root(,\s*\.dyed)? \{([^{}]*)\}/gm, (rule, dyed = "", body) => {
    const all = declarations(`{${body}`);
    const varying = all.filter(({ value }) => value.includes("light-dark("));
    if (varying.length === 0) return rule;
    const write = (some: typeof all, theme: Theme) =>
      some.map(({ name, value }) => `${name}: ${side(value, theme)};`).join(" ");
    const dark = write(varying, "dark");
    const made = all.filter((each) => !varying.includes(each));
    const again = dyed && `.dyed { ${write(made, "dark")} }`;
    return `:root { ${write(all, "light")} }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${dark} } }
@media screen { [data-theme="dark"]${dyed} { ${dark} } ${again} }`;
  });
}
