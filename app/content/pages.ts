import { t } from "#words";
import { businessHoursInShort } from "./business-hours.ts";
import { claims, standardNames, statement } from "./claims.ts";
import { collectionNames, many } from "./counts.ts";
import { atStart } from "./in-words.ts";
import { effectiveDate } from "./legal.ts";
import { methodOf, methods, priceRange, priceSpan } from "./methods.ts";
import { DESCRIPTION_MAX } from "./page-meta.ts";
import { type Path, paths } from "./paths.ts";
import { sdks } from "./sdks.ts";
import { settlement, settlementName } from "./settlement.ts";

export interface PageMetadata {
  /** At most 60 characters; the brand's name is appended if both fit. */
  readonly title: string;
  /** 50 to 160 characters. */
  readonly description: string;
  /** With commas between them. */
  readonly keywords: string;
}

export interface PageWords extends PageMetadata {
  /** The name in breadcrumbs and "nearest pages". */
  readonly name: string;
}

/** "local cards 1.4% to 3.8%", for each method. */
const prices = methods.map((method) => {
  const [name, range] = [method.inSentence, priceRange(method)];
  return method.capped
    ? t`${{ method: name }} ${{ price: range }} capped`
    : t`${{ method: name }} ${{ price: range }}`;
});
const languages = sdks.filter(({ name }) => name !== "Mobile").map(({ name }) => name);

/**
 * The metadata of each page, for the build and its feeds. A document has its own in its head, so no script contains
 * this table.
 */
