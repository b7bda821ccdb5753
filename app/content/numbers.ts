import type { Path } from "../pages.ts";
import { claims, figure, standards } from "./claims.ts";
import { counts } from "./counts.ts";
import { type MethodId, methodOf, price } from "./methods.ts";
import { settlement, settlementDays } from "./settlement.ts";

/** The day on which every row below was last compared with the published facts. */
export const claimsReviewed = "2026-11-21";

export type ClaimKey = keyof typeof claims;
type TierKey = `${keyof typeof settlement}-settlement`;
type CountKey = "collection" | "highlighted" | "events" | "sdks" | "scenarios";
type StandardKey = "pci-dss" | "iso-27001";

/** Every number that the site states in public. */
export type NumberKey = ClaimKey | MethodId | TierKey | CountKey | StandardKey;

/** The register's entry for a number. */
export interface NumberEntry {
  readonly group: "Reach" | "Service" | "Prices" | "Settlement" | "Lists" | "Standards";
  readonly figure: string;
  /** What the figure counts, or what it prices. */
  readonly of: string;
  readonly covers: string;
  readonly notStated: string;
  /** Where the full list is. */
  readonly list?: { readonly href: Path; readonly label: string };
}

const [pciDss, iso27001] = standards;

/** In the order of the page. A number without a row does not compile. */
export const numbers: Readonly<Record<NumberKey, NumberEntry>> = {
  corridors: {
    group: "Reach",
    ...words("corridors"),
    covers: "Corridors that are active. Countries are counted apart.",
    notStated: "Which places each of them joins, and on what date they were counted",
  },
  currencies: {
    group: "Reach",
    ...words("currencies"),
    covers: "Currencies in which payments can be processed.",
    notStated: "The list, and which of them can be settled in",
  },
  remittanceCountries: {
    group: "Reach",
    ...words("remittanceCountries"),
    covers: "Countries for remittance. It is not a count of corridors.",
    notStated: "The list, and how a payout reaches each country",
  },
  complianceCountries: {
    group: "Reach",
    ...words("complianceCountries"),
    covers: "Countries that compliance covers. Collection and payout are other facts.",
    notStated: "The list, and what is checked in each country",
  },
  endpoints: {
    group: "Service",
    ...words("endpoints"),
    covers: "Endpoints of the one API.",
    notStated: "The exact count, and on what date it was made",
  },
  uptime: {
    group: "Service",
    ...words("uptime"),
    covers: "Uptime, as stated by us. It is a commitment only where your agreement says so.",
    notStated: "Over what time, of which services, and how it is measured",
  },
  response: {
    group: "Service",
    ...words("response"),
    covers: "Response time, as stated by us. The word is about, not at most.",
    notStated: "To which request, measured where and how, and whether it is an average",
  },
  fxSavings: {
    group: "Service",
    ...words("fxSavings"),
    covers: "An average of what is saved on currency conversion, as stated by us.",
    notStated: "What it is measured against, over which period and in which currencies",
  },
  cards: {
    group: "Prices",
    ...priceOf("cards"),
    covers: "Per transaction, by local card.",
    notStated: "Which card, country or volume has which price in the range",
  },
  "mobile-money": {
    group: "Prices",
    ...priceOf("mobile-money"),
    covers: "Per transaction, by mobile money.",
    notStated: "Which operator, country or volume has which price in the range",
  },
  "bank-transfer": {
    group: "Prices",
    ...priceOf("bank-transfer"),
    covers: "Per transaction, by bank transfer, capped at the local limit.",
    notStated: "The local limits",
  },
  ussd: {
    group: "Prices",
    ...priceOf("ussd"),
    covers: "Per transaction, by USSD.",
    notStated: "In which countries it is offered",
  },
  "standard-settlement": {
    group: "Settlement",
    ...daysOf(settlement.standard),
    covers: "Days from the payment, T, to its settlement.",
    notStated: "Cut-off times, and whether days are calendar or business days",
  },
  "fast-settlement": {
    group: "Settlement",
    ...daysOf(settlement.fast),
    covers: "One day from the payment, T, to its settlement.",
    notStated: "Cut-off times, and which payments it is open to",
  },
  "instant-settlement": {
    group: "Settlement",
    ...daysOf(settlement.instant),
    covers: "Settled on the day of the payment. For enterprise only.",
    notStated: "Cut-off times, and which payments it is open to",
  },
  collection: {
    group: "Lists",
    figure: String(counts.collection),
    of: "collection countries",
    covers: "Countries where local collection is listed, each with its currency.",
    notStated: "Which countries come next, and when",
    list: { href: "/country-coverage", label: "Country Coverage" },
  },
  highlighted: {
    group: "Lists",
    figure: String(counts.highlighted),
    of: "countries highlighted on the map",
    covers: "Countries that the map highlights. It is not the list of collection.",
    notStated: "What is offered in each of them",
    list: { href: "/country-coverage", label: "Country Coverage" },
  },
  events: {
    group: "Lists",
    figure: String(counts.events),
    of: "webhook events",
    covers: "Events that can be sent to your endpoint, by family.",
    notStated: "What each event carries",
    list: { href: "/webhooks", label: "Webhooks" },
  },
  sdks: {
    group: "Lists",
    figure: String(counts.sdks),
    of: "SDKs",
    covers: "Those for iOS and Android count as one.",
    notStated: "Versions, and what each of them supports",
    list: { href: "/sdks-libraries", label: "SDKs & Libraries" },
  },
  scenarios: {
    group: "Lists",
    figure: String(counts.scenarios),
    of: "things to test in the sandbox",
    covers: "Outcomes that can be simulated with test credentials.",
    notStated: "What else can be simulated",
    list: { href: "/sandbox", label: "Sandbox" },
  },
  "pci-dss": {
    group: "Standards",
    figure: pciDss.name,
    of: pciDss.detail,
    covers: "Our controls are certified to the card industry’s standard for cardholder data.",
    notStated: "Scope, version and validity: provided during onboarding",
  },
  "iso-27001": {
    group: "Standards",
    figure: iso27001.name,
    of: "certification",
    covers: "We are certified to the standard for managing information security.",
    notStated: "Scope, edition and validity: provided during onboarding",
  },
};

function words(key: ClaimKey) {
  return { figure: figure(claims[key]), of: claims[key].of };
}

function priceOf(id: MethodId) {
  const method = methodOf(id);
  return { figure: price(method), of: method.name };
}

function daysOf(tier: (typeof settlement)[keyof typeof settlement]) {
  return { figure: settlementDays(tier), of: tier.name };
}
