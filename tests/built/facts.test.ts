import { describe, expect, test } from "vitest";
import { accessibility } from "../../app/content/accessibility.ts";
import { brand } from "../../app/content/brand.ts";
import { claims, figure, oneIn, standards } from "../../app/content/claims.ts";
import { businessHours, contactLimits } from "../../app/content/contact.ts";
import { currencies } from "../../app/content/currencies.ts";
import { inDigits } from "../../app/content/digits.ts";
import { leftOf } from "../../app/content/fees.ts";
import { effectiveDate } from "../../app/content/legal.ts";
import { methods, price, rulerMarks, sampleCharge } from "../../app/content/methods.ts";
import { claimsReviewed, numbers } from "../../app/content/numbers.ts";
import {
  samplePayment,
  sampleTotal,
  sampleTransfers,
  sampleVolumes,
} from "../../app/content/sample.ts";
import { settlement } from "../../app/content/settlement.ts";
import { formatAmount } from "../../app/pages/pricing/amount.ts";
import { documents, textOf } from "./dist.ts";

const pages = documents.map(({ path, html }) => ({ path, html, text: textOf(html) }));
const textAt = (path: string) => pages.find((page) => page.path === path)?.text ?? "";

/*
 * The specification's facts, deliberately repeated here: the site takes them from app/content/, and
 * these tests catch a mistake there.
 */
const methodNames = ["Local cards", "Mobile money", "Bank transfer", "USSD"];
const prices = ["1.4%", "3.8%", "2.3%", "2.8%", "1%", "capped", "0.56%"];
const disbursements = [
  "Disbursements",
  "bank transfer or mobile money",
  "flat fee per transaction",
];
const collected = ["Ghana GHS", "Kenya KES", "Nigeria NGN", "South Africa ZAR"]
  .concat(["Tanzania TZS", "Uganda UGX", "Zambia ZMW"])
  .flatMap((each) => [each.slice(0, -4), each.slice(-3)]);
const tiers = ["T+2 to T+3", "T+1", "T+0", "enterprise only"];
const security = ["PCI DSS", "Level 1", "ISO/IEC 27001"];
const events = [
  ["payment.successful", "payment.failed", "payment.pending", "refund.processed"],
  ["customer.created", "customer.updated", "customer.deleted"],
  ["dispute.created", "dispute.resolved", "chargeback.received"],
  ["settlement.completed", "settlement.pending", "payout.successful"],
].flat();
const legalClaims = [
  "ISO/IEC 27001",
  "PCI DSS",
  "KYC/AML",
  "encrypt",
  "role-based",
  "MFA",
  "privileged accounts",
  "licen",
];

