import { describe, expect, test } from "vitest";
import { claims, register } from "../../app/content/claims.ts";
import { counts } from "../../app/content/counts.ts";
import { inWords } from "../../app/content/in-words.ts";
import { methods, percentage } from "../../app/content/methods.ts";
import { isLegal } from "../../app/content/paths.ts";
import { settlement } from "../../app/content/settlement.ts";
import { feesOf, monthOf, partsOf, percent } from "../../app/pages/pricing/month.ts";
import { attributes, blocksOf, documents, metaTexts, read } from "./dist.ts";
import { lastWord, states } from "./wordings.ts";

/*
 * Claims beyond the specification, by kind: a fact loses its condition when a page shortens it. Reads
 * everything that a person or a machine reads, not only `main`.
 */

const pages = documents.map(({ path, html }) => ({
  path,
  blocks: [
    // Without the numbers of clauses.
    ...blocksOf(html).map((block) => block.replace(/^\d+\.\d+ /, "")),
    ...metaTexts(html),
    ...attributes(html, "[a-z]+", "aria-label"),
  ],
}));
const files = ["llms.txt", "coverage.csv", "due-diligence.csv", "facts.json"];
const texts = [
  ...pages,
  ...files.map((path) => ({ path, blocks: read(path).toString().split("\n") })),
];

const counted = (...many: readonly number[]) => many.flatMap((each) => [`${each}`, inWords(each)]);
const { collection, countries, sdks, languages } = counts;

/** Figures allowed for a noun, besides those of the register. */
const others: readonly (readonly [string, readonly string[]])[] = [
  // Two, where a payment is between them.
  ["countries", [claims.complianceCountries.figure, ...counted(countries, 2)]],
  ["currencies", counted(collection, 2)],
  ["collection currencies", counted(collection)],
  ["(?:ms|milliseconds|seconds)", [`${claims.response.value}`]],
  ["libraries", counted(sdks)],
  ["languages", counted(languages)],
  ["payment methods", counted(methods.length)],
  ["(?:settlement )?tiers", counted(Object.keys(settlement).length)],
];

/** Those of the register: by all words of a number's noun, and by the last of them. */
const registered = register.flatMap(([, claim]) => {
  const { figure, value, unit, list, of } = claim;
  const figures = list ? counted(Number(figure)) : [unit === "milliseconds" ? `${value}` : figure];
  const [called = of] = of.split(" in ");
  return value || list ? [called, lastWord(called)].map((noun) => [noun, figures] as const) : [];
});

const rules = [...registered, ...others];
/** Figures allowed for a counted noun; each rule that fits a phrase must hold. */
const published = [...new Set(rules.map(([noun]) => noun))].map((noun) => ({
  noun,
  figures: rules.filter(([each]) => each === noun).flatMap(([, figures]) => figures),
}));
const numbers = [
  "\\d[\\d,.]*(?: ?%|\\+)?",
  ...Array.from({ length: 19 }, (_, n) => inWords(n + 2)),
];
const multiples = ["dozens of", "hundreds of", "thousands of", "a hundred", "a thousand"];
const number = `\\b(${[...numbers, ...multiples].join("|")})`;

/** 99.99% leaves 0.01%. */
const rest = `${(100 - claims.uptime.value).toFixed(2)}%`;
const percentages = [
  ...methods.flatMap(({ low, high }) => [percentage(low), percentage(high)]),
  ...[claims.uptime.figure, claims.fxSavings.figure, rest],
  // Of a month worked out from them.
  ...partsOf(feesOf(monthOf(""))).flatMap(({ share, inPercent }) => [
    percent(share),
    ...inPercent.split(" "),
  ]),
];
/** The marks of a ruler, in whole percent. */
const isMark = (block: string) => /^(?:\d%\s?)+$/.test(block);

/** Words required for each settlement day, where more than the day is said. */
const conditions = [/enterprise/i, /fast/i, /standard/i, /standard/i];

interface Limit {
  /** The sentences that it limits, all if omitted. */
  readonly about?: RegExp;
  /** What they must not say, and when they may. */
  readonly not: RegExp;
  readonly unless?: RegExp;
  /** Whether counsel, who signs the words of legal texts, may say it. */
  readonly mayCounsel?: true;
}

