import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { companyName } from "../../app/content/brand.ts";
import { documents } from "./dist.ts";

/*
 * The texts that the specification fixes letter for letter, deliberately repeated here. Each is the
 * whole text of an element, so that no word before or after it changes what it says. What only appears
 * while a page is used (messages, notices) is tested where it appears.
 */

const main: Record<string, readonly string[]> = {
  "/": [
    ...["Merchants", "PayFacs", "Acquirers", "IMTOs"],
    ...["Solution that adapts to all types of business", "Eliminate Legacy Friction"],
  ],
  "/analytics-dashboard": ["Completed", "Processing"],
  "/pricing": ["For Merchants", "For PayFacs", "For Acquirers & Enterprise"],
  "/solutions": ["Learn More", "Contact Sales", "View Documentation"],
  "/api-documentation": [
    ...["API Reference", "Integration Guides", "Code Examples", "Changelog", "Contact Support"],
  ],
  "/sdks-libraries": [
    ...["Python", "Java", "Node.js", "PHP", "Ruby", "Go", "React"],
    "Mobile SDKs for iOS and Android",
    ...["Pre-built components", "Type safety", "Built-in best practices", "Regular updates"],
  ],
  "/webhooks": [
    ...["Real-time notifications", "Signed secure delivery", "Event filtering"],
    "Automatic retries with exponential backoff",
    ...["payment.successful", "payment.failed", "payment.pending", "refund.processed"],
    ...["customer.created", "customer.updated", "customer.deleted"],
    ...["dispute.created", "dispute.resolved", "chargeback.received"],
    ...["settlement.completed", "settlement.pending", "payout.successful"],
  ],
  "/sandbox": [
    ...["Integration testing", "Development", "Training", "Demo and proof of concept"],
    ...["Get credentials", "Start testing", "Go live"],
  ],
  "/contact": ["Mon - Fri: 9AM - 6PM WAT"],
  "/about": [
    ...["Mission", "Vision", "Who we are", "Compliance first", "Customer focused", "Global reach"],
  ],
  "/country-coverage": [
    ...["Country Coverage", "Connecting Africa, One Corridor at a Time"],
    "Highlighted countries: Nigeria, Zambia, Ghana, Benin, Togo, Côte d'Ivoire, Botswana, Senegal, Tanzania, Uganda, Eswatini",
  ],
  "/privacy-policy": [
    ...["Effective January 1, 2025", "Overview", "Information We Collect"],
    ...["How We Use Information", "Legal Bases for Processing", "Data Sharing"],
    ...[
      "International Transfers",
      "Data Retention",
      "Your Rights",
      "Security",
      "Cookies",
      "Contact",
    ],
  ],
  "/terms-of-service": [
    ...["Effective January 1, 2025", "Acceptance", "Services", "Accounts & Access"],
    ...["Fees & Payments", "Acceptable Use", "Intellectual Property", "Termination", "Contact"],
    ...["Confidentiality & Data Processing", "Third-Party Services", "Warranties & Disclaimers"],
    ...["Limitation of Liability", "Indemnification", "Governing Law", "Changes to Terms"],
  ],
  "/security-compliance": [
    ...["Overview", "Certifications & Standards", "Data Security", "Network & Infrastructure"],
    ...["Application Security", "Compliance Programs (KYC/AML)", "Incident Response"],
    ...["Business Continuity", "Vendor & Third-Party Risk", "Report a Vulnerability"],
  ],
  "404": ["404", "Oops! Page not found", "Return to Home"],
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

/** The seen text of a node: without what only a screen reader says. */
function seen(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const isHidden =
    node.type === "element" && String(node.properties.className).split(",").includes("sr");
  return isHidden ? "" : node.children.map(seen).join("");
}

function textsIn(node: Nodes, tags?: readonly string[]): string[] {
  if (!("children" in node)) return [];
  const own =
    node.type === "element" && (!tags || tags.includes(node.tagName))
      ? [seen(node).replace(/\s+/g, " ").trim()]
      : [];
  return [...own, ...node.children.flatMap((child) => textsIn(child, tags))];
}

const trees = documents.map(({ path, html }) => ({ path, tree: fromHtml(html) }));
const mains = new Map(
  documents.map(({ path, html }) => {
    const [inner = ""] = html.match(/<main[^>]*>[\s\S]*<\/main>/) ?? [];
    return [path, new Set(textsIn(fromHtml(inner, { fragment: true })))] as const;
  }),
);

describe.each(Object.entries(main))("%s says, letter for letter,", (path, texts) => {
  test.each(texts)("%s", (text) => {
    expect([...(mains.get(path) ?? [])]).toContain(text);
  });
});

test("the sample request on the home page has its parts", () => {
  const home = trees.find(({ path }) => path === "/")?.tree;
  const [code = ""] = home ? textsIn(home, ["pre"]) : [];
  for (const part of ["POST", "/api/v1/payments", '"amount"', '"currency"', '"method"']) {
    expect(code).toContain(part);
  }
  for (const value of ['"card"', '"USD"']) expect(code).toContain(value);
});

test("every fixed label is on a button or a link", () => {
  const used = new Set(trees.flatMap(({ tree }) => textsIn(tree, ["a", "button"])));
  expect(labels.filter((label) => !used.has(label))).toEqual([]);
});

test.each(trees)("the shell of $path has its labels", ({ tree }) => {
  const texts = new Set(textsIn(tree));
  expect(shell.filter((label) => !texts.has(label))).toEqual([]);
});
