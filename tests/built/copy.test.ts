import { describe, expect, test } from "vitest";
import { languages } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import { isLegal } from "../../app/content/paths.ts";
import { attributes, blocksOf, documents, drawnWords, mainOf, metaTexts } from "./dist.ts";

/*
 * Rules for the words of every page. The drawings may weave; the sentences must not. Legal texts have
 * their own rules, because counsel signs their words.
 */

const bannedPhrases = [
  ...["not stated here", "nobody has", "there is no number here", "nothing is a guess"],
  ...["seamless", "leading", "revolutionise", "empower", "unlock"],
];
const drawn = drawnWords(languages[0]);
const banned = new RegExp(`\\b(?:${bannedPhrases.join("|")})\\b`, "gi");
/** Sentences that the specification fixes. */
const fixed = ["404 Oops!", "Page not found", "Solution that adapts to all types of business"];
/** Read as a list, not in one breath. */
const lists = ["A single API for access to global payment networks, a foreign exchange"];
/** Its next step is its own form. */
const ends = "/contact";

const everyPage = documents
  .map(({ path, html }) => ({ path, main: mainOf(html) }))
  .map((page) => ({ ...page, blocks: blocksOf(page.main) }));
const pages = everyPage.filter(({ path }) => !isLegal(path));

const sentencesOf = (block: string) =>
  block.split(/(?<=[.?!:])\s+(?=[A-Z“])/).filter((sentence) => !fixed.includes(sentence));
const wordsIn = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

// JSX drops the line break before an expression, and with it the space between two sentences.
test.each(everyPage)("$path has a space between sentences", ({ blocks }) => {
  expect(blocks.flatMap((block) => block.match(/\S*[a-z][.?!:][A-Z]\S*/g) ?? [])).toEqual([]);
});

test.each(documents)("$path says nothing in the words of the drawings", ({ html }) => {
  const said = [
    ...blocksOf(html),
    ...metaTexts(html),
    ...["alt", "aria-label", "title"].flatMap((name) => attributes(html, "[a-z0-9]+", name)),
  ];
  expect(said.flatMap((text) => text.match(drawn) ?? [])).toEqual([]);
});

describe.each(pages)("$path", ({ path, main, blocks }) => {
  test("promises nothing", () => {
    expect(blocks.flatMap((block) => block.match(banned) ?? [])).toEqual([]);
  });

  test("does not shout", () => {
    const loud = blocks.flatMap(sentencesOf).filter((sentence) => sentence.includes("!"));
    expect(loud).toEqual([]);
  });

  test("says where a link leads", () => {
    const vague = [...main.matchAll(/<a\b[^>]*>(?:<[^>]+>)*([^<]*)/g)]
      .map(([, words = ""]) => words.trim().toLowerCase())
      .filter((words) => ["here", "more", "read more", "click here"].includes(words));
    expect(vague).toEqual([]);
    if (path !== "/solutions") expect(blocks.join("\n")).not.toMatch(/\blearn more\b/i);
  });

  test("has no heading of more than seven words", () => {
    const long = [...main.matchAll(/<(h[23])\b[^>]*>([\s\S]*?)<\/\1>/g)]
      .map(([, , inner = ""]) => blocksOf(inner).join(" "))
      .filter((heading) => wordsIn(heading) > 7 && !fixed.includes(heading));
    expect(long).toEqual([]);
  });

  test("has no sentence of more than 25 words", () => {
    const long = blocks
      .flatMap(sentencesOf)
      .filter((sentence) => wordsIn(sentence) > 25)
      .filter((sentence) => !lists.some((list) => sentence.startsWith(list)));
    expect(long).toEqual([]);
  });

  test.skipIf(path === ends)("leads on to another page", () => {
    const onward = attributes(main, "a", "href").filter((href) =>
      routes.some((route) => href.split(/[?#]/)[0] === route.path && route.path !== path),
    );
    expect(onward.length).toBeGreaterThan(0);
  });
});
