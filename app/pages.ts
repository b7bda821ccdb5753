import type { ComponentType } from "react";

export interface PageMetadata {
  /** At most 60 characters; the brand's name is appended if both fit. */
  readonly title: string;
  /** 50 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface PageModule {
  readonly default: ComponentType;
  /** Added by the build, so that a change of path does not wait for the table of all pages. */
  readonly metadata?: PageMetadata;
}

/**
 * Every path and its page, loaded on demand. Each page's metadata is in `content/pages.ts`, which does
 * not compile if a page is missing.
 */
export const pages = {
  "/": () => import("./pages/home/home.tsx"),
  "/merchants": () => import("./pages/merchants/merchants.tsx"),
  "/payfacs": () => import("./pages/payfacs/payfacs.tsx"),
  "/acquirers": () => import("./pages/acquirers/acquirers.tsx"),
  "/enterprise": () => import("./pages/enterprise/enterprise.tsx"),
  "/imtos": () => import("./pages/imtos/imtos.tsx"),
  "/payment-gateway": () => import("./pages/payment-gateway/payment-gateway.tsx"),
  "/fx-engine": () => import("./pages/fx-engine/fx-engine.tsx"),
  "/compliance-suite": () => import("./pages/compliance-suite/compliance-suite.tsx"),
  "/analytics-dashboard": () => import("./pages/analytics-dashboard/analytics-dashboard.tsx"),
  "/pricing": () => import("./pages/pricing/pricing.tsx"),
  "/solutions": () => import("./pages/solutions/solutions.tsx"),
  "/api-documentation": () => import("./pages/api-documentation/api-documentation.tsx"),
  "/sdks-libraries": () => import("./pages/sdks-libraries/sdks-libraries.tsx"),
  "/webhooks": () => import("./pages/webhooks/webhooks.tsx"),
  "/sandbox": () => import("./pages/sandbox/sandbox.tsx"),
  "/contact": () => import("./pages/contact/contact.tsx"),
  "/about": () => import("./pages/about/about.tsx"),
  "/country-coverage": () => import("./pages/country-coverage/country-coverage.tsx"),
  "/privacy-policy": () => import("./pages/privacy-policy/privacy-policy.tsx"),
  "/terms-of-service": () => import("./pages/terms-of-service/terms-of-service.tsx"),
  "/security-compliance": () => import("./pages/security-compliance/security-compliance.tsx"),
} satisfies Record<`/${string}`, () => Promise<PageModule>>;

/** The path of a page of this site. */
export type Path = keyof typeof pages;

/** Shown at any other path. */
export const notFoundPage = (): Promise<PageModule> => import("./pages/not-found/not-found.tsx");

export function isPath(path: string): path is Path {
  return path in pages;
}
