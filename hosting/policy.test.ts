import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pages } from "./fixture.ts";
import {
  addressOf,
  cacheClassOf,
  canonicalPath,
  contentTypeOf,
  decodePath,
  omittedHeaders,
  securityHeaders,
  spellingsOf,
} from "./policy.ts";

const spellings = spellingsOf(pages);

describe("canonicalPath", () => {
  test.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about.html/", "/about"],
    ["/about/index.html", "/about"],
    ["/About", "/about"],
    ["/ABOUT.HTML", "/about"],
    ["/%61bout", "/about"],
    ["/about%2F", "/about"],
    ["/index", "/"],
    ["/index/", "/"],
    ["/index.html", "/"],
    ["/Index.html", "/"],
    ["/%69ndex", "/"],
    ["/html.html", "/html"],
    ["/Guides/Start/", "/guides/start"],
  ])("%s redirects to %s", (path, address) => {
    expect(canonicalPath(path, spellings)).toBe(address);
  });

  test.each([
    "/",
    "/about",
    "/guides/start",
    "/unknown",
    "/Unknown/",
    "/.html",
    "//",
    "/%",
    "/%00",
  ])("%s does not redirect", (path) => expect(canonicalPath(path, spellings)).toBeNull());

  test("is null for every page and redirects in one step", () => {
    for (const [spelling, page] of spellings) {
      expect(canonicalPath(spelling, spellings)).toBe(spelling === page ? null : page);
      expect(canonicalPath(page, spellings)).toBeNull();
    }
  });

  test("returns a page or null for any string", () => {
    const path = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.webPath());
    fc.assert(
      fc.property(path, (text) => {
        const address = canonicalPath(`/${text}`, spellings);
        expect(address === null || pages.has(address)).toBe(true);
      }),
    );
  });
});

test.each([
  ["/about", "/about"],
  ["/a%2fb", "/a/b"],
  ["/%e2%82%ac", "/€"],
  ["/%", null],
  ["/%zz", null],
  ["/%ff", null],
  ["/%00", null],
  ["/%1f", null],
])("%s decodes to %s", (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});

test.each([
  ["index.html", "/"],
  ["about.html", "/about"],
  ["guides/start.html", "/guides/start"],
  ["guides/index.html", "/guides"],
  ["icon.svg", "/icon.svg"],
])("%s is served at %s", (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  ["assets/app-B3kd91aZ.js", "hashed"],
  ["about.html", "page"],
  ["icon.svg", "file"],
  ["robots.txt", "file"],
  ["due-diligence.csv", "file"],
  ["due-diligence.md", "file"],
])("%s is cached as %s", (file, cacheClass) => {
  expect(cacheClassOf(file)).toBe(cacheClass);
});

test.each([
  ["about.html", "text/html; charset=utf-8"],
  ["assets/app-B3kd91aZ.js", "text/javascript; charset=utf-8"],
  ["assets/sans-D0aK2_-x.woff2", "font/woff2"],
  ["due-diligence.csv", "text/csv; charset=utf-8"],
  ["due-diligence.md", "text/markdown; charset=utf-8"],
  ["coverage.csv", "text/csv; charset=utf-8"],
  ["site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["photo.constructor", "application/octet-stream"],
  ["LICENSE", "application/octet-stream"],
])("%s has the type %s", (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

test.each([
  ["assets/app-B3kd91aZ.js", true],
  ["assets/theme-B3kd91aZ.css", true],
  ["assets/sans-D0aK2_-x.woff2", true],
  ["assets/africa-B3kd91aZ.svg", false],
  ["assets/start.html", false],
  ["about.html", false],
  ["404.html", false],
  // Without a hash, it could be a service worker, which obeys a policy.
  ["worker.js", false],
  ["icon.svg", false],
  ["card.png", false],
  ["facts.json", false],
  ["about.md", false],
])("%s leaves out headers: %s", (file, leaves) => {
  expect(omittedHeaders(file).length > 0).toBe(leaves);
});

test("powerful features are denied to the site and anything it embeds", () => {
  const denied = securityHeaders["Permissions-Policy"].split(", ");
  for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"]) {
    expect(denied).toContain(`${feature}=()`);
  }
});

test("the headers that every response shares are the strict ones", () => {
  expect(securityHeaders).toMatchObject({
    "Strict-Transport-Security": expect.stringContaining("includeSubDomains"),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
  });
});