const facts: Record<string, readonly string[]> = {
  "/": [
    ...["Merchants", "PayFacs", "Acquirers", "IMTOs"],
    ...["150+ currencies", "47", "FX engine", "KYC/AML", "Acquiring-as-a-service", "Agentic"],
    ...["T+1 fast settlement", "99.99%", "50 ms", "PCI DSS", "ISO/IEC 27001", "100+ countries"],
    "Solution that adapts to all types of business",
    "Eliminate Legacy Friction",
    ...["Completed", "Processing", "Sample data", "Total volume"],
    ...["/api/v1/payments", "amount", "currency", "method", "USD", "card"],
    ...["Get Started", "Talk to Sales", "Request Proposal", "Talk to an Expert"],
    "View Documentation",
  ],
  "/merchants": [...methodNames, ...prices, ...collected, "coming", ...tiers, "test"],
  "/payfacs": [
    ...["acquiring-as-a-service", "KYC/AML", "compliance suite", "custom"],
    ...events.filter((event) => /^(customer|dispute|chargeback|payout)/.test(event)),
  ],
  "/acquirers": [
    ...["47 active corridors", "acquiring-as-a-service", ...tiers, ...security],
    ...["dispute.created", "dispute.resolved", "chargeback.received"],
  ],
  "/enterprise": [
    ...[...security, "T+3", "T+2", "T+1", "T+0", "enterprise only"],
    ...["99.99%", "50 ms", "stated by us", "custom"],
  ],
  "/imtos": [
    ...["47 active corridors", "150+ remittance countries", "100+ countries"],
    ...["flat fee per transaction, on request", "bank", "mobile money", "FX"],
    ...[...tiers, "2.4%", "stated by us"],
  ],
  "/payment-gateway": [
    ...[...methodNames, ...prices, ...tiers, ...security],
    ...["25+ endpoints", "50 ms", "99.99%", "stated by us", "View Documentation"],
  ],
  "/fx-engine": [
    ...["150+ currencies", "2.4%", "average FX savings", "stated by us", "Sample data"],
    ...["We publish no live rates", "Start Integration", "Schedule Demo", "View Documentation"],
  ],
  "/compliance-suite": ["KYC", "AML", "100+ countries of compliance coverage", ...legalClaims],
  "/analytics-dashboard": [
    ...["Total volume", "Completed", "Processing", "Sample data", "NGN", "KES"],
  ],
  "/pricing": [
    ...["For Merchants", "For PayFacs", "For Acquirers & Enterprise", "Custom"],
    ...[...methodNames, ...prices, ...disbursements, "on request", "local limit"],
    ...[...collected, "coming", ...tiers],
  ],
  "/solutions": [
    ...["Merchants", "PayFacs", "Acquirers", "Enterprise", "Learn More"],
    ...["Contact Sales", "View Documentation", "Money transfer operators"],
  ],
  "/api-documentation": [
    ...["API Reference", "Integration Guides", "Code Examples", "Changelog", "Contact Support"],
    ...["25+ endpoints", "/api/v1/payments"],
  ],
  "/sdks-libraries": [
    ...["Python", "Java", "Node.js", "PHP", "Ruby", "Go", "React"],
    "Mobile SDKs for iOS and Android",
    ...["Pre-built components", "Type safety", "Built-in best practices", "Regular updates"],
  ],
  "/webhooks": [
    ...["Real-time notifications", "Signed", "secure delivery", "Automatic retries"],
    ...["exponential backoff", "Event filtering", "endpoint URL", "dashboard"],
    ...["Verify signatures", "Handle events", ...events],
  ],
  "/sandbox": [
    ...["test credentials", "full API", "isolated from production", "scenario"],
    ...["successful card payment", "declined payment", "pending mobile-money payment"],
    ...["bank transfer", "refund", "dispute and chargeback", "settlement and payout"],
    ...["webhook delivery", "signature check", "retries"],
    ...["Integration testing", "Development", "Training", "Demo and proof of concept"],
    ...["Get credentials", "Start testing", "Go live", "production keys"],
  ],
  "/contact": ["Email", brand.helloMailbox, "Mon - Fri: 9AM - 6PM WAT"],
  "/about": [
    ...["Mission", "Vision", "Who we are", "Corporate information", "regulatory presence"],
    ...["Compliance first", "Customer focused", "Global reach", "provided during onboarding"],
    ...["47 active corridors", "150+ currencies", "150+ remittance countries"],
  ],
  "/country-coverage": [
    "Country Coverage",
    "Connecting Africa, One Corridor at a Time",
    "Highlighted countries: Nigeria, Zambia, Ghana, Benin, Togo, Côte d'Ivoire, Botswana, Senegal, Tanzania, Uganda, Eswatini",
    ...["Sierra Leone", "Ivory Coast", "Swaziland", "not stated", ...collected],
  ],
  "/privacy-policy": ["Effective January 1, 2025", "account", "transactional", "technical"],
  "/terms-of-service": ["Effective January 1, 2025", "named in your agreement"],
  "/security-compliance": legalClaims,
};

