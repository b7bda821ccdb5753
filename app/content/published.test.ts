import { expect, test } from "vitest";
import { businessHours, businessHoursUtc } from "./business-hours.ts";
import { register } from "./claims.ts";
import { type Country, countries, mapCaption } from "./countries.ts";
import { currencies } from "./currencies.ts";
import { atStart } from "./in-words.ts";
import { effectiveDate } from "./legal.ts";
import { disbursementFee } from "./methods.ts";
import { scenarios } from "./sandbox.ts";
import { sdks } from "./sdks.ts";
import { settlement } from "./settlement.ts";
import { eventFamilies } from "./webhooks.ts";

/*
 * The contract: every published value, repeated once, as the specification words it. The site takes its values from
 * this folder, and all other tests read them there; a value that is changed by mistake differs from this table.
 */
const published = {
  claims: {
    corridors: "47 active corridors",
    currencies: "150+ currencies",
    remittanceCountries: "150+ remittance countries",
    complianceCountries: "100+ countries of compliance coverage",
    endpoints: "25+ endpoints",
    uptime: "99.99% uptime",
    response: "About 50 ms response",
    fxSavings: "2.4% average FX savings",
    cards: "1.4% to 3.8% Local cards",
    "mobile-money": "2.3% to 2.8% Mobile money",
    "bank-transfer": "1%, capped Bank transfer",
    ussd: "0.56% USSD",
    "standard-settlement": "T+2 to T+3 standard settlement",
    "fast-settlement": "T+1 fast settlement",
    "instant-settlement": "T+0 instant settlement",
    collection: "7 collection countries",
    served: "12 served countries",
    events: "13 webhook events",
    sdks: "8 SDKs",
    scenarios: "8 things to test in the sandbox",
    "pci-dss": "PCI DSS Level 1",
    "iso-27001": "ISO/IEC 27001 certification",
  },
  disbursement: "flat fee per transaction",
  forEnterpriseOnly: ["instant settlement"],
  /** ISO 3166-1, whether the map highlights it, and the currency of local collection. */
  countries: [
    "BJ BEN Benin, highlighted",
    "BW BWA Botswana, highlighted",
    "CI CIV Côte d'Ivoire or Ivory Coast, highlighted",
    "SZ SWZ Eswatini or Swaziland, highlighted",
    "GH GHA Ghana, highlighted, GHS",
    "KE KEN Kenya, KES",
    "NG NGA Nigeria, highlighted, NGN",
    "SN SEN Senegal, highlighted",
    "SL SLE Sierra Leone, highlighted",
    "ZA ZAF South Africa, ZAR",
    "TZ TZA Tanzania, highlighted, TZS",
    "TG TGO Togo, highlighted",
    "UG UGA Uganda, highlighted, UGX",
    "ZM ZMB Zambia, highlighted, ZMW",
  ],
  mapCaption:
    "Highlighted countries: Nigeria, Zambia, Ghana, Benin, Togo, Côte d'Ivoire, Botswana, Senegal, Tanzania, Uganda, Eswatini",
  notInTheCaption: ["Sierra Leone"],
  /** ISO 4217. */
  currencies: {
    ...{ GHS: "936", KES: "404", NGN: "566", TZS: "834" },
    ...{ UGX: "800", USD: "840", ZAR: "710", ZMW: "967" },
  },
  events: {
    payments: ["payment.successful", "payment.failed", "payment.pending", "refund.processed"],
    customers: ["customer.created", "customer.updated", "customer.deleted"],
    disputes: ["dispute.created", "dispute.resolved", "chargeback.received"],
    settlement: ["settlement.completed", "settlement.pending", "payout.successful"],
  },
  sdks: [
    ...["Python", "Java", "Node.js", "PHP", "Ruby", "Go", "React"],
    "Mobile SDKs for iOS and Android",
  ],
  scenarios: [
    "Successful card payment",
    "Declined payment",
    "Pending mobile-money payment that completes later",
    "Bank transfer",
    "Refund",
    "Dispute and chargeback",
    "Settlement and payout",
    "Webhook delivery with signature check and retries",
  ],
  hours: ["Mon - Fri: 9AM - 6PM WAT", "Mon - Fri: 8AM - 5PM UTC"],
  effectiveDate: "January 1, 2025",
};

const highlighted = countries.filter((country) => country.highlighted);

/** The same of the site. */
const stated: Record<keyof typeof published, unknown> = {
  claims: Object.fromEntries(
    register.map(([key, { figure, of }]) => [key, atStart(`${figure} ${of}`)]),
  ),
  disbursement: disbursementFee,
  forEnterpriseOnly: Object.values(settlement)
    .filter(({ enterpriseOnly }) => enterpriseOnly)
    .map(({ name }) => name),
  countries: countries.map((country: Country) => {
    const { code, alpha3, name, alias, highlighted, currency } = country;
    const called = alias ? `${name} or ${alias}` : name;
    return [`${code} ${alpha3} ${called}`, highlighted && "highlighted", currency]
      .filter(Boolean)
      .join(", ");
  }),
  mapCaption,
  notInTheCaption: highlighted.map(({ name }) => name).filter((name) => !mapCaption.includes(name)),
  currencies,
  events: Object.fromEntries(eventFamilies.map(({ id, events }) => [id, events])),
  sdks: sdks.map(({ name, fullName = name }) => fullName),
  scenarios: scenarios.map(({ name }) => name),
  hours: [businessHours, businessHoursUtc],
  effectiveDate,
};

test.each(Object.entries(published))("%s: the site states what is published", (of, values) => {
  expect(stated[of as keyof typeof published]).toEqual(values);
});
