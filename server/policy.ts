/**
 * The headers that every host sends, and the targets of its addresses. The server follows it directly; the
 * files in hosts/ are written from it. A page's Content-Security-Policy is in the page itself: see
 * site-build/documents/content-security-policy.ts.
 */

import { createHash } from "node:crypto";

type Headers = Readonly<Record<string, string>>;

export const hashedFolder = "/assets/";

/**
 * Which links' pages a browser with speculation rules renders before the click, when one is pointed at or touched.
 * Files have a dot in their address. `data-sparing` says that the visitor saves data or has a slow connection
 * (app/start/boot.ts), which not every such browser heeds by itself.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*.*" } },
          { not: { selector_matches: ":root[data-sparing] a, [aria-current=page], [target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

const hashOfRules = createHash("sha256").update(speculationRules).digest("base64url").slice(0, 6);

/** Browsers take the rules only with the type that every host sends with this extension. */
export const speculationFile = `${hashedFolder}ahead-${hashOfRules}.speculationrules`;

const deniedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/** Headers that scripts, styles and fonts obey, too. */
const partSecurity = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Headers that only a document obeys: the other files would be half a kilobyte larger each time over HTTP/1.1. */
const onlyDocuments = {
  // The one part of the policy that a document cannot state about itself.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Speculation-Rules": `"${speculationFile}"`,
};

export const documentHeaders: Headers = { ...partSecurity, ...onlyDocuments };

/** Sent with uncompressed answers too, which a cache would otherwise give to everybody. */
const varying = { Vary: "Accept-Encoding" };

/** Of the files in `hashedFolder`: the name of each contains a hash of its content. */
export const hashedHeaders: Headers = {
  ...partSecurity,
  ...varying,
  "Cache-Control": "max-age=31536000, immutable",
};

/** For all responses except hashed files and pages, including redirects and errors: kept, and revalidated each time. */
export const commonHeaders: Headers = {
  ...documentHeaders,
  ...varying,
  "Cache-Control": "no-cache",
};

/** For a page that exists: a click does not request again a page fetched before it (docs/decisions/hosting.md). */
export const pageHeaders: Headers = { "Cache-Control": "max-age=60" };

/** The pages' pictures for link previews, some of which are drawn in a browser on another site. */
export const socialFolder = "/social/";
export const sharingHeader = "Cross-Origin-Resource-Policy";
export const socialHeaders: Headers = { [sharingHeader]: "cross-origin" };

/** The page that answers every unknown address, with the status 404. */
export const notFoundPage = "/404";

/** The suffixes of compressed files, which have no address, by content coding. */
export const precompressed = { br: ".br", gzip: ".gz" } as const;

const folderIndex = "(?:/index)+(?:\\.html)?/?";

/**
 * Matches other spellings of a page's address, with the address in its first group: `/about/`, `/about.html` and
 * `/about/index.html` for `/about`. A page's name has these characters only, so no spelling such as `//host/` or
 * `/\host/` leads off the site.
 */
export const otherSpelling = `^((?:/[a-z0-9-]+)+?)(?:${folderIndex}|\\.html/?|/)$`;

/** Matches the other spellings of `/`. */
export const homeSpelling = `^${folderIndex}$`;

/** The headers of a response. `found`: whether there is a file at the path. */
export function headersFor(path: string, found: boolean): Headers {
  if (found && path.startsWith(hashedFolder)) return hashedHeaders;
  if (found && path.startsWith(socialFolder)) return { ...commonHeaders, ...socialHeaders };
  // A page's address has no dot.
  return found && !path.includes(".") ? { ...commonHeaders, ...pageHeaders } : commonHeaders;
}

/** The address to which a path redirects if that is a page; undefined if it is another spelling of none. */
export function movedTo(path: string): string | undefined {
  if (new RegExp(homeSpelling).test(path)) return "/";
  return new RegExp(otherSpelling).exec(path)?.[1];
}
