import type { Nodes } from "hast";
import { describe, expect, test } from "vitest";
import { accessibility } from "../../app/content/accessibility.ts";
import { brand, companyName } from "../../app/content/brand.ts";
import { businessHours, businessHoursUtc } from "../../app/content/business-hours.ts";
import { claims, claimsReviewed, oneIn, pciDss } from "../../app/content/claims.ts";
import { collection, mapCaption } from "../../app/content/countries.ts";
import { dueDiligence } from "../../app/content/due-diligence.ts";
import { feeFor, leftOf } from "../../app/content/fees.ts";
import { effectiveDate } from "../../app/content/legal.ts";
import { fields } from "../../app/content/message.ts";
import { disbursementFee, methods, rulerMarks, sampleCharge } from "../../app/content/methods.ts";
import {
  samplePayment,
  sampleTotal,
  sampleTransfers,
  sampleVolumes,
} from "../../app/content/sample.ts";
import { scenarios } from "../../app/content/sandbox.ts";
import { sdks } from "../../app/content/sdks.ts";
import { settlement, settlementName } from "../../app/content/settlement.ts";
import { inDigits } from "../../app/content/spoken.ts";
import { allEvents, eventFamilies } from "../../app/content/webhooks.ts";
import { formatAmount } from "../../app/pages/pricing/amount.ts";
import { feesOf, monthOf, partsOf } from "../../app/pages/pricing/month.ts";
import { documents, htmlOf, mainOf, textOf } from "./dist.ts";
import { elementsOf, isHidden, treeOf, trees } from "./tree.ts";

/*
 * The specification's demands on each page. Values are those of app/content/, which published.test.ts compares with
 * the specification; the pages of a public number are in its row of claims.ts. Text that only appears in use
 * (messages, notices) is tested where it appears.
 */

const methodNames = methods.map(({ name }) => name);
const collected = collection.flatMap(({ country, currency }) => [country, currency]);
const tiers = ["enterprise only"];
const { detail: level } = pciDss;
const [, , { events: disputes }] = eventFamilies;
const legalClaims = ["KYC/AML", "encrypt", "role-based", "MFA", "privileged accounts", "licen"];

/** Facts that a page states somewhere in its text. */
const facts: Record<string, readonly string[]> = {
  "/": [
    ...["FX engine", "KYC/AML", "Acquiring-as-a-service", "Agentic"],
    settlementName(settlement.fast),
    ...["Completed", "Processing", "Sample data", "Total volume"],
    ...["POST", "/api/v1/payments", '"amount"', '"currency"', '"method"', '"card"', '"USD"'],
  ],
  "/merchants": [...methodNames, "capped", ...collected, ...tiers, "coming", "test"],
  "/payfacs": [
    ...["acquiring-as-a-service", "KYC/AML", "compliance suite", "custom"],
    ...[...disputes, "payout.successful"],
  ],
  "/acquirers": ["acquiring-as-a-service", ...tiers, level, ...disputes],
  "/enterprise": [...tiers, level, "stated by us", "custom"],
  "/imtos": [disbursementFee, "bank", "mobile money", "FX", ...tiers, "stated by us"],
  "/payment-gateway": [
    ...[...methodNames, "capped", ...tiers, level, "agentic (AI-driven) payments platform"],
    ...["stated by us", "View Documentation"],
  ],
  "/fx-engine": [
    ...["stated by us", "Sample data", "We publish no live rates"],
    ...["Start Integration", "Schedule Demo", "View Documentation"],
  ],
  "/compliance-suite": legalClaims,
  "/analytics-dashboard": ["Total volume", "Sample data", "NGN", "KES"],
  "/pricing": [
    ...["Custom", ...methodNames, "capped", "local limit"],
    ...["Disbursements", "bank transfer or mobile money"],
    ...["flat fee per transaction", "on request", ...collected, "coming", ...tiers],
  ],
  "/solutions": ["Merchants", "PayFacs", "Acquirers", "Enterprise", "Money transfer operators"],
  "/api-documentation": ["/api/v1/payments"],
  "/webhooks": ["endpoint URL", "dashboard", "Verify signatures", "Handle events"],
  "/sandbox": [
    ...["test credentials", "full API", "isolated from production", "scenario"],
    ...["integration testing", "development", "training", "demo and proof of concept"],
    ...[...scenarios.map(({ name }) => name), "production keys"],
  ],
  "/contact": ["Email", brand.helloMailbox],
  "/about": ["Corporate information", "regulatory presence", "provided during onboarding"],
  "/country-coverage": ["Sierra Leone", "Ivory Coast", "Swaziland", "not stated", ...collected],
  "/privacy-policy": ["account", "transactional", "technical"],
  "/terms-of-service": ["named in your agreement"],
  "/security-compliance": legalClaims,
};