const words: Readonly<Record<Path, PageWords>> = {
  "/": {
    name: t`Home`,
    title: t`Cross-border payments in Africa, one API`,
    description: t`Cloud-native payments infrastructure, built in Africa with global reach: ${{ corridors: statement(claims.corridors) }}, ${{ currencies: statement(claims.currencies) }} and one API.`,
    keywords: t`cross-border payments, payments API, African payments, FX engine, acquiring-as-a-service`,
  },
  "/merchants": {
    name: t`Merchants`,
    title: t`Merchant payments in Africa, priced by method`,
    description: fitting(
      t`Local cards, mobile money, bank transfer and USSD: what each costs. Collection countries: ${{ countries: collectionNames }}.`,
      t`What each payment method costs. ${{ count: atStart(many.collection) }} collection countries.`,
    ),
    keywords: t`merchant payments, mobile money, local cards, USSD payments, collections in Africa`,
  },
  "/payfacs": {
    name: t`PayFacs`,
    title: t`PayFac payments infrastructure, built in Africa`,
    description: t`For payment facilitators (PayFacs): acquiring-as-a-service, a KYC/AML compliance suite, dispute and payout events, custom pricing.`,
    keywords: t`payment facilitator, PayFac, acquiring-as-a-service, KYC, AML`,
  },
  "/acquirers": {
    name: t`Acquirers`,
    title: t`Acquiring-as-a-service, built in Africa`,
    description: t`Acquiring-as-a-service, ${{ corridors: statement(claims.corridors) }} and one API. Disputes arrive as webhook events, and settlement has named tiers.`,
    keywords: t`acquirer, acquiring-as-a-service, payment corridors, chargebacks, settlement`,
  },
  "/enterprise": {
    name: t`Enterprise`,
    title: t`Enterprise payments: ${{ tier: settlementName(settlement.instant) }}`,
    description: t`${{ tier: atStart(settlementName(settlement.instant)) }}, for enterprise only. ${{ standards: standardNames }}, custom pricing, and what procurement reviewers ask for.`,
    keywords: t`enterprise payments, T+0 settlement, PCI DSS, ISO/IEC 27001, payments procurement`,
  },
  "/imtos": {
    name: t`IMTOs`,
    title: t`Payouts to banks and mobile money for IMTOs`,
    description: t`For international money transfer operators: payouts by bank transfer or mobile money at a flat fee, on request, ${{ corridors: statement(claims.corridors) }} and an FX engine.`,
    keywords: t`IMTO, remittance, money transfer operator, mobile money payout, FX`,
  },
  "/payment-gateway": {
    name: t`Payment Gateway`,
    title: t`Payment Gateway: mobile money, USSD, local cards`,
    description: t`One API for local cards, mobile money, bank transfer and USSD. ${{ count: atStart(many.collection) }} collection countries, ${{ endpoints: statement(claims.endpoints) }}, ${{ time: claims.response.figure }} response, as stated by us.`,
    keywords: t`payment gateway, payments API, local cards, mobile money, USSD`,
  },
  "/fx-engine": {
    name: t`FX Engine`,
    title: t`FX Engine: multi-currency processing`,
    description: t`An engine that converts between currencies. Multi-currency processing in ${{ currencies: statement(claims.currencies) }}, and ${{ fxSavings: statement(claims.fxSavings) }}, as stated by us.`,
    keywords: t`FX engine, currency conversion, multi-currency, cross-border payments, settlement`,
  },
  "/compliance-suite": {
    name: t`Compliance Suite`,
    title: t`KYC and AML Compliance Suite`,
    description: t`KYC and AML in one suite, with ${{ complianceCountries: statement(claims.complianceCountries) }}. For checks on your customers, with our own controls.`,
    keywords: t`KYC, AML, compliance suite, payment compliance, due diligence`,
  },
  "/analytics-dashboard": {
    name: t`Analytics Dashboard`,
    title: t`Analytics Dashboard: volumes and transfers`,
    description: t`Total volume, volume per currency, and transfers with their amounts, time and status: Completed or Processing. With sample data.`,
    keywords: t`payment analytics, transaction dashboard, payment reporting, transfer status, volumes`,
  },
  "/pricing": {
    name: t`Pricing`,
    title: t`Pricing: mobile money ${{ mobile: priceRange(methodOf("mobile-money")) }}, USSD ${{ ussd: priceRange(methodOf("ussd")) }}`,
    description: fitting(
      t`Per transaction: ${{ prices: prices.join(", ") }}. PayFacs and acquirers: custom.`,
      t`Per transaction, by method: ${{ prices: priceRange(priceSpan) }}. PayFacs and acquirers: custom.`,
    ),
    keywords: t`payment pricing, transaction fees, mobile money fees, USSD fees, custom pricing`,
  },
  "/solutions": {
    name: t`Solutions`,
    title: t`Payment solutions in Africa by business type`,
    description: t`Merchants, PayFacs, acquirers and enterprise on one API: what each gets and what it costs. With payment terms in plain words.`,
    keywords: t`payment solutions, merchants, PayFacs, acquirers, enterprise payments`,
  },
  "/api-documentation": {
    name: t`API Documentation`,
    title: t`API Documentation: payments in Africa`,
    description: t`API reference, integration guides, code examples and changelog for an API with ${{ endpoints: statement(claims.endpoints) }}, with an integration checklist.`,
    keywords: t`API documentation, payments API reference, integration guides, code examples, changelog`,
  },
  "/sdks-libraries": {
    name: t`SDKs & Libraries`,
    title: t`SDKs & Libraries for the payments API`,
    description: t`${{ count: atStart(many.sdks) }} SDKs: ${{ languages: languages.join(", ") }} and mobile for iOS and Android, each with its own documentation page.`,
    keywords: t`payments SDK, Python SDK, Node.js SDK, mobile SDK, payment libraries`,
  },
  "/webhooks": {
    name: t`Webhooks`,
    title: t`Webhooks: ${{ count: many.events }} events`,
    description: t`${{ count: atStart(many.events) }} events for payments, customers, disputes and settlement: signed, sent in real time, retried and filtered. What each means, and its test.`,
    keywords: t`webhooks, payment events, signed webhooks, webhook retries, event filtering`,
  },
  "/sandbox": {
    name: t`Sandbox`,
    title: t`Sandbox: test before you go live`,
    description: t`A safe test environment with full API access, test credentials and ${{ count: many.scenarios }} things to test, isolated from production. Go live by switching keys.`,
    keywords: t`payments sandbox, test credentials, API testing, scenario simulation, test environment`,
  },
  "/contact": {
    name: t({ message: "Contact", context: "page" }),
    title: t`Contact us`,
    description: t`Ask about collections, payouts, pricing or an integration, by form or email. Business hours: ${{ hours: businessHoursInShort }}.`,
    keywords: t`contact, payments sales, payments support, business hours, talk to sales`,
  },
  "/about": {
    name: t`About`,
    title: t`About us: built in Africa, with global reach`,
    description: t`A cloud-native payments infrastructure provider, built in Africa with global reach: mission, vision, three pillars, and what each number covers.`,
    keywords: t`about, payments infrastructure, African fintech, mission, corporate information`,
  },
  "/country-coverage": {
    name: t`Country Coverage`,
    title: t`Country Coverage in Africa: Nigeria, Ghana, Senegal`,
    description: t`Connecting Africa, One Corridor at a Time: the ${{ served: many.served }} served countries, and the ${{ listed: many.collection }} with listed local collection.`,
    keywords: t`country coverage, Nigeria, Zambia, Ghana, Benin, Togo, Côte d'Ivoire, Botswana, Senegal, Tanzania, Uganda, Eswatini`,
  },
  "/privacy-policy": {
    name: t`Privacy Policy`,
    title: t`Privacy Policy`,
    description: t`What personal data we collect, why, who we share it with, how we decide how long to keep it, and your rights. Effective ${{ date: effectiveDate }}.`,
    keywords: t`privacy policy, personal data, data protection, data retention, your rights`,
  },
  "/terms-of-service": {
    name: t`Terms of Service`,
    title: t`Terms of Service`,
    description: t`The terms for using our website and services: accounts, fees, acceptable use, liability and termination. Effective ${{ date: effectiveDate }}.`,
    keywords: t`terms of service, acceptable use, fees, liability, termination`,
  },
  "/security-compliance": {
    name: t`Security & Compliance`,
    title: t`Security & Compliance`,
    description: t`Certifications and standards, data security, infrastructure, compliance programmes, incident response, and a due-diligence sheet to download.`,
    keywords: t`security, PCI DSS, ISO/IEC 27001, KYC/AML programmes, report a vulnerability`,
  },
};

export interface Route extends PageWords {
  readonly path: Path;
}

/** The site map, in order. */
export const routes: readonly Route[] = paths.map(routeOf);

/** The metadata of any other path, which has no canonical address. */
export const notFound = {
  name: t`Page not found`,
  title: t`Page not found`,
  description: t`The address does not lead to a page of this site. The nearest existing pages are listed here.`,
  keywords: t`404, page not found`,
} as const satisfies PageWords;

export function routeOf(path: Path): Route {
  return { path, ...words[path] };
}

/** The metadata of a page, or of the not-found page. */
export function metadataOf(path: string): PageMetadata {
  const { title, description, keywords } = findRoute(path) ?? notFound;
  return { title, description, keywords };
}

export function findRoute(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}

/** The description, or a shorter one where a list in it has grown. */
function fitting(description: string, shorter: string): string {
  return description.length > DESCRIPTION_MAX ? shorter : description;
}
