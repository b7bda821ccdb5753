import { describe, expect, test } from "vitest";
import { claims, register } from "../../app/content/claims.ts";
import { counts } from "../../app/content/counts.ts";
import { inWords } from "../../app/content/in-words.ts";
import { addressIn } from "../../app/content/languages.ts";
import { methods, percentage } from "../../app/content/methods.ts";
import { paths } from "../../app/content/paths.ts";
import { settlement } from "../../app/content/settlement.ts";
import { resolveLanguages } from "../../site-build/configuration/languages.ts";
import { attributes, blocksOf, documents, fileOf, legalPages, meta, plain, read } from "./dist.ts";
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
    ...["title", "description", "keywords", "og:image:alt"].flatMap(
      (name) => meta(html, name) ?? [],
    ),
    ...attributes(html, "[a-z]+", "aria-label"),
  ],
}));
const files = ["llms.txt", "coverage.csv", "due-diligence.csv", "due-diligence.md", "facts.json"];
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
];
/** The marks of a ruler, in whole percent. */
const isMark = (block: string) => /^(?:\d%\s?)+$/.test(block);

/** Words required for each settlement day, where more than the day is said. */
const conditions = [/enterprise/i, /fast/i, /standard/i, /standard/i];

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

  test("says who states uptime, response and savings", () => {
    const text = blocks.join(" ").toLowerCase();
    const stated = (["uptime", "response", "fxSavings"] as const).filter((key) =>
      states(text, key),
    );
    expect(/as stated by/.test(text) ? [] : stated).toEqual([]);
  });

  test("says of no method where it works", () => {
    const placed = /countr|currenc|\bin (?:Ghana|Kenya|Nigeria|South|Tanzania|Uganda|Zambia)/i;
    const open = /\?$|ask us/i;
    const amongMethods = sentences.filter((each) => /mobile money|bank transfer|USSD/i.test(each));
    expect(amongMethods.filter((each) => placed.test(each) && !open.test(each))).toEqual([]);
  });

  test("asks in which currency a business is settled", () => {
    const elsewhere = sentences.filter((each) =>
      /(?:settle\w*|paid) in an(?:other|y)\b/i.test(each),
    );
    expect(elsewhere.filter((each) => !each.endsWith("?"))).toEqual([]);
  });

  test("puts no product into the one API, which gives access to networks", () => {
    const bound = sentences.filter((each) => /\b(?:one|same|single) API\b/i.test(each));
    const product = /foreign exchange|\bFX\b|conver[st]|products|acquiring\S*,? through/i;
    const offer = "A single API for access to global payment networks, a foreign exchange";
    expect(bound.filter((each) => product.test(each.startsWith(offer) ? "" : each))).toEqual([]);
  });

  test("keeps apart what is certified to PCI DSS, and the level", () => {
    expect(sentences.filter((each) => /certified[^.]*\bLevel 1/.test(each))).toEqual([]);
  });

  test("gives nothing but corporate and regulatory facts during onboarding", () => {
    const given = sentences.filter((each) => /\bduring onboarding\b/i.test(each));
    const corporate =
      /licen[cs]|regulat|registration|corporate|^provided during onboarding(?: send this question)?$/i;
    expect(given.filter((each) => !corporate.test(each) || /certificate/i.test(each))).toEqual([]);
  });

  test.skipIf(legalPages.includes(path))("promises no practice that only an agreement sets", () => {
    const promised =
      /\btax(?:es)?\b|\breserve\b|we do not sell|good faith|\bagreed\b|\bby quote\b/i;
    const open = /\?$|ask us/i;
    expect(sentences.filter((each) => promised.test(each) && !open.test(each))).toEqual([]);
    const named = sentences.filter((each) => /\bagreement\b(?!\?)/i.test(each));
    const decided = /\?$|\blaw\b|commitment|^set in your agreement$/i;
    expect(named.filter((each) => !decided.test(each))).toEqual([]);
  });

  test.skipIf(legalPages.includes(path))("says what we are, not what we will do", () => {
    const acts = /\bwe (?:answer|reply|respond|point|notify|check|help|guarantee|will)\b/i;
    expect(sentences.filter((each) => acts.test(each))).toEqual([]);
  });
});

/** The same checks in another language: its documents, and its own facts. */
describe.each(resolveLanguages(process.env))("$name", (language) => {
  const own = (path: string) => read(fileOf(addressIn(language, path))).toString();
  const facts = JSON.parse(read(addressIn(language, "/facts.json").slice(1)).toString());
  const unserved: string[] = facts.countries.list.flatMap(
    ({ name, served }: { name: string; served: boolean }) => (served ? [] : [name]),
  );

  test.each(paths)("%s has no title that names a country where we serve nobody", (path) => {
    const [, title = ""] = /<title>(.*?)<\/title>/.exec(own(path)) ?? [];
    const titles = [title, meta(own(path), "og:title"), meta(own(path), "og:image:alt")].join(" ");
    expect(unserved.length).toBeGreaterThan(0);
    expect(unserved.filter((name) => titles.includes(name))).toEqual([]);
  });

  test.each(paths)("%s turns no “at least” into “more than”", (path) => {
    const text = [plain(own(path), " "), meta(own(path), "description")].join(" ");
    expect(text.match(/\b(?:plus de|more than|over)\s\d+/gi) ?? []).toEqual([]);
  });
});

/** A scale's mark, a menu's note or a register's term: the words next to it name the tier and the condition. */
function isLabel(block: string): boolean {
  const said = block.replace(/^\s*"figure": "|",$/g, "");
  return /^(?:T\+[0-3](?:, | to | )?)+$|^T\+0 instant settlement$/.test(said);
}
