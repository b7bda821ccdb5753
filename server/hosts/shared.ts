/** The first line of every file that is written here. */
export const written = "Written by `npm run build`, from server/policy.ts.";

/** Where a host that answers for the site finds its inbox, and a second one while the first is replaced. */
export const inboxAddresses = ["127.0.0.1:4173", "127.0.0.1:4174"] as const;

/** By extension, for a host that does not look behind the suffix of a compressed file. */
export const contentTypes = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  json: "application/json",
  speculationrules: "application/speculationrules+json",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  png: "image/png",
  ico: "image/vnd.microsoft.icon",
};
