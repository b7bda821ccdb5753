import { claims, statement } from "./claims.ts";
import { many } from "./counts.ts";
import { atStart, inWords } from "./in-words.ts";
import type { Path } from "./paths.ts";
import { settlement, settlementName } from "./settlement.ts";

/** An entry on this site: a route, an anchor of the resources, or a part of a page. */
export interface NavigationLink {
  readonly label: string;
  readonly href:
    | Path
    | `#${ResourceId}`
    | "/about#accessibility"
    | "/security-compliance#due-diligence";
  /** One line of fact, shown in the desktop panel. */
  readonly note?: string;
}

export interface NavigationMenu {
  readonly id: string;
  readonly label: string;
  readonly lede: string;
  readonly links: readonly NavigationLink[];
}

type ResourceId = "docs" | "cases" | "papers" | "webinars" | "blog";

interface Resource {
  readonly id: ResourceId;
  readonly label: string;
  /** Of the message that asks for it. */
  readonly subject?: string;
}

/** What the menus' anchors lead to, above the footer. Documentation has a site; the rest is on request. */
export const resources: readonly Resource[] = [
  { id: "docs", label: "Documentation" },
  { id: "cases", label: "Case Studies", subject: "Case studies" },
  { id: "papers", label: "White Papers", subject: "White papers" },
  { id: "webinars", label: "Webinars", subject: "Webinars" },
  { id: "blog", label: "Blog", subject: "Blog" },
];

/** Each kind of business and its page. */
const businesses: readonly NavigationLink[] = [
  {
    label: "Merchants",
    href: "/merchants",
    note: "Local cards, mobile money, bank transfer, USSD",
  },
  { label: "PayFacs", href: "/payfacs", note: "Take payments for your merchants" },
  { label: "Acquirers", href: "/acquirers", note: "Acquiring-as-a-service" },
  { label: "Enterprise", href: "/enterprise", note: settlementName(settlement.instant) },
  { label: "IMTOs", href: "/imtos", note: statement(claims.remittanceCountries) },
];

const products: readonly NavigationLink[] = [
  {
    label: "Payment Gateway",
    href: "/payment-gateway",
    note: `${atStart(many.methods)} payment methods`,
  },
  { label: "FX Engine", href: "/fx-engine", note: statement(claims.currencies) },
  { label: "Compliance Suite", href: "/compliance-suite", note: "KYC and AML in one suite" },
  {
    label: "Analytics Dashboard",
    href: "/analytics-dashboard",
    note: "Volumes, transfers and status",
  },
];

/** The one list behind the header, the drawer and the footer. */
export const menus: readonly NavigationMenu[] = [
  {
    id: "solutions",
    label: "Solutions",
    lede: `One API for ${inWords(businesses.length)} kinds of business.`,
    links: [
      ...businesses,
      { label: "All solutions", href: "/solutions", note: "Find the one that fits" },
    ],
  },
  {
    id: "product",
    label: "Product",
    lede: `${atStart(inWords(products.length))} products, one API.`,
    links: products,
  },
  {
    id: "platform",
    label: "Platform",
    lede: "What developers need to go live.",
    links: [
      { label: "API Documentation", href: "/api-documentation", note: statement(claims.endpoints) },
      {
        label: "SDKs & Libraries",
        href: "/sdks-libraries",
        note: `${atStart(many.sdks)}, from Python to mobile`,
      },
      { label: "Webhooks", href: "/webhooks", note: "Signed, retried, filtered" },
      { label: "Sandbox", href: "/sandbox", note: "Full API, test credentials" },
    ],
  },
  {
    id: "resources",
    label: "Resources",
    lede: "Documentation, and material on request.",
    links: [
      { label: "Documentation", href: "#docs", note: "Guides and reference" },
      { label: "Case Studies", href: "#cases", note: "On request" },
      { label: "White Papers", href: "#papers", note: "On request" },
      { label: "Webinars", href: "#webinars", note: "On request" },
    ],
  },
];

/** Header entries without a menu, after the menus. */
export const topLinks: readonly NavigationLink[] = [
  { label: "Pricing", href: "/pricing" },
  { label: "Blog", href: "#blog" },
];

/** The drawer's last section; the header has no menu for it. */
export const company: Pick<NavigationMenu, "label" | "links"> = {
  label: "Company",
  links: [
    { label: "About", href: "/about" },
    { label: "Country Coverage", href: "/country-coverage" },
    { label: "Security & Compliance", href: "/security-compliance" },
    { label: "Contact", href: "/contact" },
  ],
};

export const footerColumns: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  {
    heading: "Product",
    links: [...menuLinks("product"), { label: "Pricing", href: "/pricing" }],
  },
  {
    heading: "Company",
    links: [
      { label: "About", href: "/about" },
      { label: "Country Coverage", href: "/country-coverage" },
      { label: "Blog", href: "#blog" },
      { label: "Contact", href: "/contact" },
    ],
  },
  {
    heading: "Legal & Compliance",
    links: [
      { label: "Privacy Policy", href: "/privacy-policy" },
      { label: "Terms of Service", href: "/terms-of-service" },
      { label: "Security & Compliance", href: "/security-compliance" },
      { label: "Due Diligence", href: "/security-compliance#due-diligence" },
      { label: "Accessibility", href: "/about#accessibility" },
    ],
  },
];

function menuLinks(id: string): readonly NavigationLink[] {
  return menus.find((menu) => menu.id === id)?.links ?? [];
}
