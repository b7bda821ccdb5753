import { expect, test } from "vitest";
import { stopOnLongHeadlines } from "./headlines.ts";

const page = (line: string) =>
  `<h1 class="headline _1"><span>One API </span><span class="_2">${line} </span></h1>`;

test("thirteen characters fit", () => {
  expect(() => stopOnLongHeadlines("/pricing", page("You get paid."))).not.toThrow();
  expect(() => stopOnLongHeadlines("/pricing", page("Don&#x27;t lose it"))).not.toThrow();
});

test("a longer line stops the build, which names the page and the line", () => {
  expect(() => stopOnLongHeadlines("/pricing", page("You get paid now."))).toThrow(
    '/pricing: "You get paid now." is 17 characters long; a line of a headline has at most 13.',
  );
});