const open = /\?$|ask us/i;
const limits: Readonly<Record<string, Limit>> = {
  "prices and collects local cards, no others": {
    about: /mobile money|bank transfer|USSD|\d%/i,
    not: /(?<!local )\bcards?\b(?! payment)/i,
  },
  "calls countries served, and highlighted only in the fixed caption": {
    not: /highlight/i,
    unless: /^Highlighted countries: /,
  },
  "says of no method where it works": {
    about: /mobile money|bank transfer|USSD/i,
    not: /countr|currenc|\bin (?:Ghana|Kenya|Nigeria|South|Tanzania|Uganda|Zambia)/i,
    unless: open,
  },
  "asks in which currency a business is settled": {
    not: /(?:settle\w*|paid) in an(?:other|y)\b/i,
    unless: /\?$/,
  },
  "puts no product into the one API, which gives access to networks": {
    about: /\b(?:one|same|single) API\b/i,
    not: /foreign exchange|\bFX\b|conver[st]|products|acquiring\S*,? through/i,
    unless: /^A single API for access to global payment networks, a foreign exchange/,
  },
  "keeps apart what is certified to PCI DSS, and the level": { not: /certified[^.]*\bLevel 1/ },
  "gives nothing but corporate and regulatory facts during onboarding": {
    about: /\bduring onboarding\b/i,
    not: /certificate|^(?!.*(?:licen[cs]|regulat|registration|corporate))(?!provided during onboarding(?: send this question)?$)/i,
  },
  "promises no practice that only an agreement sets": {
    not: /\btax(?:es)?\b|\breserve\b|we do not sell|good faith|\bagreed\b|\bby quote\b/i,
    unless: open,
    mayCounsel: true,
  },
  "names an agreement only as what decides": {
    not: /\bagreement\b(?!\?)/i,
    unless: /\?$|\blaw\b|commitment|\bagreement sets\b|^set in your agreement(?: \(\d\))?$/i,
    mayCounsel: true,
  },
  "says what we are, not what we will do": {
    not: /\bwe (?:answer|reply|respond|point|notify|check|help|guarantee|will)\b/i,
    mayCounsel: true,
  },
  "turns no “at least” into “more than”": { not: /\b(?:more than|over)\s\d+/i },
};

describe.each(texts)("$path", ({ path, blocks }) => {
  test("counts nothing but what is published, and as it is published", () => {
    const wrong = published.flatMap(({ noun, figures }) =>
      blocks.flatMap((block) =>
        [...block.matchAll(new RegExp(`${number}(?: [\\w/-]+){0,2}? ${noun}\\b`, "gi"))]
          .filter(([, said = ""]) => !figures.includes(said.toLowerCase()))
          .map(([phrase]) => phrase),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("states no percentage but those that are published", () => {
    const stated = blocks
      .filter((block) => !isMark(block))
      .flatMap((block) => block.match(/\d[\d.,]*\s?%/g) ?? []);
    expect(stated.filter((each) => !percentages.includes(each))).toEqual([]);
  });

  test("names the tier of a settlement day, and whom it is for", () => {
    const unnamed = blocks.filter((block) =>
      [...block.matchAll(/T\+(\d+)/g)].some(
        ([, day]) => conditions[Number(day)]?.test(block) !== true,
      ),
    );
    // This page need not say each time whom it is for.
    const isOfPage = (block: string) => path === "/enterprise" && /instant|Monday/.test(block);
    expect(unnamed.filter((block) => !isLabel(block) && !isOfPage(block))).toEqual([]);
  });

  const sentences = blocks.flatMap((block) => block.split(/(?<=[.?!])\s+(?=[A-Z])/));

  test.each(Object.entries(limits))("%s", (_, { about = /./, not, unless, mayCounsel }) => {
    if (mayCounsel && isLegal(path)) return;
    const wrong = sentences.filter((each) => about.test(each) && not.test(each));
    expect(wrong.filter((each) => !unless?.test(each))).toEqual([]);
  });

  test("says who states uptime, response and savings", () => {
    const text = blocks.join(" ").toLowerCase();
    const stated = (["uptime", "response", "fxSavings"] as const).filter((key) =>
      states(text, key),
    );
    expect(/as stated by/.test(text) ? [] : stated).toEqual([]);
  });
});

/** A scale's mark, a menu's note or a register's term: the words next to it name the tier and the condition. */
function isLabel(block: string): boolean {
  const said = block.replace(/^\s*"figure": "|",$/g, "");
  return /^(?:T\+[0-3](?:, | to | )?)+$|^T\+0 instant settlement$/.test(said);
}
