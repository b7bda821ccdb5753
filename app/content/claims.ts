import { t } from "#words";
import { collection, served } from "./countries.ts";
import { entriesOf } from "./entries.ts";
import { type MethodId, methodOf, price } from "./methods.ts";
import type { Path } from "./paths.ts";
import { scenarios } from "./sandbox.ts";
import { sdks } from "./sdks.ts";
import { type SettlementTier, settlement, settlementDays, type TierId } from "./settlement.ts";
import { inDigits } from "./spoken.ts";
import { allEvents } from "./webhooks.ts";

/** A number, or the name of a standard, that the site states in public. */
export interface Claim {
  /** Its group in the register. */
  readonly group: string;
  /** In the site's wording within a sentence: "47", "150+", "about 50 ms", "1.4% to 3.8%". */
  readonly figure: string;
  /** The things that the figure counts or prices. */
  readonly of: string;
  /** Both, as a sentence says them, where a plus would be no word: "150+ currencies". */
  readonly said?: string;
  /** For drawings and programs, where the figure is a single number. */
  readonly value?: number;
  readonly unit?: "count" | "percent" | "milliseconds";
  readonly bound?: "exactly" | "at least" | "about" | "as stated";
  readonly covers: string;
  /** Its unpublished details, which a visitor can ask for. */
  readonly notStated: string;
  /** Where the full list is. */
  readonly list?: { readonly href: Path; readonly label: string };
  /** The pages that must state it. */
  readonly on: readonly [Path, ...Path[]];
}

/** The day on which every row below was last compared with the published facts. */
export const claimsReviewed = "2026-11-26";

/** A standard, without scope or date, because none is published. In full: "PCI DSS Level 1". */
const standard = (name: string, detail = "") =>
  ({ name, detail, full: `${name} ${detail}`.trim() }) as const;

export const pciDss = standard("PCI DSS", t`Level 1`);
export const iso27001 = standard("ISO/IEC 27001");
export const standards = [pciDss, iso27001] as const;
export const standardNames = standards.map(({ full }) => full).join(", ");

const priced = ["/merchants", "/payment-gateway", "/pricing"] as const;
const tiered = [...priced, "/acquirers", "/enterprise", "/imtos"] as const;
const certified = [
  "/",
  "/acquirers",
  "/enterprise",
  "/payment-gateway",
  "/compliance-suite",
  "/security-compliance",
] as const;