/** Letter for letter the whole text of an element of `main`, so that no word around it changes its meaning. */
const texts: Record<string, readonly string[]> = {
  "/": [
    ...["Merchants", "PayFacs", "Acquirers", "IMTOs"],
    ...["Solution that adapts to all types of business", "Eliminate Legacy Friction"],
    ...["Get Started", "Talk to Sales", "Request Proposal", "Talk to an Expert"],
    "View Documentation",
  ],
  "/analytics-dashboard": ["Completed", "Processing"],
  "/pricing": ["For Merchants", "For PayFacs", "For Acquirers & Enterprise"],
  "/solutions": ["Learn More", "Contact Sales", "View Documentation"],
  "/api-documentation": [
    ...["API Reference", "Integration Guides", "Code Examples", "Changelog", "Contact Support"],
  ],
  "/sdks-libraries": [
    ...sdks.map(({ name, fullName = name }) => fullName),
    ...["Pre-built components", "Type safety", "Built-in best practices", "Regular updates"],
  ],
  "/webhooks": [
    ...["Real-time notifications", "Signed secure delivery", "Event filtering"],
    "Automatic retries with exponential backoff",
    ...allEvents,
  ],
  "/sandbox": [...["Get credentials", "Start testing", "Go live"]],
  "/contact": [businessHours],
  "/about": [
    ...["Mission", "Vision", "Who we are", "Compliance first", "Customer focused", "Global reach"],
  ],
  "/country-coverage": [
    ...["Country Coverage", "Connecting Africa, One Corridor at a Time"],
    mapCaption,
  ],
  "/privacy-policy": [`Effective ${effectiveDate}`],
  "/terms-of-service": [`Effective ${effectiveDate}`],
  "404": ["404", "Oops! Page not found", "Return to Home"],
};

/** The sections of a legal page, letter for letter and in order. */
const sections: Record<string, readonly string[]> = {
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

/** Each is the label of a button or a link on at least one page. */
const labels = [
  ...["Get Started", "Start Integration", "Contact", "Contact Us", "Sign in", "Schedule Demo"],
  ...["Talk to Sales", "Request Proposal", "Talk to an Expert", "View Documentation"],
  ...["Learn More", "Contact Sales", "Contact Support"],
];

const shell = [
  ...["Solutions", "Product", "Platform", "Resources", "Pricing", "Blog"],
  ...["Company", "Legal & Compliance", `© 2025 ${companyName}. All rights reserved.`],
];

/** The visible text of a node: without text for screen readers only. */
function seen(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && isHidden(node))) return "";
  return node.children.map(seen).join("");
}

const whole = (node: Nodes) => seen(node).replace(/\s+/g, " ").trim();

