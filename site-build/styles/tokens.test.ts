import { expect, test } from "vitest";
import { colour } from "./palette.ts";
import { readTokens, resolveTokens, writeTokens } from "./tokens.ts";

const css = `@custom-media --wide (min-width: 60em);
:root {
  --space: 1rem;
  --twice: calc(2 * var(--space));
  --raw: oklch(0.9 0.01 92);
  --ground: light-dark(var(--raw), oklch(0.2 0.03 270));
}
:root,
.dyed {
  --ink: light-dark(oklch(from var(--raw) l c h / 0.5), var(--ground));
  --line: 1px solid var(--ink);
}`;
const tokens = readTokens(css);
const flat = (text: string) => text.replace(/\s+/g, " ").trim();

test("a token that names a width is in a screen's letters, or in the reader's own for a container", () => {
  expect(resolveTokens("@media (--wide) {} @container not (--wide) {}", tokens)).toBe(
    "@media (min-width: 60em) {} @container (max-width: 59.99rem) {}",
  );
});

test("a token is its value where it never varies, and each theme is written out", () => {
  expect(flat(resolveTokens(writeTokens(css, tokens), tokens))).toBe(
    [
      ":root { --ground: oklch(0.9 0.01 92); }",
      '@media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --ground: oklch(0.2 0.03 270); } }',
      '@media screen { [data-theme="dark"] { --ground: oklch(0.2 0.03 270); } }',
      ":root { --ink: oklch(from oklch(0.9 0.01 92) l c h / 0.5); --line: 1px solid var(--ink); }",
      '@media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --ink: var(--ground); } }',
      '@media screen { [data-theme="dark"], .dyed { --ink: var(--ground); } .dyed { --line: 1px solid var(--ink); } }',
    ].join(" "),
  );
});

test("a token is a colour for images too, in either theme", () => {
  expect(colour("ground")).toBe("#f5f3ec");
  expect(colour("ground", "dark")).toBe("#0a0e1c");
});
