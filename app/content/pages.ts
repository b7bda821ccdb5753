import type { Path } from "../pages.ts";
import { claims, figure, statement } from "./claims.ts";
import { businessHours } from "./contact.ts";
import { many } from "./counts.ts";
import { atStart } from "./in-words.ts";
import { effectiveDate } from "./legal.ts";
import { methods, priceRange } from "./methods.ts";
import { sdks } from "./sdks.ts";
import { settlement, settlementName } from "./settlement.ts";

export interface PageWords {
  /** The name in breadcrumbs and "nearest pages". */
  readonly name: string;
  /** At most 60 characters; the brand's name is appended if both fit. */
  readonly title: string;
  /** 50 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** "cards 1.4% to 3.8%", for each method. */
const prices = methods.map((method) => {
  const word = method.name === "USSD" ? method.name : method.id.replace("-", " ");
  return `${word} ${priceRange(method)}${method.capped ? " capped" : ""}`;
});
const languages = sdks.filter(({ name }) => name !== "Mobile").map(({ name }) => name);

/**
 * The metadata of each page, for the build, the sitemap and client navigation. The served document has
 * its own in its head, so no initial script contains this table. `app/pages.ts` gives each path its
 * page.
 */
const words: Readonly<Record<Path, PageWords>> = {
  "/": {
    name: "Home",
    title: "Cross-border payments, one API",
    description: `Payments infrastructure built in Africa with global reach: ${statement(claims.corridors)}, ${statement(claims.currencies)} and one API for merchants, PayFacs, acquirers and IMTOs.`,
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
    title: "Payments for merchants",
    description: `Collect by card, mobile money, bank transfer and USSD in ${many.collection} African currencies. What each method costs and when it settles.`,
    keywords: [
      "merchant payments",
      "mobile money",
      "card payments",
      "USSD payments",
      "collections in Africa",
    ],
  },
  "/payfacs": {
    name: "PayFacs",
    title: "Payments infrastructure for PayFacs",
    description:
      "One integration for payment facilitators: acquiring-as-a-service, a KYC/AML compliance suite, dispute and payout events, custom pricing.",
    keywords: ["payment facilitator", "PayFac", "acquiring-as-a-service", "KYC", "AML"],
  },
  "/acquirers": {
    name: "Acquirers",
    title: "Add corridors to your acquiring",
    description: `Keep your acquiring on top and add ${statement(claims.corridors)} beneath it. Disputes arrive as events, settlement comes in named tiers.`,
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
    title: "Payments for enterprise",
    description: `The facts procurement asks for: PCI DSS Level 1, ISO/IEC 27001, ${settlementName(settlement.instant)} for enterprise only, and custom pricing.`,
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
    title: "Payouts for money transfer operators",
    description: `Pay out to banks and mobile money: ${statement(claims.corridors)}, ${statement(claims.remittanceCountries)} and an FX engine, for international money transfer operators.`,
    keywords: ["IMTO", "remittance", "money transfer operator", "mobile money payout", "FX"],
  },
  "/payment-gateway": {
    name: "Payment Gateway",
    title: "Payment Gateway",
    description: `One API for cards, mobile money, bank transfer and USSD: ${statement(claims.endpoints)}, ${figure(claims.response).toLowerCase()} response and ${statement(claims.uptime)}, as stated by us.`,
    keywords: ["payment gateway", "payments API", "card payments", "mobile money", "USSD"],
  },
  "/fx-engine": {
    name: "FX Engine",
    title: "FX Engine",
    description: `Take a payment in one currency and settle it in another, across ${statement(claims.currencies)}, with ${statement(claims.fxSavings)} as stated by us.`,
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
    description: `KYC and AML in one suite, with ${statement(claims.complianceCountries)}. Who checks whom, and where in a payment.`,
    keywords: ["KYC", "AML", "compliance suite", "payment compliance", "screening"],
  },
  "/analytics-dashboard": {
    name: "Analytics Dashboard",
    title: "Analytics Dashboard",
    description:
      "What you see each morning: total volume, volume per currency and every transfer with its amounts, status and time.",
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
    title: "Pricing",
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
    title: "Solutions by business",
    description: `${atStart(many.solutions)} kinds of business on one API: merchants, PayFacs, acquirers and enterprise. Find the page that answers your questions.`,
    keywords: ["payment solutions", "merchants", "PayFacs", "acquirers", "enterprise payments"],
  },
  "/api-documentation": {
    name: "API Documentation",
    title: "API Documentation",
    description: `Where the API reference, integration guides, code examples and changelog for the ${statement(claims.endpoints)} are.`,
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
    title: "SDKs and libraries",
    description: `${atStart(many.sdks)} SDKs: ${languages.join(", ")} and mobile for iOS and Android, each with its own documentation page.`,
    keywords: ["payments SDK", "Python SDK", "Node.js SDK", "mobile SDK", "payment libraries"],
  },
  "/webhooks": {
    name: "Webhooks",
    title: "Webhooks",
    description: `${atStart(many.events)} events for payments, customers, disputes and settlement: sent as they happen, signed, retried and filtered.`,
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
    title: "Sandbox",
    description: `A test environment with the full API, test credentials and ${many.scenarios} scenarios, isolated from production. Go live by switching keys.`,
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
    title: "Contact",
    description: `Write to us about collections, payouts, pricing or an integration. Business hours: ${businessHours}.`,
    keywords: ["contact", "payments sales", "payments support", "business hours", "talk to sales"],
  },
  "/about": {
    name: "About",
    title: "About",
    description:
      "Who stands behind the network: mission, vision, three pillars (compliance first, customer focused, global reach) and corporate information.",
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
    title: "Country Coverage",
    description: `Connecting Africa, One Corridor at a Time: the countries highlighted on the map and the ${many.collection} with listed local collection.`,
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
    description: `What personal data we collect, why, how long we keep it and what you can ask of us. Effective ${effectiveDate}.`,
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
    title: "Security and compliance",
    description:
      "Certifications and standards, data security, infrastructure, compliance programmes, incident response and how to report a vulnerability.",
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
export const routes: readonly Route[] = (Object.keys(words) as Path[]).map(routeOf);

/** The metadata of any other path, which has no canonical address. */
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

export function findRoute(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}
