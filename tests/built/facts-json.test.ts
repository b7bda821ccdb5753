import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { type Claim, claims } from "../../app/content/claims.ts";
import { htmlOf, isTarget, mainOf, read, textOf } from "./dist.ts";

const facts = JSON.parse(read("facts.json").toString());
const { prices, settlement, countries, collectionCurrencies, webhookEvents, businessHours } = facts;
const figures: (Claim & { source: string })[] = Object.values(facts.figures);

/** Keys must not change, because the programs that read this file depend on them. Not each figure has all. */
const keys: readonly (readonly [of: string, objects: readonly object[], keys: string])[] = [
  [
    "the file",
    [facts],
    "publisher site reviewed note figures prices settlement countries collectionCurrencies webhookEvents sdks sandboxScenarios businessHours",
  ],
  ["figures", [facts.figures], Object.keys(claims).join(" ")],
  ["a figure", figures, "group figure of value unit bound covers notStated source"],
  ["prices", [prices], "unit methods disbursement source"],
  ["a price", prices.methods, "id name lowest highest cappedAtLocalLimit"],
  ["settlement", [settlement], "unit tiers source"],
  ["a tier", settlement.tiers, "id name from to enterpriseOnly"],
  ["lists", [countries, collectionCurrencies, facts.sdks, facts.sandboxScenarios], "list source"],
  ["a country", countries.list, "alpha2 alpha3 name alias served localCollectionCurrency"],
  ["a currency", collectionCurrencies.list, "code number name minorDigits"],
  ["events", [webhookEvents], "families source"],
  ["a family of events", webhookEvents.families, "name events"],
  ["business hours", [businessHours], "local utc source"],
];

test.each(keys)("the keys of %s are known", (of, objects, expected) => {
  const all = new Set(objects.flatMap(Object.keys));
  expect([...all]).toEqual(expected.split(" "));
  if (of === "a figure") return;
  for (const each of objects) expect(Object.keys(each)).toEqual([...all]);
});

interface Range {
  readonly [key: string]: string;
}

/** Each fact that is more than a list of `app/content/`, with its source. */
const stated: readonly (readonly [source: string, ...facts: string[]])[] = [
  ...figures.map(({ source, figure, of, covers, notStated = "" }) => {
    return [source, `${figure} ${of}`, covers, notStated] as const;
  }),
  ...prices.methods.map(({ name, lowest, highest }: Range) => {
    return [prices.source, name, `${lowest}%`, `${highest}%`];
  }),
  [prices.source, prices.disbursement],
  ...settlement.tiers.map(({ id, from, to }: Range) => {
    return [settlement.source, id, `T+${from}`, `T+${to}`];
  }),
  ...[countries, collectionCurrencies, facts.sdks, facts.sandboxScenarios].map(({ source }) => {
    return [source] as const;
  }),
  [webhookEvents.source],
  [businessHours.source, businessHours.local, businessHours.utc],
];

test.each(stated)("%s states what links to it", (source, ...expected) => {
  expect(source.startsWith(`${brand.siteOrigin}/`)).toBe(true);
  expect(isTarget(source)).toBe(true);
  const text = textOf(mainOf(htmlOf(new URL(source).pathname))).toLowerCase();
  expect(expected.filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([]);
});
