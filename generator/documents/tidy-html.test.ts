import { expect, test } from "vitest";
import { tidyHtml } from "./tidy-html.ts";

test.each([
  ['<meta charSet="utf-8"/>', '<meta charset="utf-8">'],
  ['<div inert="" class="a">b</div>', '<div inert class="a">b</div>'],
  [
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  ],
  ['<p>charSet="" and /&gt; in text</p>', '<p>charSet="" and /&gt; in text</p>'],
  ['<button popoverTarget="menu">', '<button popovertarget="menu">'],
])("%s", (react, tidy) => {
  expect(tidyHtml(react)).toBe(tidy);
});
