/** An address off this site. */
export type ExternalHref = `https://${string}`;

/** What changes when the name changes. Every value can be overridden at build: see `generator/configuration/brand.ts`. */
export interface Brand {
  /** The name as it stands in the header. */
  readonly name: string;
  /** One sentence on what the name means; empty where it says nothing. */
  readonly meaning: string;
  /** Empty while it is not known: see `companyName`. */
  readonly legalName: string;
  /** Scheme and host of this site, without a trailing slash. */
  readonly siteOrigin: ExternalHref;
  /** Where "Sign in" and "Get Started" lead. */
  readonly appUrl: ExternalHref;
  /** The documentation site; the pages below stand under it. */
  readonly docsUrl: ExternalHref;
  /** An empty mailbox becomes a link to /contact. */
  readonly helloMailbox: string;
  readonly privacyMailbox: string;
  readonly legalMailbox: string;
  readonly securityMailbox: string;
  /** Corporate facts: what is empty reads "Provided during onboarding". */
  readonly registrationNumber: string;
  readonly registeredOffice: string;
  readonly groupStructure: string;
  readonly licences: string;
  readonly regulatoryPresence: string;
}

/** What stands where nobody has named anything yet. The brand is filled in below, not here. */
export const placeholderName = "Kivuko";
export const placeholderMeaning = "The name is Swahili for the crossing.";

/** Placeholders, on reserved names only (RFC 2606), so that no default can reach a stranger. */
export const defaultBrand: Brand = {
  name: placeholderName,
  meaning: placeholderMeaning,
  legalName: "",
  siteOrigin: "https://kivuko.example",
  appUrl: "https://app.kivuko.example",
  docsUrl: "https://docs.kivuko.example",
  helloMailbox: "hello@kivuko.example",
  privacyMailbox: "privacy@kivuko.example",
  legalMailbox: "legal@kivuko.example",
  securityMailbox: "security@kivuko.example",
  registrationNumber: "",
  registeredOffice: "",
  groupStructure: "",
  licences: "",
  regulatoryPresence: "",
};

declare const __BRAND__: Brand | undefined;

/** The brand of this build; the defaults where nothing was built (scripts, unit tests). */
export const brand: Brand = typeof __BRAND__ === "undefined" ? defaultBrand : __BRAND__;

/** Who the copyright line and the legal pages name: the brand while its legal name is not known. */
export const companyName = brand.legalName || brand.name;

/** Pages of the documentation site, as paths under `docsUrl`. */
export const docsPages = {
  reference: "/api-reference",
  guides: "/guides",
  examples: "/examples",
  changelog: "/changelog",
  python: "/sdks/python",
  java: "/sdks/java",
  nodejs: "/sdks/nodejs",
  php: "/sdks/php",
  ruby: "/sdks/ruby",
  go: "/sdks/go",
  react: "/sdks/react",
  mobile: "/sdks/mobile",
} as const;

export type DocsPage = keyof typeof docsPages;

/** Address of a documentation page; of the documentation's front page without one. */
export function docsUrl(page?: DocsPage): ExternalHref {
  return page ? `${brand.docsUrl}${docsPages[page]}` : brand.docsUrl;
}
