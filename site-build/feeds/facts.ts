import { t } from "#words";
import type { Brand } from "../../app/content/brand.ts";
import { businessHours, businessHoursUtc } from "../../app/content/business-hours.ts";
import { claimsReviewed, register } from "../../app/content/claims.ts";
import { type Country, collection, countries, otherName } from "../../app/content/countries.ts";
import { currencies, currencyNames, minorDigits } from "../../app/content/currencies.ts";
import { atStart } from "../../app/content/in-words.ts";
import { aboutNumber } from "../../app/content/links.ts";
import { disbursementFee, methods } from "../../app/content/methods.ts";
import { scenarios } from "../../app/content/sandbox.ts";
import { sdks } from "../../app/content/sdks.ts";
import { settlement } from "../../app/content/settlement.ts";
import { addressOf } from "../../app/content/spoken.ts";
import { eventFamilies } from "../../app/content/webhooks.ts";

/** Every published fact as JSON, from the tables behind the pages. Null means "not stated". */
export function factsJson(brand: Brand): string {
  const facts = {
    publisher: brand.name,
    site: brand.siteOrigin + addressOf("/"),
    reviewed: claimsReviewed,
    note: t`As stated by the publisher. Null means not stated; what is not here is not published.`,
    figures: Object.fromEntries(
      register.map(([key, { group, figure, of, value, unit, bound, covers, notStated }]) => {
        const source = brand.siteOrigin + addressOf(aboutNumber(key));
        const said = { group, figure: atStart(figure), of, value, unit, bound };
        return [key, { ...said, covers, notStated, source }];
      }),
    ),
    prices: {
      unit: t`percent of the transaction`,
      methods: methods.map(({ id, name, low, high, capped }) => ({
        id,
        name,
        lowest: low / 100,
        highest: high / 100,
        cappedAtLocalLimit: capped,
      })),
      disbursement: disbursementFee,
      source: brand.siteOrigin + addressOf("/pricing"),
    },
    settlement: {
      unit: t`days after the payment`,
      tiers: Object.entries(settlement).map(([id, { name, from, to, enterpriseOnly }]) => ({
        id,
        name,
        from,
        to,
        enterpriseOnly,
      })),
      source: brand.siteOrigin + addressOf("/pricing"),
    },
    countries: {
      list: countries.map((country: Country) => ({
        alpha2: country.code,
        alpha3: country.alpha3,
        name: country.name,
        alias: otherName(country) ?? null,
        served: country.highlighted,
        localCollectionCurrency: country.currency ?? null,
      })),
      source: brand.siteOrigin + addressOf("/country-coverage"),
    },
    collectionCurrencies: {
      list: collection.map(({ currency }) => ({
        code: currency,
        number: currencies[currency],
        name: currencyNames[currency],
        minorDigits: minorDigits(currency),
      })),
      source: brand.siteOrigin + addressOf("/country-coverage"),
    },
    webhookEvents: {
      families: eventFamilies.map(({ name, events }) => ({ name, events })),
      source: brand.siteOrigin + addressOf("/webhooks"),
    },
    sdks: {
      list: sdks.map(({ name, fullName }) => fullName ?? name),
      source: brand.siteOrigin + addressOf("/sdks-libraries"),
    },
    sandboxScenarios: {
      list: scenarios.map(({ name }) => name),
      source: brand.siteOrigin + addressOf("/sandbox"),
    },
    businessHours: {
      local: businessHours,
      utc: businessHoursUtc,
      source: brand.siteOrigin + addressOf("/contact"),
    },
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
