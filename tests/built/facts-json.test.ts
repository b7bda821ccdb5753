import * as v from "valibot";
import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { claims, claimsReviewed } from "../../app/content/claims.ts";
import { htmlOf, isTarget, mainOf, read, textOf } from "./dist.ts";

const words = v.pipe(v.string(), v.minLength(1));
const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const source = v.pipe(v.string(), v.startsWith(`${brand.siteOrigin}/`));
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({ list: v.array(item), source });
/** Keys must not change, because the programs that read this file depend on them. */
const schema = v.strictObject({
  publisher: v.literal(brand.name),
  site: v.literal(`${brand.siteOrigin}/`),
  reviewed: v.literal(claimsReviewed),
  note: words,
  figures: v.record(
    words,
    v.strictObject({
      group: v.picklist(["Reach", "Service", "Prices", "Settlement", "Lists", "Standards"]),
      figure: words,
      of: words,
      value: v.optional(v.number()),
      unit: v.optional(v.picklist(["count", "percent", "milliseconds"])),
      bound: v.optional(v.picklist(["exactly", "at least", "about", "as stated"])),
      covers: words,
      notStated: words,
      source,
    }),
  ),
  prices: v.strictObject({
    unit: v.literal("percent of the transaction"),
    methods: v.array(
      v.strictObject({
        id: words,
        name: words,
        lowest: v.number(),
        highest: v.number(),
        cappedAtLocalLimit: v.boolean(),
      }),
    ),
    disbursement: words,
    source,
  }),
  settlement: v.strictObject({
    unit: v.literal("days after the payment"),
    tiers: v.array(
      v.strictObject({
        id: v.picklist(["standard", "fast", "instant"]),
        name: words,
        from: v.pipe(v.number(), v.integer()),
        to: v.pipe(v.number(), v.integer()),
        enterpriseOnly: v.boolean(),
      }),
    ),
    source,
  }),
  countries: listOf(
    v.strictObject({
      alpha2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      alpha3: code,
      name: words,
      alias: v.nullable(words),
      served: v.boolean(),
      localCollectionCurrency: v.nullable(code),
    }),
  ),
  collectionCurrencies: listOf(
    v.strictObject({
      code,
      number: v.pipe(v.string(), v.regex(/^\d{3}$/)),
      name: words,
      minorDigits: v.picklist([0, 2]),
    }),
  ),
  webhookEvents: v.strictObject({
    families: v.array(v.strictObject({ name: words, events: v.array(words) })),
    source,
  }),
  sdks: listOf(words),
  sandboxScenarios: listOf(words),
  businessHours: v.strictObject({ local: words, utc: words, source }),
});

const facts = v.parse(schema, JSON.parse(read("facts.json").toString()));

test("it contains every number of the register", () => {
  expect(Object.keys(facts.figures)).toEqual(Object.keys(claims));
});

const { prices, settlement, countries, collectionCurrencies, webhookEvents, businessHours } = facts;
const stated: readonly (readonly [source: string, facts: readonly string[]])[] = [
  ...Object.values(facts.figures).map(
    ({ source, figure, of, covers, notStated }) =>
      [source, [`${figure} ${of}`, covers, notStated]] as const,
  ),
  [
    prices.source,
    prices.methods.flatMap(({ name, lowest, highest }) => [name, `${lowest}%`, `${highest}%`]),
  ],
  [prices.source, [prices.disbursement]],
  [settlement.source, settlement.tiers.flatMap(({ id, from, to }) => [id, `T+${from}`, `T+${to}`])],
  [
    countries.source,
    countries.list
      .flatMap(({ name, alias, localCollectionCurrency }) => [name, alias, localCollectionCurrency])
      .filter((each) => each !== null),
  ],
  [
    collectionCurrencies.source,
    collectionCurrencies.list.map(({ code, number }) => `${code} ISO ${number}`),
  ],
  [webhookEvents.source, webhookEvents.families.flatMap(({ events }) => events)],
  [facts.sdks.source, facts.sdks.list],
  [facts.sandboxScenarios.source, facts.sandboxScenarios.list],
  [businessHours.source, [businessHours.local, businessHours.utc]],
];

test.each(stated)("%s states what links to it", (source, expected) => {
  expect(isTarget(source)).toBe(true);
  const text = textOf(mainOf(htmlOf(new URL(source).pathname))).toLowerCase();
  expect(expected.filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([]);
});
