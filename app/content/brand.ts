/** An address outside this site. */
export type ExternalHref = `https://${string}`;

/**
 * Everything that changes with the name. Each value can be overridden at build: see
 * `site-build/settings.ts`.
 */
export interface Brand {
  /** The name as shown in the header. */
  readonly name: string;
  /** One sentence on what the name means; may be empty. */
  readonly meaning: string;
  /** Empty while it is unknown: see `companyName`. */
  readonly legalName: string;
  /** Scheme and host of this site, without a trailing slash. */
  readonly siteOrigin: ExternalHref;
  /** The target of "Sign in" and "Get Started". */
  readonly appUrl: ExternalHref;
  /** The documentation site; the pages below are paths under it. */
  readonly docsUrl: ExternalHref;
  /** An empty mailbox becomes a link to /contact. */
  readonly helloMailbox: string;
  readonly privacyMailbox: string;
  readonly legalMailbox: string;
  readonly securityMailbox: string;
  /** Corporate facts: an empty one reads "Provided during onboarding". */
  readonly registrationNumber: string;
  readonly registeredOffice: string;
  readonly groupStructure: string;
  readonly licences: string;
  readonly regulatoryPresence: string;
}

/** The placeholder for a name that is not configured. The brand itself is set below, not here. */
export const placeholderName = "Kivuko";
export const placeholderMeaning = "The name is Swahili for the crossing.";

/** Placeholders, on reserved names only (RFC 2606), so no default can lead to a stranger's site. */
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

/** The brand of this build; the defaults outside a build (scripts, unit tests). */
export const brand: Brand = typeof __BRAND__ === "undefined" ? defaultBrand : __BRAND__;

/** The name in the copyright line and legal pages: the brand's while its legal name is unknown. */
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

/** The address of a documentation page; without one, of the documentation's front page. */
export function docsUrl(page?: DocsPage): ExternalHref {
  return page ? `${brand.docsUrl}${docsPages[page]}` : brand.docsUrl;
}
