import { expect, test } from "vitest";
import { claims, statement } from "./claims.ts";
import { businessHours, businessHoursUtc } from "./contact.ts";
import { collection, countries, mapCaption } from "./countries.ts";
import { type CurrencyCode, currencies, minorDigits } from "./currencies.ts";
import { atStart } from "./in-words.ts";
import { contactAbout, isExternal } from "./links.ts";
import { methods, priceRange } from "./methods.ts";
import { menus } from "./navigation.ts";
import { settlement, settlementName } from "./settlement.ts";

test("numbers are worded as the specification words them", () => {
  const specified: Record<keyof typeof claims, string> = {
    corridors: "47 active corridors",
    currencies: "150+ currencies",
    remittanceCountries: "150+ remittance countries",
    complianceCountries: "100+ countries of compliance coverage",
    endpoints: "25+ endpoints",
    uptime: "99.99% uptime",
    response: "About 50 ms response",
    fxSavings: "2.4% average FX savings",
  };
  const stated = Object.entries(claims).map(([key, claim]) => [key, atStart(statement(claim))]);
  expect(Object.fromEntries(stated)).toEqual(specified);
});

test("business hours are worded as the specification words them", () => {
  expect(businessHours).toBe("Mon - Fri: 9AM - 6PM WAT");
  expect(businessHoursUtc).toBe("Mon - Fri: 8AM - 5PM UTC");
});

test("prices are the published ones", () => {
  expect(Object.fromEntries(methods.map((method) => [method.id, priceRange(method)]))).toEqual({
    cards: "1.4% to 3.8%",
    "mobile-money": "2.3% to 2.8%",
    "bank-transfer": "1%",
    ussd: "0.56%",
  });
});

test("settlement tiers are the published ones", () => {
  expect(Object.values(settlement).map(settlementName)).toEqual([
    "T+2 to T+3 standard settlement",
    "T+1 fast settlement",
    "T+0 instant settlement",
  ]);
  expect(settlement.instant.enterpriseOnly).toBe(true);
});

test("seven collection countries, each with its currency's ISO 4217 number", () => {
  expect(
    collection.map(({ country, currency }) => [country, currency, currencies[currency]]),
  ).toEqual([
    ["Ghana", "GHS", "936"],
    ["Kenya", "KES", "404"],
    ["Nigeria", "NGN", "566"],
    ["South Africa", "ZAR", "710"],
    ["Tanzania", "TZS", "834"],
    ["Uganda", "UGX", "800"],
    ["Zambia", "ZMW", "967"],
  ]);
});

test.each(Object.keys(currencies) as CurrencyCode[])(
  "%s has the digits of ISO 4217",
  (currency) => {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    expect(minorDigits(currency)).toBe(format.resolvedOptions().maximumFractionDigits);
  },
);

test("twelve countries are highlighted, the caption names all but Sierra Leone", () => {
  const highlighted = countries.filter(({ highlighted }) => highlighted).map(({ name }) => name);
  const named = mapCaption.replace("Highlighted countries: ", "").split(", ");
  expect(highlighted).toHaveLength(12);
  expect([...named, "Sierra Leone"].sort()).toEqual([...highlighted].sort());
});

test("countries carry their ISO 3166-1 codes", () => {
  expect(Object.fromEntries(countries.map(({ code, alpha3 }) => [code, alpha3]))).toEqual({
    BJ: "BEN",
    BW: "BWA",
    CI: "CIV",
    GH: "GHA",
    KE: "KEN",
    NG: "NGA",
    SL: "SLE",
    SN: "SEN",
    SZ: "SWZ",
    TG: "TGO",
    TZ: "TZA",
    UG: "UGA",
    ZA: "ZAF",
    ZM: "ZMB",
  });
});

test("the menus hold what was decided", () => {
  expect(menus.map(({ label, links }) => [label, ...links.map((link) => link.label)])).toEqual([
    ["Solutions", "Merchants", "PayFacs", "Acquirers", "Enterprise", "IMTOs", "All solutions"],
    ["Product", "Payment Gateway", "FX Engine", "Compliance Suite", "Analytics Dashboard"],
    ["Platform", "API Documentation", "SDKs & Libraries", "Webhooks", "Sandbox"],
    ["Resources", "Documentation", "Case Studies", "White Papers", "Webinars"],
  ]);
});

test("a subject survives its address", () => {
  const subject = "50% & more? #1 café";
  const url = new URL(contactAbout(subject), "https://site.test");
  expect(url.searchParams.get("subject")).toBe(subject);
  expect(isExternal(contactAbout(subject))).toBe(false);
});
