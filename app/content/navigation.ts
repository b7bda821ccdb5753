import { t } from "#words";
import { claims, statement } from "./claims.ts";
import { many } from "./counts.ts";
import { atStart, inWords } from "./in-words.ts";
import { methodNames } from "./methods.ts";
import type { Path } from "./paths.ts";
import { settlement, settlementName } from "./settlement.ts";
import { spoken } from "./spoken.ts";

/** An entry on this site: a route, an anchor of the resources, or a part of a page. */
export interface NavigationLink {
  readonly label: string;
  readonly href:
    | Path
    | `#${ResourceId}`
    | "/about#accessibility"
    | "/about#company"
    | "/security-compliance#due-diligence";
  /** One line of fact, shown in the desktop panel; without a panel, it follows the label. */
  readonly note?: string;
}

export interface NavigationMenu {
  readonly id: string;
  readonly label: string;
  readonly lede: string;
  readonly links: readonly NavigationLink[];
}

type ResourceId = "docs" | "cases" | "papers" | "webinars" | "blog";

/** The targets of the menus' anchors, in the footer. Documentation has a site; the rest is on request. */
export const resources: readonly { id: ResourceId; label: string; subject?: string }[] = [
  { id: "docs", label: t`Documentation` },
  { id: "cases", label: t`Case Studies`, subject: t`Case studies` },
  { id: "papers", label: t`White Papers`, subject: t`White papers` },
  { id: "webinars", label: t`Webinars`, subject: t`Webinars` },
  { id: "blog", label: t`Blog`, subject: t`Blog` },
];

/** Each kind of business and its page. */
const businesses: readonly NavigationLink[] = [
  { label: t`Merchants`, href: "/merchants", note: methodNames.join(", ") },
  { label: t`PayFacs`, href: "/payfacs", note: t`Take payments for your merchants` },
  { label: t`Acquirers`, href: "/acquirers", note: t`Acquiring-as-a-service` },
  { label: t`Enterprise`, href: "/enterprise", note: atStart(settlementName(settlement.instant)) },
  { label: t`IMTOs`, href: "/imtos", note: atStart(statement(claims.remittanceCountries)) },
];

const products: readonly NavigationLink[] = [
  {
    label: t`Payment Gateway`,
    href: "/payment-gateway",
    note: t`${{ count: atStart(many.methods) }} payment methods`,
  },
  { label: t`FX Engine`, href: "/fx-engine", note: atStart(statement(claims.currencies)) },
  { label: t`Compliance Suite`, href: "/compliance-suite", note: t`KYC and AML in one suite` },
  {
    label: t`Analytics Dashboard`,
    href: "/analytics-dashboard",
    note: t`Volumes, transfers and status`,
  },
];

/** The one list behind the header, the drawer and the footer. */
export const menus: readonly NavigationMenu[] = [
  {
    id: "solutions",
    label: t`Solutions`,
    lede: t`One API for ${{ count: inWords(businesses.length) }} kinds of business.`,
    links: [
      ...businesses,
      { label: t`All solutions`, href: "/solutions", note: t`Find the one that fits` },
    ],
  },
  {
    id: "product",
    label: t`Product`,
    lede: t`${{ count: atStart(inWords(products.length)) }} products for cross-border payments.`,
    links: [
      ...products,
      {
        label: t`Due Diligence`,
        href: "/security-compliance#due-diligence",
        note: t`Answers for reviewers`,
      },
    ],
  },
  {
    id: "platform",
    label: t`Platform`,
    lede: t`What developers need to go live.`,
    links: [
      {
        label: t`API Documentation`,
        href: "/api-documentation",
        note: atStart(statement(claims.endpoints)),
      },
      {
        label: t`SDKs & Libraries`,
        href: "/sdks-libraries",
        note: t`${{ count: atStart(many.sdks) }}, from Python to mobile`,
      },
      { label: t`Webhooks`, href: "/webhooks", note: t`Signed, retried, filtered` },
      { label: t`Sandbox`, href: "/sandbox", note: t`Full API, test credentials` },
    ],
  },
  {
    id: "resources",
    label: t`Resources`,
    lede: t`Documentation, and material on request.`,
    links: [
      { label: t`Documentation`, href: "#docs", note: t`Guides and reference` },
      { label: t`Case Studies`, href: "#cases", note: t`On request` },
      { label: t`White Papers`, href: "#papers", note: t`On request` },
      { label: t`Webinars`, href: "#webinars", note: t`On request` },
    ],
  },
];

/** Header entries without a menu, after the menus. */
export const topLinks: readonly NavigationLink[] = [
  { label: t`Pricing`, href: "/pricing" },
  { label: t`Blog`, href: "#blog", note: t` on request` },
];

/** The drawer's last section; the header has no menu for it. */
export const company: Pick<NavigationMenu, "label" | "links"> = {
  label: t`Company`,
  links: [
    { label: t`About`, href: "/about" },
    { label: t`Country Coverage`, href: "/country-coverage" },
    { label: t`Security & Compliance`, href: "/security-compliance" },
    { label: t({ message: "Contact", context: "page" }), href: "/contact" },
  ],
};

export const footerColumns: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  {
    heading: t`Product`,
    links: [...products, { label: t`Pricing`, href: "/pricing" }],
  },
  {
    heading: t`Company`,
    links: company.links.filter(({ href }) => href !== "/security-compliance"),
  },
  {
    heading: t`Legal & Compliance`,
    links: [
      { label: t`Privacy Policy`, href: "/privacy-policy" },
      { label: t`Terms of Service`, href: "/terms-of-service" },
      { label: t`Security & Compliance`, href: "/security-compliance" },
      { label: t`Due Diligence`, href: "/security-compliance#due-diligence" },
      { label: t`Accessibility`, href: "/about#accessibility" },
      ...(spoken.legalNotice ? [{ label: t`Legal notice`, href: "/about#company" } as const] : []),
    ],
  },
];
