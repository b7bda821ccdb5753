import type { ComponentType } from "react";
import { isPath, type Path } from "../content/paths.ts";

interface PageModule {
  readonly default: ComponentType;
}

/**
 * Every page, imported on demand, so that the build knows each page's styles. Its path is in `content/paths.ts`,
 * its metadata in `content/pages.ts`; none of the three compiles without the others.
 */
const pages: Readonly<Record<Path, () => Promise<PageModule>>> = {
  "/": () => import("../pages/home/home.tsx"),
  "/merchants": () => import("../pages/merchants/merchants.tsx"),
  "/payfacs": () => import("../pages/payfacs/payfacs.tsx"),
  "/acquirers": () => import("../pages/acquirers/acquirers.tsx"),
  "/enterprise": () => import("../pages/enterprise/enterprise.tsx"),
  "/imtos": () => import("../pages/imtos/imtos.tsx"),
  "/payment-gateway": () => import("../pages/payment-gateway/payment-gateway.tsx"),
  "/fx-engine": () => import("../pages/fx-engine/fx-engine.tsx"),
  "/compliance-suite": () => import("../pages/compliance-suite/compliance-suite.tsx"),
  "/analytics-dashboard": () => import("../pages/analytics-dashboard/analytics-dashboard.tsx"),
  "/pricing": () => import("../pages/pricing/pricing.tsx"),
  "/solutions": () => import("../pages/solutions/solutions.tsx"),
  "/api-documentation": () => import("../pages/api-documentation/api-documentation.tsx"),
  "/sdks-libraries": () => import("../pages/sdks-libraries/sdks-libraries.tsx"),
  "/webhooks": () => import("../pages/webhooks/webhooks.tsx"),
  "/sandbox": () => import("../pages/sandbox/sandbox.tsx"),
  "/contact": () => import("../pages/contact/contact.tsx"),
  "/about": () => import("../pages/about/about.tsx"),
  "/country-coverage": () => import("../pages/country-coverage/country-coverage.tsx"),
  "/privacy-policy": () => import("../pages/privacy-policy/privacy-policy.tsx"),
  "/terms-of-service": () => import("../pages/terms-of-service/terms-of-service.tsx"),
  "/security-compliance": () => import("../pages/security-compliance/security-compliance.tsx"),
};

/** Shown at any other path. */
const notFoundPage = (): Promise<PageModule> => import("../pages/not-found/not-found.tsx");

/** The page at `path`, or the not-found page. */
export async function pageAt(path: string): Promise<ComponentType> {
  return (await (isPath(path) ? pages[path] : notFoundPage)()).default;
}
