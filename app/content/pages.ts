import { claims, figure, standardNames, statement } from "./claims.ts";
import { businessHours } from "./contact.ts";
import { collection } from "./countries.ts";
import { many } from "./counts.ts";
import { atStart, inList } from "./in-words.ts";
import { effectiveDate } from "./legal.ts";
import { methodInSentence, methodOf, methods, priceRange } from "./methods.ts";
import { type Path, paths } from "./paths.ts";
import { sdks } from "./sdks.ts";
import { settlement, settlementName } from "./settlement.ts";

export interface PageMetadata {
  /** At most 60 characters; the brand's name is appended if both fit. */
  readonly title: string;
  /** 50 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface PageWords extends PageMetadata {
  /** The name in breadcrumbs and "nearest pages". */
  readonly name: string;
}

/** "local cards 1.4% to 3.8%", for each method. */
const prices = methods.map(
  (method) => `${methodInSentence(method)} ${priceRange(method)}${method.capped ? " capped" : ""}`,
);
const countries = inList(collection.map(({ country }) => country));
const languages = sdks.filter(({ name }) => name !== "Mobile").map(({ name }) => name);

/**
 * The metadata of each page, for the build, the sitemap and client navigation. The served document has
 * its own in its head, so no initial script contains this table.
 */
const words: Readonly<Record<Path, PageWords>> = {
  "/": {
    name: "Home",
    title: "Cross-border payments in Africa, one API",
    description: `Cloud-native payments infrastructure, built in Africa with global reach: ${statement(claims.corridors)}, ${statement(claims.currencies)} and one API.`,
    keywords: [
      "cross-border payments",
      "payments API",
      "African payments",
      "FX engine",
      "acquiring-as-a-service",
    ],
  },
  "/merchants": {
    name: "Merchants",
    title: `Accept mobile money in ${many.collection} African countries`,
    description: `Local cards, mobile money, bank transfer and USSD in ${countries}. What each method costs.`,
    keywords: [
      "merchant payments",
      "mobile money",
      "local cards",
      "USSD payments",
      "collections in Africa",
    ],
  },
  "/payfacs": {
    name: "PayFacs",
    title: "PayFac payments infrastructure, built in Africa",
    description:
      "One integration for payment facilitators: acquiring-as-a-service, a KYC/AML compliance suite, dispute and payout events, custom pricing.",
    keywords: ["payment facilitator", "PayFac", "acquiring-as-a-service", "KYC", "AML"],
  },
  "/acquirers": {
    name: "Acquirers",
    title: "Acquiring-as-a-service, built in Africa",
    description: `Acquiring-as-a-service and ${statement(claims.corridors)} through one API. Disputes arrive as webhook events, and settlement has named tiers.`,
    keywords: [
      "acquirer",
      "acquiring-as-a-service",
      "payment corridors",
      "chargebacks",
      "settlement",
    ],
  },
  "/enterprise": {
    name: "Enterprise",
    title: `Enterprise payments: ${settlementName(settlement.instant)}`,
    description: `${settlementName(settlement.instant)}, for enterprise only. ${standardNames.join(", ")}, custom pricing, and what procurement reviewers ask for.`,
    keywords: [
      "enterprise payments",
      "T+0 settlement",
      "PCI DSS",
      "ISO/IEC 27001",
      "payments procurement",
    ],
  },
  "/imtos": {
    name: "IMTOs",
    title: "Payouts to banks and mobile money for IMTOs",
    description: `For international money transfer operators: payouts by bank transfer or mobile money at a flat fee, on request, ${statement(claims.corridors)} and an FX engine.`,
    keywords: ["IMTO", "remittance", "money transfer operator", "mobile money payout", "FX"],
  },
  "/payment-gateway": {
    name: "Payment Gateway",
    title: "Payment Gateway: mobile money, USSD, local cards",
    description: `One API for local cards, mobile money, bank transfer and USSD in ${many.collection} African countries: ${statement(claims.endpoints)}, ${figure(claims.response).toLowerCase()} response, as stated by us.`,
    keywords: ["payment gateway", "payments API", "local cards", "mobile money", "USSD"],
  },
  "/fx-engine": {
    name: "FX Engine",
    title: "FX Engine: multi-currency processing",
    description: `Collect in one currency and settle in another. Multi-currency processing covers ${statement(claims.currencies)}, with ${statement(claims.fxSavings)}, as stated by us.`,
    keywords: [
      "FX engine",
      "currency conversion",
      "multi-currency",
      "cross-border payments",
      "settlement",
    ],
  },
  "/compliance-suite": {
    name: "Compliance Suite",
    title: "KYC and AML Compliance Suite",
    description: `KYC and AML in one suite, with ${statement(claims.complianceCountries)}. Who checks whom, and our own controls.`,
    keywords: ["KYC", "AML", "compliance suite", "payment compliance", "due diligence"],
  },
  "/analytics-dashboard": {
    name: "Analytics Dashboard",
    title: "Analytics Dashboard: volumes and transfers",
    description:
      "Total volume, volume per currency, and transfers with their amounts, time and status: Completed or Processing. With sample data.",
    keywords: [
      "payment analytics",
      "transaction dashboard",
      "payment reporting",
      "transfer status",
      "volumes",
    ],
  },
  "/pricing": {
    name: "Pricing",
    title: `Pricing: mobile money ${priceRange(methodOf("mobile-money"))}, USSD ${priceRange(methodOf("ussd"))}`,
    description: `Per transaction: ${prices.join(", ")}. PayFacs and acquirers: custom.`,
    keywords: [
      "payment pricing",
      "transaction fees",
      "mobile money fees",
      "USSD fees",
      "custom pricing",
    ],
  },
  "/solutions": {
    name: "Solutions",
    title: "Payment solutions in Africa by business type",
    description:
      "Merchants, PayFacs, acquirers and enterprise on one API: what each gets, its price and its settlement tiers. With payment terms in plain words.",
    keywords: ["payment solutions", "merchants", "PayFacs", "acquirers", "enterprise payments"],
  },
  "/api-documentation": {
    name: "API Documentation",
    title: "API Documentation: payments in Africa",
    description: `API reference, integration guides, code examples and changelog for an API with ${statement(claims.endpoints)}, with an integration checklist.`,
    keywords: [
      "API documentation",
      "payments API reference",
      "integration guides",
      "code examples",
      "changelog",
    ],
  },
  "/sdks-libraries": {
    name: "SDKs & Libraries",
    title: "SDKs & Libraries for the payments API",
    description: `${atStart(many.sdks)} SDKs: ${languages.join(", ")} and mobile for iOS and Android, each with its own documentation page.`,
    keywords: ["payments SDK", "Python SDK", "Node.js SDK", "mobile SDK", "payment libraries"],
  },
  "/webhooks": {
    name: "Webhooks",
    title: `Webhooks: ${many.events} events`,
    description: `${atStart(many.events)} events for payments, customers, disputes and settlement: signed, sent in real time, retried and filtered. What each means, and its test.`,
    keywords: [
      "webhooks",
      "payment events",
      "signed webhooks",
      "webhook retries",
      "event filtering",
    ],
  },
  "/sandbox": {
    name: "Sandbox",
    title: "Sandbox: test before you go live",
    description: `A safe test environment with full API access, test credentials and ${many.scenarios} things to test, isolated from production. Go live by switching keys.`,
    keywords: [
      "payments sandbox",
      "test credentials",
      "API testing",
      "scenario simulation",
      "test environment",
    ],
  },
  "/contact": {
    name: "Contact",
    title: "Contact us",
    description: `Ask about collections, payouts, pricing or an integration, by form or email. Business hours: ${businessHours}.`,
    keywords: ["contact", "payments sales", "payments support", "business hours", "talk to sales"],
  },
  "/about": {
    name: "About",
    title: "About us: built in Africa, with global reach",
    description:
      "A cloud-native payments infrastructure provider, built in Africa with global reach: mission, vision, three pillars, and what each number covers.",
    keywords: [
      "about",
      "payments infrastructure",
      "African fintech",
      "mission",
      "corporate information",
    ],
  },
  "/country-coverage": {
    name: "Country Coverage",
    title: "Country Coverage in Africa: Nigeria, Ghana, Kenya",
    description: `Connecting Africa, One Corridor at a Time: the ${many.served} served countries, and the ${many.collection} with listed local collection.`,
    keywords: [
      "country coverage",
      "Nigeria",
      "Zambia",
      "Ghana",
      "Benin",
      "Togo",
      "Côte d'Ivoire",
      "Botswana",
      "Senegal",
      "Tanzania",
      "Uganda",
      "Eswatini",
    ],
  },
  "/privacy-policy": {
    name: "Privacy Policy",
    title: "Privacy Policy",
    description: `What personal data we collect, why, who we share it with, how we decide how long to keep it, and your rights. Effective ${effectiveDate}.`,
    keywords: [
      "privacy policy",
      "personal data",
      "data protection",
      "data retention",
      "your rights",
    ],
  },
  "/terms-of-service": {
    name: "Terms of Service",
    title: "Terms of Service",
    description: `The terms for using our website and services: accounts, fees, acceptable use, liability and termination. Effective ${effectiveDate}.`,
    keywords: ["terms of service", "acceptable use", "fees", "liability", "termination"],
  },
  "/security-compliance": {
    name: "Security & Compliance",
    title: "Security & Compliance",
    description:
      "Certifications and standards, data security, infrastructure, compliance programmes, incident response, and a due-diligence sheet to download.",
    keywords: [
      "security",
      "PCI DSS",
      "ISO/IEC 27001",
      "KYC/AML programmes",
      "report a vulnerability",
    ],
  },
};

export interface Route extends PageWords {
  readonly path: Path;
}

/** The site map, in order. */
export const routes: readonly Route[] = paths.map(routeOf);

/** The metadata of any other path, whose canonical address is the home page. */
export const notFound = {
  name: "Page not found",
  title: "Page not found",
  description:
    "The address does not lead to a page of this site. The nearest existing pages are listed here.",
  keywords: ["404", "page not found"],
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
