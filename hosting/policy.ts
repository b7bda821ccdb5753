import { extname } from "node:path";
import { strictestPolicy } from "./content-security-policy.ts";

/**
 * The one source of headers, caching and redirects. The local server obeys it directly; what a
 * real host needs is generated from the same values.
 */

const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
] as const;

/** Sent with every answer, whatever its status. */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "X-Frame-Options": "DENY",
} as const;

/** `Cache-Control` by cache class; ages in seconds. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  page: "no-cache",
  file: "public, max-age=86400",
  // A browser keeps a 301 without limit unless told otherwise; an address may become a page later.
  redirect: "no-cache",
  error: "no-store",
} as const;

/** The extension of a page's file, which its address has not. */
export const pageExtension = ".html";

/** Every file name in this folder carries a hash of its content. */
export const hashedFolder = "assets/";

/** The page behind every unknown path; it has no address of its own. */
export const notFoundFile = "404.html";

/** The cache class of a built file, given its path relative to the built folder. */
export function cacheClassOf(file: string): "hashed" | "page" | "file" {
  if (file.startsWith(hashedFolder)) return "hashed";
  return file.endsWith(pageExtension) ? "page" : "file";
}

/** Headers that files with an extension have beside those of their class. */
export const extensionHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The words of a page once more: searchers are to find the page.
  md: { "X-Robots-Tag": "noindex" },
};

/** Headers of a file's own, given its name. */
export function headersOf(file: string): Readonly<Record<string, string>> {
  return extensionHeaders[extname(file).slice(1)] ?? {};
}

/** How the site may be asked; it takes nothing. */
export const methods = ["GET", "HEAD"] as const;

/** Headers of a refusal, beside those of every answer. */
export const refusedHeaders = {
  "Content-Security-Policy": strictestPolicy,
  "Cache-Control": cacheControl.error,
} as const;

/** Headers of the refusal of any other method. */
export const writtenHeaders = { ...refusedHeaders, Allow: methods.join(", ") } as const;

/** The status of every redirect. */
export const movedStatus = 301;

/** Headers of a redirect, beside those of every answer and its `Location`. */
export const movedHeaders = {
  "Content-Security-Policy": strictestPolicy,
  "Cache-Control": cacheControl.redirect,
} as const;

/** Content codings made at build and the suffix of their files, in order of preference. */
export const precompressed = { br: ".br", zstd: ".zst", gzip: ".gz" } as const;

/** A content coding in which a file can be sent. */
export type Coding = keyof typeof precompressed | "identity";

/** `Content-Type` by file extension. */
export const contentTypes = {
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/vnd.microsoft.icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
} as const;

/** The `Content-Type` of a file name; an unknown extension is a plain download. */
export function contentTypeOf(file: string): string {
  const entry = Object.entries(contentTypes).find(([extension]) => file.endsWith(`.${extension}`));
  return entry?.[1] ?? "application/octet-stream";
}

/** What may follow a page's address and is redirected to the address alone. */
export const redirectedSuffixes = [
  "/",
  ".html",
  ".html/",
  "/index",
  "/index/",
  "/index.html",
  "/index.html/",
] as const;

/** The address of a built file: `about.html` is `/about`, `index.html` is `/`, others keep their name. */
export function addressOf(file: string): string {
  const path = `/${file}`;
  if (!path.endsWith(pageExtension)) return path;
  return path.slice(0, -pageExtension.length).replace(/\/index$/, "") || "/";
}

/** Every lower-case spelling of every page, itself included, mapped to the page's one address. */
export function spellingsOf(pages: Iterable<string>): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const page of pages) {
    const stem = page === "/" ? "" : page;
    for (const suffix of redirectedSuffixes) spellings.set(stem + suffix, page);
    spellings.set(page, page);
  }
  return spellings;
}

/** What no path may hold when it is decoded, as a regular expression: no name has it, and logs may break. */
export const controlCharacter = "[\\x00-\\x1f]";

/** A request path without its percent-encoding; null when that is malformed or holds a control character. */
export function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return new RegExp(controlCharacter).test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * The one address to redirect a request path (as sent, without its query) to; null when the path is
 * canonical already or is no page. The answer is looked up, never cut out of the request, so no
 * spelling such as `//host/` or `/%5chost/` can lead off the site.
 */
export function canonicalPath(path: string, spellings: ReadonlyMap<string, string>): string | null {
  const decoded = decodePath(path);
  if (decoded === null) return null;
  const page = spellings.get(decoded) ?? spellings.get(decoded.toLowerCase());
  return page === undefined || page === path ? null : page;
}