/** Every public number once, in the order of the register. Only what the specification states is listed here. */
export const claims = {
  corridors: {
    group: t`Reach`,
    ...exactly(47),
    of: t`active corridors`,
    covers: t`Payment routes that are active. Countries are counted separately.`,
    notStated: t`Which places each one joins, and the date of the count`,
    on: ["/", "/acquirers", "/imtos", "/about"],
  },
  currencies: {
    group: t`Reach`,
    ...atLeast(150, (count) => t`${count}+ currencies`),
    of: t`currencies`,
    covers: t`Currencies in which payments can be processed.`,
    notStated: t`The list, and which of them you can settle in`,
    on: ["/", "/fx-engine"],
  },
  remittanceCountries: {
    group: t`Reach`,
    ...atLeast(150, (count) => t`${count}+ remittance countries`),
    of: t`remittance countries`,
    covers: t`Countries for remittance. Corridors and compliance coverage are counted separately.`,
    notStated: t`The list, and what is offered in each country`,
    on: ["/imtos"],
  },
  complianceCountries: {
    group: t`Reach`,
    ...atLeast(100, (count) => t`${count}+ countries of compliance coverage`),
    of: t`countries of compliance coverage`,
    covers: t`Countries with compliance coverage. Collection and remittance are counted separately.`,
    notStated: t`The list, and what is checked in each country`,
    on: ["/", "/imtos", "/compliance-suite"],
  },
  endpoints: {
    group: t`Service`,
    ...atLeast(25, (count) => t`${count}+ endpoints`),
    of: t`endpoints`,
    covers: t`In a single API.`,
    notStated: t`The exact number`,
    on: ["/payment-gateway", "/api-documentation"],
  },
  uptime: {
    group: t`Service`,
    ...percent(99.99),
    of: t`uptime`,
    covers: t`A commitment only where your agreement says so.`,
    notStated: t`The period, the services and the method of measurement`,
    on: ["/", "/enterprise", "/payment-gateway"],
  },
  response: {
    group: t`Service`,
    ...aboutMs(50),
    of: t`response`,
    covers: t`Approximate, not a maximum.`,
    notStated: t`Which request, measured where and how, and whether it is an average`,
    on: ["/", "/enterprise", "/payment-gateway"],
  },
  fxSavings: {
    group: t`Service`,
    ...percent(2.4),
    of: t`average FX savings`,
    covers: t`An average saving on currency conversion.`,
    notStated: t`What it is compared with, the period and the currencies`,
    on: ["/imtos", "/fx-engine"],
  },
  cards: {
    ...priceOf("cards"),
    covers: t`Per transaction, by local card.`,
    notStated: t`Your price in the range`,
  },
  "mobile-money": {
    ...priceOf("mobile-money"),
    covers: t`Per transaction, by mobile money.`,
    notStated: t`Your price in the range`,
  },
  "bank-transfer": {
    ...priceOf("bank-transfer"),
    covers: t`Per transaction, by bank transfer. The fee is capped at the local limit.`,
    notStated: t`The limit in your country`,
  },
  ussd: {
    ...priceOf("ussd"),
    covers: t`Per transaction, by USSD.`,
    notStated: t`The countries where it is offered`,
  },
  "standard-settlement": {
    ...daysOf(settlement.standard),
    covers: t`Days from the payment (T) to its settlement.`,
    notStated: t`Cut-off times, and whether calendar or business days count`,
  },
  "fast-settlement": {
    ...daysOf(settlement.fast),
    covers: t`One day from the payment (T) to its settlement.`,
    notStated: t`Cut-off times, and which payments can have it`,
    on: ["/", ...tiered],
  },
  "instant-settlement": {
    ...daysOf(settlement.instant),
    covers: t`Settlement on the day of the payment. For enterprise only.`,
    notStated: t`Cut-off times, and which payments can have it`,
  },
  collection: {
    ...lengthOf(collection),
    of: t`collection countries`,
    covers: t`Countries with listed local collection, each with its currency.`,
    notStated: t`Which countries come next, and when`,
    list: { href: "/country-coverage", label: t`Country Coverage` },
    on: ["/merchants", "/country-coverage"],
  },
  served: {
    ...lengthOf(served),
    of: t`served countries`,
    covers: t`Countries that the map colours. Collection is a separate list.`,
    notStated: t`What is offered in each of them`,
    list: { href: "/country-coverage", label: t`Country Coverage` },
    on: ["/country-coverage"],
  },
  events: {
    ...lengthOf(allEvents),
    of: t`webhook events`,
    covers: t`Events that can be sent to your endpoint.`,
    notStated: t`What each event contains`,
    list: { href: "/webhooks", label: t`Webhooks` },
    on: ["/webhooks"],
  },
  sdks: {
    ...lengthOf(sdks),
    of: t`SDKs`,
    covers: t`Mobile SDKs for iOS and Android count as one.`,
    notStated: t`Versions, and what each of them supports`,
    list: { href: "/sdks-libraries", label: t`SDKs & Libraries` },
    on: ["/sdks-libraries"],
  },
  scenarios: {
    ...lengthOf(scenarios),
    of: t`things to test in the sandbox`,
    covers: t`Outcomes that can be simulated with test credentials.`,
    notStated: t`What else can be simulated`,
    list: { href: "/sandbox", label: t`Sandbox` },
    on: ["/sandbox"],
  },
  "pci-dss": {
    group: t`Standards`,
    figure: pciDss.name,
    of: pciDss.detail,
    covers: t`The standard of the card industry for protecting cardholder data.`,
    notStated: t`Scope, version and validity`,
    on: certified,
  },
  "iso-27001": {
    group: t`Standards`,
    figure: iso27001.name,
    of: t`certification`,
    covers: t`We are certified to this standard for managing information security.`,
    notStated: t`Scope, edition and validity`,
    on: certified,
  },
} as const satisfies Readonly<Record<string, Claim> & Record<MethodId | TierKey, Claim>>;

type TierKey = `${TierId}-settlement`;
export type ClaimKey = keyof typeof claims;
/** Its rows, in order. */
export const register = entriesOf<ClaimKey, Claim>(claims);

/** The figure with its noun: "47 active corridors". */
export function statement({ figure, of, said }: Pick<Claim, "figure" | "of" | "said">): string {
  return said ?? t`${{ figure }} ${{ counted: of }}`;
}

/** A percentage's remainder as one in so many: 99.99% leaves one in 10,000. */
export function oneIn({ value }: { readonly value: number }): number {
  return Math.round(100 / (100 - value));
}

function exactly(value: number) {
  return { value, figure: inDigits(value), unit: "count", bound: "exactly" } as const;
}

function atLeast(value: number, say: (count: string) => string) {
  const count = inDigits(value);
  return {
    value,
    figure: t`${count}+`,
    said: say(count),
    unit: "count",
    bound: "at least",
  } as const;
}

function percent(value: number) {
  const figure = t`${{ percent: inDigits(value) }}%`;
  return { value, figure, unit: "percent", bound: "as stated" } as const;
}

function aboutMs(value: number) {
  const figure = t`about ${{ time: inDigits(value) }} ms`;
  return { value, figure, unit: "milliseconds", bound: "about" } as const;
}

function priceOf(id: MethodId) {
  const method = methodOf(id);
  return { group: t`Prices`, figure: price(method), of: method.name, on: priced };
}

function daysOf(tier: SettlementTier) {
  return { group: t`Settlement`, figure: settlementDays(tier), of: tier.name, on: tiered };
}

function lengthOf(list: readonly unknown[]) {
  return { group: t`Lists`, figure: inDigits(list.length) };
}
