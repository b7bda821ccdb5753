import { t } from "#words";
import { claims, figure, standards } from "./claims.ts";
import { counts } from "./counts.ts";
import { fxSavings } from "./fx-savings.ts";
import { atStart } from "./in-words.ts";
import { type MethodId, methodOf, price } from "./methods.ts";
import type { Path } from "./paths.ts";
import { settlement, settlementDays } from "./settlement.ts";

/** The day on which every row below was last compared with the published facts. */
export const claimsReviewed = "2026-11-26";

export type ClaimKey = keyof typeof claims;
type TierKey = `${keyof typeof settlement}-settlement`;
type CountKey = "collection" | "served" | "events" | "sdks" | "scenarios";
type StandardKey = "pci-dss" | "iso-27001";

/** Every number that the site states in public. */
export type NumberKey = ClaimKey | MethodId | TierKey | CountKey | StandardKey;

/** The register's entry for a number. */
export interface NumberEntry {
  readonly group: string;
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
    group: t`Reach`,
    ...words("corridors"),
    covers: t`Payment routes that are active. Countries are counted separately.`,
    notStated: t`Which places each one joins, and the date of the count`,
  },
  currencies: {
    group: t`Reach`,
    ...words("currencies"),
    covers: t`Currencies in which payments can be processed.`,
    notStated: t`The list, and which of them you can settle in`,
  },
  remittanceCountries: {
    group: t`Reach`,
    ...words("remittanceCountries"),
    covers: t`Countries for remittance. Corridors and compliance coverage are counted separately.`,
    notStated: t`The list, and what is offered in each country`,
  },
  complianceCountries: {
    group: t`Reach`,
    ...words("complianceCountries"),
    covers: t`Countries with compliance coverage. Collection and remittance are counted separately.`,
    notStated: t`The list, and what is checked in each country`,
  },
  endpoints: {
    group: t`Service`,
    ...words("endpoints"),
    covers: t`25 or more, in a single API.`,
    notStated: t`The exact number`,
  },
  uptime: {
    group: t`Service`,
    ...words("uptime"),
    covers: t`As stated by us. A commitment only where your agreement says so.`,
    notStated: t`The period, the services and the method of measurement`,
  },
  response: {
    group: t`Service`,
    ...words("response"),
    covers: t`As stated by us. Approximate, not a maximum.`,
    notStated: t`Which request, measured where and how, and whether it is an average`,
  },
  fxSavings: {
    group: t`Service`,
    ...words("fxSavings"),
    ...fxSavings,
  },
  cards: {
    group: t`Prices`,
    ...priceOf("cards"),
    covers: t`Per transaction, by local card.`,
    notStated: t`Your price in the range`,
  },
  "mobile-money": {
    group: t`Prices`,
    ...priceOf("mobile-money"),
    covers: t`Per transaction, by mobile money.`,
    notStated: t`Your price in the range`,
  },
  "bank-transfer": {
    group: t`Prices`,
    ...priceOf("bank-transfer"),
    covers: t`Per transaction, by bank transfer. The fee is capped at the local limit.`,
    notStated: t`The limit in your country`,
  },
  ussd: {
    group: t`Prices`,
    ...priceOf("ussd"),
    covers: t`Per transaction, by USSD.`,
    notStated: t`The countries where it is offered`,
  },
  "standard-settlement": {
    group: t`Settlement`,
    ...daysOf(settlement.standard),
    covers: t`Days from the payment (T) to its settlement.`,
    notStated: t`Cut-off times, and whether calendar or business days count`,
  },
  "fast-settlement": {
    group: t`Settlement`,
    ...daysOf(settlement.fast),
    covers: t`One day from the payment (T) to its settlement.`,
    notStated: t`Cut-off times, and which payments can have it`,
  },
  "instant-settlement": {
    group: t`Settlement`,
    ...daysOf(settlement.instant),
    covers: t`Settlement on the day of the payment. For enterprise only.`,
    notStated: t`Cut-off times, and which payments can have it`,
  },
  collection: {
    group: t`Lists`,
    figure: String(counts.collection),
    of: t`collection countries`,
    covers: t`Countries with listed local collection, each with its currency.`,
    notStated: t`Which countries come next, and when`,
    list: { href: "/country-coverage", label: t`Country Coverage` },
  },
  served: {
    group: t`Lists`,
    figure: String(counts.served),
    of: t`served countries`,
    covers: t`Countries that the map colours. Collection is a separate list.`,
    notStated: t`What is offered in each of them`,
    list: { href: "/country-coverage", label: t`Country Coverage` },
  },
  events: {
    group: t`Lists`,
    figure: String(counts.events),
    of: t`webhook events`,
    covers: t`Events that can be sent to your endpoint.`,
    notStated: t`What each event contains`,
    list: { href: "/webhooks", label: t`Webhooks` },
  },
  sdks: {
    group: t`Lists`,
    figure: String(counts.sdks),
    of: t`SDKs`,
    covers: t`Mobile SDKs for iOS and Android count as one.`,
    notStated: t`Versions, and what each of them supports`,
    list: { href: "/sdks-libraries", label: t`SDKs & Libraries` },
  },
  scenarios: {
    group: t`Lists`,
    figure: String(counts.scenarios),
    of: t`things to test in the sandbox`,
    covers: t`Outcomes that can be simulated with test credentials.`,
    notStated: t`What else can be simulated`,
    list: { href: "/sandbox", label: t`Sandbox` },
  },
  "pci-dss": {
    group: t`Standards`,
    figure: pciDss.name,
    of: pciDss.detail,
    covers: t`The standard of the card industry for protecting cardholder data.`,
    notStated: t`Scope, version and validity`,
  },
  "iso-27001": {
    group: t`Standards`,
    figure: iso27001.name,
    of: t`certification`,
    covers: t`We are certified to this standard for managing information security.`,
    notStated: t`Scope, edition and validity`,
  },
};

function words(key: ClaimKey) {
  return { figure: atStart(figure(claims[key])), of: claims[key].of };
}

function priceOf(id: MethodId) {
  const method = methodOf(id);
  return { figure: price(method), of: method.name };
}

function daysOf(tier: (typeof settlement)[keyof typeof settlement]) {
  return { figure: settlementDays(tier), of: tier.name };
}
