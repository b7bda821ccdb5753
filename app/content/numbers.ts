import { claims, figure, standards } from "./claims.ts";
import { counts } from "./counts.ts";
import { fxSavings } from "./fx-savings.ts";
import { type MethodId, methodOf, price } from "./methods.ts";
import type { Path } from "./paths.ts";
import { settlement, settlementDays } from "./settlement.ts";

/** The day on which every row below was last compared with the published facts. */
export const claimsReviewed = "2026-11-21";

export type ClaimKey = keyof typeof claims;
type TierKey = `${keyof typeof settlement}-settlement`;
type CountKey = "collection" | "served" | "events" | "sdks" | "scenarios";
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
    covers: "Payment routes that are active. Countries are counted separately.",
    notStated: "Which places each one joins, and the date of the count",
  },
  currencies: {
    group: "Reach",
    ...words("currencies"),
    covers: "Currencies in which payments can be processed.",
    notStated: "The list, and which of them you can settle in",
  },
  remittanceCountries: {
    group: "Reach",
    ...words("remittanceCountries"),
    covers: "Countries for remittance: of these figures, the one for payouts.",
    notStated: "The list, and how a payout reaches each country",
  },
  complianceCountries: {
    group: "Reach",
    ...words("complianceCountries"),
    covers: "Countries with compliance coverage. Collection and payouts are counted separately.",
    notStated: "The list, and what is checked in each country",
  },
  endpoints: {
    group: "Service",
    ...words("endpoints"),
    covers: "25 or more, in a single API.",
    notStated: "The exact number",
  },
  uptime: {
    group: "Service",
    ...words("uptime"),
    covers: "As stated by us. A commitment only where your agreement says so.",
    notStated: "The period, the services and the method of measurement",
  },
  response: {
    group: "Service",
    ...words("response"),
    covers: "As stated by us. Approximate, not a maximum.",
    notStated: "Which request, measured where and how, and whether it is an average",
  },
  fxSavings: {
    group: "Service",
    ...words("fxSavings"),
    ...fxSavings,
  },
  cards: {
    group: "Prices",
    ...priceOf("cards"),
    covers: "Per transaction, by local card.",
    notStated: "Your price in the range",
  },
  "mobile-money": {
    group: "Prices",
    ...priceOf("mobile-money"),
    covers: "Per transaction, by mobile money.",
    notStated: "Your price in the range",
  },
  "bank-transfer": {
    group: "Prices",
    ...priceOf("bank-transfer"),
    covers: "Per transaction, by bank transfer, capped at the local limit.",
    notStated: "The limit in your country",
  },
  ussd: {
    group: "Prices",
    ...priceOf("ussd"),
    covers: "Per transaction, by USSD.",
    notStated: "The countries where it is offered",
  },
  "standard-settlement": {
    group: "Settlement",
    ...daysOf(settlement.standard),
    covers: "Days from the payment (T) to its settlement.",
    notStated: "Cut-off times, and whether calendar or business days count",
  },
  "fast-settlement": {
    group: "Settlement",
    ...daysOf(settlement.fast),
    covers: "One day from the payment (T) to its settlement.",
    notStated: "Cut-off times, and which payments can have it",
  },
  "instant-settlement": {
    group: "Settlement",
    ...daysOf(settlement.instant),
    covers: "Settlement on the day of the payment. For enterprise only.",
    notStated: "Cut-off times, and which payments can have it",
  },
  collection: {
    group: "Lists",
    figure: String(counts.collection),
    of: "collection countries",
    covers: "Countries with listed local collection, each with its currency.",
    notStated: "Which countries come next, and when",
    list: { href: "/country-coverage", label: "Country Coverage" },
  },
  served: {
    group: "Lists",
    figure: String(counts.served),
    of: "served countries",
    covers: "Countries that the map colours. Collection is a separate list.",
    notStated: "What is offered in each of them",
    list: { href: "/country-coverage", label: "Country Coverage" },
  },
  events: {
    group: "Lists",
    figure: String(counts.events),
    of: "webhook events",
    covers: "Events that can be sent to your endpoint.",
    notStated: "What each event contains",
    list: { href: "/webhooks", label: "Webhooks" },
  },
  sdks: {
    group: "Lists",
    figure: String(counts.sdks),
    of: "SDKs",
    covers: "Mobile SDKs for iOS and Android count as one.",
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
    covers: "Our controls are PCI DSS certified, Level 1.",
    notStated: "Scope, version and validity",
  },
  "iso-27001": {
    group: "Standards",
    figure: iso27001.name,
    of: "certification",
    covers: "We are certified to this standard for managing information security.",
    notStated: "Scope, edition and validity",
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