test.each(Object.entries(facts))("%s states its facts", (path, expected) => {
  const text = textOf(mainOf(htmlOf(path))).toLowerCase();
  expect(expected.filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([]);
});

test.each(Object.entries(texts))("%s says its texts, letter for letter", (path, expected) => {
  const shown = new Set(elementsOf(treeOf(path)).map(whole));
  expect(expected.filter((text) => !shown.has(text))).toEqual([]);
});

test.each(Object.entries(sections))("%s has its sections, in order", (path, expected) => {
  const headings = elementsOf(treeOf(path)).filter(({ tagName }) => tagName === "h2");
  expect(headings.map(whole).filter((heading) => expected.includes(heading))).toEqual(expected);
});

test("the home page's tiles lead to what they name, the agentic platform among them", () => {
  const tiles = elementsOf(treeOf("/"))
    .filter(({ tagName }) => tagName === "a")
    .map((link) => [whole(link), String(link.properties.href)]);
  expect(tiles).toContainEqual(["Agentic payments", "/payment-gateway#agentic"]);
});

test("every fixed label is on a button or a link", () => {
  const used = trees
    .flatMap(({ main, around }) => [...elementsOf(main), ...elementsOf(around)])
    .filter(({ tagName }) => tagName === "a" || tagName === "button")
    .map(whole);
  expect(labels.filter((label) => !used.includes(label))).toEqual([]);
});

test.each(trees)("the shell of $path has its labels", ({ around }) => {
  const shown = elementsOf(around).map(whole);
  expect(shell.filter((label) => !shown.includes(label))).toEqual([]);
});

const answers = dueDiligence(brand).flatMap((topic) => topic.answers);
const open = answers.filter(({ availability }) => availability !== "published").length;
const sheetCounts = [answers.length, open, answers.length - open];

describe("every number on a page is a known fact", () => {
  const full = new Intl.NumberFormat("en");
  const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 2 });
  const rates = sampleTransfers.map(({ from, to }) => (to.amount / from.amount).toFixed(4));
  const left = methods.flatMap((method) =>
    [leftOf, feeFor].flatMap((of) => Object.values(of(BigInt(sampleCharge), method))),
  );
  const month = partsOf(feesOf(monthOf(""))).flatMap(({ share, amount, fee, left, inPercent }) => [
    `${share} ${inPercent}`,
    ...[amount, ...Object.values(fee), ...Object.values(left)].map((units) =>
      formatAmount(units, "GHS"),
    ),
  ]);
  const sources = [
    ...Object.values(claims).map(({ figure, of }) => `${figure} ${of}`),
    ...sheetCounts.map(String),
    // The downtime that the uptime leaves.
    inDigits(100 / oneIn(claims.uptime)),
    ...left.flatMap((units) => [full.format(units), formatAmount(units * 100n, "GHS")]),
    ...month,
    ...rulerMarks.map((basisPoints) => `${basisPoints / 100}`),
    full.format(sampleCharge),
    // The days on the settlement ruler, from the payment to the end of the last tier; one unit of a rate.
    "0 1 2 3",
    ...[sampleTotal, ...sampleVolumes].flatMap(({ amount }) => [
      full.format(amount),
      short.format(amount),
    ]),
    ...sampleTransfers.flatMap(({ from, to, time }) => [
      full.format(from.amount),
      full.format(to.amount),
      time,
    ]),
    ...rates,
    `${samplePayment.path} ${samplePayment.body.amount}`,
    businessHours,
    businessHoursUtc,
    `${fields.message.least} ${fields.message.limit}`,
    effectiveDate,
    ...Object.values(accessibility),
    claimsReviewed,
    ...Object.values(brand),
    "WAT is UTC+1",
    "404",
  ];
  const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  /** The number of a section or clause. */
  const permalink = /<a[^>]* href="#[^>]*>[\d.]+<\/a>/g;
  const known = new Set(sources.flatMap(numbersIn));

  test.each(documents)("$path", ({ html }) => {
    expect(
      numbersIn(textOf(mainOf(html).replace(permalink, ""))).filter((number) => !known.has(number)),
    ).toEqual([]);
  });
});

test("the privacy policy names every field of the contact form, and the language kept with it", () => {
  const [clause = ""] = /When you write to us[^<]*/.exec(mainOf(htmlOf("/privacy-policy"))) ?? [];
  const policy = textOf(clause).toLowerCase();
  const kept = [...Object.values(fields).map(({ label }) => label.toLowerCase()), "language"];
  expect(kept.filter((each) => !policy.includes(each))).toEqual([]);
});
