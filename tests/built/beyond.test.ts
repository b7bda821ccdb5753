import { describe, expect, test } from "vitest";
import { claims, figure } from "../../app/content/claims.ts";
import {
  attributes,
  blocksOf,
  documents,
  htmlOf,
  legalPages,
  mainOf,
  meta,
  plain,
  read,
} from "./dist.ts";

/*
 * What the specification does not say, by kind: a fact loses its condition when a page shortens it. Read
 * here is whatever a person or a machine reads, not only `main`.
 */

const pages = documents.map(({ path, html }) => ({
  path,
  blocks: [
    ...blocksOf(html),
    ...["title", "description", "keywords"].flatMap((name) => meta(html, name) ?? []),
    ...attributes(html, "[a-z]+", "aria-label"),
  ],
}));
const files = ["llms.txt", "coverage.csv", "due-diligence.csv", "due-diligence.md", "facts.json"];
const texts = [
  ...pages,
  ...files.map((path) => ({ path, blocks: read(path).toString().split("\n") })),
];

describe.each(texts)("$path", ({ path, blocks }) => {
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.?!])\s+(?=[A-Z])/));

  test("prices and collects local cards, no others", () => {
    const amongMethods = sentences.filter((each) =>
      /mobile money|bank transfer|USSD|\d%/i.test(each),
    );
    expect(amongMethods.filter((each) => /(?<!local )\bcards?\b(?! payment)/i.test(each))).toEqual(
      [],
    );
  });

  test("calls countries served, and highlighted only in the fixed caption", () => {
    const highlighted = blocks.filter((each) => /highlight/i.test(each));
    expect(highlighted.filter((each) => !each.startsWith("Highlighted countries: "))).toEqual([]);
  });

  test("offers instant settlement to enterprise only", () => {
    const offers = blocks.filter((each) => /T\+0 instant settlement/.test(each));
    const unbound = offers.filter((each) => !/enterprise/i.test(each));
    if (path !== "/enterprise") expect(unbound.filter((each) => !isLabel(each))).toEqual([]);
  });

  test("says who states uptime, response and savings", () => {
    const own = [claims.uptime, claims.response, claims.fxSavings].map((claim) => figure(claim));
    const stated = own.filter((each) =>
      blocks.join(" ").toLowerCase().includes(each.toLowerCase()),
    );
    if (stated.length > 0) expect(blocks.join(" ")).toMatch(/as stated by/i);
  });

  test.skipIf(legalPages.includes(path))("promises no practice that only an agreement sets", () => {
    const promised = /\btax(?:es)?\b|\breserve\b|we do not sell|good faith/i;
    const open = /agreement|before tax|\?$/i;
    expect(blocks.filter((each) => promised.test(each) && !open.test(each))).toEqual([]);
  });
});

/** A menu's note or a register's term: the words beside it name the condition. */
function isLabel(block: string): boolean {
  return /^T\+0 instant settlement$/.test(block);
}

test("the wall of currencies says first that the list is not ours", () => {
  const text = plain(mainOf(htmlOf("/fx-engine")), " ");
  const [said, listed] = [text.indexOf("ISO 4217"), text.search(/\bAED\b/)];
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(listed);
});
