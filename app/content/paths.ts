/** The path of every page, in the order of the site map. A path has one segment, and its page is in the folder of the same name. */
export const paths = [
  "/",
  "/merchants",
  "/payfacs",
  "/acquirers",
  "/enterprise",
  "/imtos",
  "/payment-gateway",
  "/fx-engine",
  "/compliance-suite",
  "/analytics-dashboard",
  "/pricing",
  "/solutions",
  "/api-documentation",
  "/sdks-libraries",
  "/webhooks",
  "/sandbox",
  "/contact",
  "/about",
  "/country-coverage",
  "/privacy-policy",
  "/terms-of-service",
  "/security-compliance",
] as const;

export type Path = (typeof paths)[number];

/** Their words are counsel's; in every other language they are a translation for information. */
export const legalPaths = [
  "/privacy-policy",
  "/terms-of-service",
  "/security-compliance",
] as const satisfies readonly Path[];

export type LegalPath = (typeof legalPaths)[number];

export function isLegal(path: string | undefined): path is LegalPath {
  return (legalPaths as readonly (string | undefined)[]).includes(path);
}

/** The name of the page at a path, and of its folder. */
export const pageName = (path: string) =>
  path === "/" ? "home" : isPath(path) ? path.slice(1) : "not-found";

export function isPath(path: string): path is Path {
  return (paths as readonly string[]).includes(path);
}
