import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { claimsReviewed, numbers } from "../../app/content/numbers.ts";
import { attributes, documents, read, textOf } from "./dist.ts";

const words = v.pipe(v.string(), v.minLength(1));
const source = v.pipe(v.string(), v.startsWith(`${brand.siteOrigin}/`));
const figure = {
  group: v.picklist(["Reach", "Service", "Prices", "Settlement", "Lists", "Standards"]),
  figure: words,
  of: words,
  covers: words,
  notStated: words,
  source,
};
/** Keys must not change, because the programs that read this file depend on them. */
const schema = v.strictObject({
  publisher: v.literal(brand.name),
  site: v.literal(`${brand.siteOrigin}/`),
  reviewed: v.literal(claimsReviewed),
  note: words,
  figures: v.record(
    words,
    v.union([
      v.strictObject(figure),
      v.strictObject({
        ...figure,
        value: v.number(),
        unit: v.picklist(["count", "percent", "milliseconds"]),
        bound: v.picklist(["exactly", "at least", "about"]),
      }),
    ]),
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
  countries: v.strictObject({
    list: v.array(
      v.strictObject({
        alpha2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
        alpha3: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        name: words,
        alias: v.nullable(words),
        highlightedOnMap: v.boolean(),
        localCollectionCurrency: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
      }),
    ),
    source,
  }),
  collectionCurrencies: v.strictObject({
    list: v.array(
      v.strictObject({
        code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        number: v.pipe(v.string(), v.regex(/^\d{3}$/)),
        name: words,
        minorDigits: v.picklist([0, 2]),
      }),
    ),
    source,
  }),
  webhookEvents: v.strictObject({
    families: v.array(v.strictObject({ name: words, events: v.array(words) })),
    source,
  }),
  sdks: v.strictObject({ list: v.array(words), source }),
  sandboxScenarios: v.strictObject({ list: v.array(words), source }),
  businessHours: v.strictObject({ local: words, utc: words, source }),
});

const facts = v.parse(schema, JSON.parse(read("facts.json").toString()));

/** The text at a source's URL. */
function textAt(address: string): string {
  const url = new URL(address);
  const page = documents.find(({ path }) => path === url.pathname);
  if (url.hash)
    expect(attributes(page?.html ?? "", "[a-z0-9]+", "id")).toContain(url.hash.slice(1));
  return textOf(page?.html ?? "").toLowerCase();
}

test("it contains every number of the register", () => {
  expect(Object.keys(facts.figures)).toEqual(Object.keys(numbers));
});

test("every value matches its figure", () => {
  for (const { figure, ...rest } of Object.values(facts.figures)) {
    if ("value" in rest) expect(figure.match(/[\d.]+/)?.[0]).toBe(String(rest.value));
  }
});

describe("every fact is on the page that it links to", () => {
  test.each(Object.entries(facts.figures))("%s", (_, { figure, of, covers, notStated, source }) => {
    const text = textAt(source);
    for (const each of [`${figure} ${of}`, covers, notStated]) {
      expect(text).toContain(each.toLowerCase());
    }
  });

  test("prices", () => {
    const text = textAt(facts.prices.source);
    for (const { name, lowest, highest } of facts.prices.methods) {
      for (const each of [name.toLowerCase(), `${lowest}%`, `${highest}%`]) {
        expect(text).toContain(each);
      }
    }
    expect(text).toContain(facts.prices.disbursement);
  });

  test("settlement", () => {
    const text = textAt(facts.settlement.source);
    for (const { id, from, to } of facts.settlement.tiers) {
      for (const each of [id, `t+${from}`, `t+${to}`]) expect(text).toContain(each);
    }
  });

  test("countries and currencies", () => {
    const text = textAt(facts.countries.source);
    for (const { name, alias, localCollectionCurrency } of facts.countries.list) {
      for (const each of [name, alias, localCollectionCurrency]) {
        if (each) expect(text).toContain(each.toLowerCase());
      }
    }
    for (const { code, number } of facts.collectionCurrencies.list) {
      expect(text).toContain(`${code.toLowerCase()} iso ${number}`);
    }
  });

  test("lists", () => {
    const lists = [
      {
        source: facts.webhookEvents.source,
        list: facts.webhookEvents.families.flatMap(({ events }) => events),
      },
      facts.sdks,
      facts.sandboxScenarios,
      {
        source: facts.businessHours.source,
        list: [facts.businessHours.local, facts.businessHours.utc],
      },
    ];
    for (const { source, list } of lists) {
      for (const each of list) expect(textAt(source)).toContain(each.toLowerCase());
    }
  });
});
