import { expect, test } from "vitest";
import { type Claim, claims } from "../../app/content/claims.ts";
import { isTarget, read } from "./dist.ts";

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

test("every source is a page of this site, with the anchor that it names", () => {
  const sources = [
    ...read("facts.json")
      .toString()
      .matchAll(/"source": "([^"]+)"/g),
  ];
  expect(sources.length).toBeGreaterThan(figures.length);
  expect(sources.filter(([, source = ""]) => !isTarget(source))).toEqual([]);
});