const legalSections: Record<string, readonly string[]> = {
  "/privacy-policy": [
    ...["Overview", "Information We Collect", "How We Use Information"],
    ...["Legal Bases for Processing", "Data Sharing", "International Transfers"],
    ...["Data Retention", "Your Rights", "Security", "Cookies", "Contact"],
  ],
  "/terms-of-service": [
    ...["Acceptance", "Services", "Accounts & Access", "Fees & Payments", "Acceptable Use"],
    ...["Intellectual Property", "Confidentiality & Data Processing", "Third-Party Services"],
    ...["Warranties & Disclaimers", "Limitation of Liability", "Indemnification", "Termination"],
    ...["Governing Law", "Changes to Terms", "Contact"],
  ],
  "/security-compliance": [
    ...["Overview", "Certifications & Standards", "Data Security", "Network & Infrastructure"],
    ...["Application Security", "Compliance Programs (KYC/AML)", "Incident Response"],
    ...["Business Continuity", "Vendor & Third-Party Risk", "Report a Vulnerability"],
  ],
};

describe.each(Object.entries(facts))("%s states", (path, expected) => {
  test.each(expected)("%s", (fact) => {
    expect(textAt(path).toLowerCase()).toContain(fact.toLowerCase());
  });
});

test.each(Object.entries(legalSections))("%s has its sections, in order", (path, expected) => {
  const html = pages.find((page) => page.path === path)?.html ?? "";
  const headings = [...html.matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>/g)].map(([, inner = ""]) =>
    textOf(`<main>${inner}</main>`).trim(),
  );
  const found = headings.filter((heading) => expected.some((each) => heading.startsWith(each)));
  expect(found.map((heading) => expected.find((each) => heading.startsWith(each)))).toEqual(
    expected,
  );
});

test("every route has facts that it must state", () => {
  const without = documents.filter(({ path }) => path !== "404" && !(path in facts));
  expect(
    without.map(({ path }) => path),
    "Add what these pages must state to tests/built/facts.test.ts.",
  ).toEqual([]);
});

describe("every number on a page is a known fact", () => {
  const whole = new Intl.NumberFormat("en");
  const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 2 });
  const percent = (basisPoints: number) => `${basisPoints / 100}`;
  const rates = sampleTransfers.map(({ from, to }) => (to.amount / from.amount).toFixed(4));
  const sources = [
    ...Object.values(claims).map(figure),
    // What the uptime leaves of 100%.
    inDigits(100 / oneIn(claims.uptime)),
    ...standards.map(({ name, detail }) => `${name} ${detail}`),
    ...methods.map(price),
    ...methods.flatMap((method) =>
      Object.values(leftOf(BigInt(sampleCharge), method)).map((left) => whole.format(left)),
    ),
    ...methods.flatMap((method) =>
      Object.values(leftOf(BigInt(sampleCharge) * 100n, method)).map((left) =>
        formatAmount(left, "GHS"),
      ),
    ),
    ...rulerMarks.map(percent),
    whole.format(sampleCharge),
    ...Object.values(settlement).map(({ from, to }) => `${from} ${to}`),
    // The days on the settlement ruler, from the payment to the end of the last tier; one unit of a rate.
    "0 1 2 3",
    ...Object.values(currencies).flatMap((number) => [number, [...number].join(" ")]),
    ...[sampleTotal, ...sampleVolumes].flatMap(({ amount }) => [
      whole.format(amount),
      short.format(amount),
    ]),
    ...sampleTransfers.flatMap(({ from, to, time }) => [
      whole.format(from.amount),
      whole.format(to.amount),
      time,
    ]),
    ...rates,
    `${samplePayment.path} ${samplePayment.body.amount}`,
    businessHours,
    Object.values(contactLimits).join(" "),
    effectiveDate,
    accessibility.standard,
    claimsReviewed,
    ...Object.values(brand),
    ...Object.values(numbers).map(({ figure }) => figure),
    "WAT is UTC+1, an ISO 4217 number",
    "404",
  ];
  const numbersIn = (text: string) =>
    text.replace(/Link to: \D+[\d.]+/g, "").match(/\d+(?:[.,]\d+)*/g) ?? [];
  const known = new Set(sources.flatMap(numbersIn));

  test.each(pages)("$path", ({ text }) => {
    expect(numbersIn(text).filter((number) => !known.has(number))).toEqual([]);
  });
});
