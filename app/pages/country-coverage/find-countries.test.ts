import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Country, countries } from "../../content/countries.ts";
import { currencies, currencyCode, currencyNames } from "../../content/currencies.ts";
import { contactAbout } from "../../content/links.ts";
import { findCountries, meaningOf, quoted } from "./find-countries.ts";

const find = (typed: string) => findCountries(typed, countries).map(({ name }) => name);
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
);

describe("finding countries", () => {
  test.each([
    ["cote d'ivoire", ["Côte d'Ivoire"]],
    ["Co\u0302te  d Ivoire", ["Côte d'Ivoire"]],
    ["ivory", ["Côte d'Ivoire"]],
    [" nga ", ["Nigeria"]],
    ["shilling", ["Kenya", "Tanzania", "Uganda"]],
    ["south-africa", ["South Africa"]],
    ["Zambie", ["Zambia"]],
    ["Afrique du Sud", ["South Africa"]],
    ["Atlantis", []],
    ["?!", []],
  ])("%s", (typed, expected) => expect(find(typed)).toEqual(expected));

  test.each(["Zambia", "zambie"])("on a page in French, %s finds Zambie", (typed) => {
    const inFrench = countries.map((country) =>
      country.code === "ZM" ? { ...country, name: "Zambie" } : country,
    );
    expect(findCountries(typed, inFrench).map(({ code }) => code)).toEqual(["ZM"]);
  });

  test.each(["", " ", "\t\n"])("%j finds all", (typed) => {
    expect(findCountries(typed, countries)).toEqual(countries);
  });

  test("every country is found by each of its names and codes, in any case", () => {
    for (const country of countries as readonly Country[]) {
      const { name, alias = name, code, alpha3, currency } = country;
      const money = currency ? [currency, currencies[currency], currencyNames[currency]] : [];
      for (const term of [name, alias, code, alpha3, ...money]) {
        expect(find(term.toUpperCase()), term).toContain(name);
        expect(find(term.toLowerCase()), term).toContain(name);
      }
    }
  });
});

describe("what else a text means", () => {
  const shapes = [
    { name: "DR Congo", code: "CD" },
    { name: "Congo", code: "CG" },
    { name: "Rwanda", code: "RW" },
    { name: "Somaliland", code: "" },
  ];
  const meaning = (typed: string) =>
    meaningOf(typed, findCountries(typed, countries), () => shapes);

  test.each([
    ["Rwanda", "RW", true],
    ["Côte d'Ivoire", "CI", true],
    ["niger", "NE", false],
    ["drc", "CD", true],
    ["somaliland", undefined, true],
    ["Cape Verde", "CV", false],
    ["bissau", "GW", false],
    ["UK", "GB", false],
  ])("%s is one place: %s", (typed, code, isOnMap) => {
    const { one } = meaning(typed);
    expect(
      one && { code: one.code || undefined, isOnMap: one.isOnMap || one.listed !== undefined },
    ).toEqual({ code, isOnMap });
  });

  test.each(["congo", "south", "shilling", "", "a", "atlantis", "EUR"])("%s is not", (typed) => {
    expect(meaning(typed).one).toBeUndefined();
  });

  test.each([
    ["eur", "EUR"],
    ["Rwandan franc", "RWF"],
    ["franc", "franc"],
    ["KES", undefined],
  ])("%s is the currency %s", (typed, currency) => expect(meaning(typed).currency).toBe(currency));

  test("any text has a meaning or none, and no place of the lists is on neither", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const listed: readonly string[] = countries.map(({ code }) => code);
        for (const { code } of meaning(typed).places) expect(listed).not.toContain(code);
      }),
    );
  });
});

test.each([
  ["XOF", "XOF"],
  [" fcfa ", "FCFA"],
  ["F CFA", "FCFA"],
  ["franc CFA", "FCFA"],
  ["UAE", undefined],
  ["Mali", undefined],
])("%s is the currency %s", (typed, code) => expect(currencyCode(typed)).toBe(code));

test("any text can be asked about", () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const address = contactAbout(quoted(typed));
      expect(new URL(address, "https://site.test").searchParams.get("subject")).toBe(quoted(typed));
    }),
  );
  expect(quoted(`${"x".repeat(59)}😀`)).toBe("x".repeat(59));
});
