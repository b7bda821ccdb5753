import fc from "fast-check";
import { expect, test } from "vitest";
import { documentHeaders, headersFor, movedTo } from "./policy.ts";

test.each([
  ["/guides/start/", "/guides/start"],
  ["/index/", "/"],
  ["/index/index.html", "/"],
  ["/fr/index/", "/fr"],
  ["/fr/index/index.html", "/fr"],
  ["/index-of/", "/index-of"],
  ["/index/about/", "/index/about"],
  ["/about.html/", "/about"],
  ["/fr/my-index", undefined],
  ["//index.html", undefined],
  ["//host/index.html", undefined],
  ["/", undefined],
  ["/about", undefined],
  ["//host/", undefined],
  ["/\\host/", undefined],
  ["/.html", undefined],
  ["/assets/boot-abcdef.js", undefined],
])("%s leads to %s", (path, address) => {
  expect(movedTo(path)).toBe(address);
});

test("a redirect stays on the site, and leads no further", () => {
  const names = fc.array(fc.stringMatching(/^(?:[a-z0-9-]{1,4}|index)$/), { maxLength: 3 });
  const path = fc.oneof(
    ...[fc.string(), fc.string({ unit: "binary" }), fc.webPath()],
    names.map((each) => each.join("/")),
  );
  let redirects = 0;
  fc.assert(
    fc.property(path, fc.constantFrom("", "/", ".html", "/index", "/index.html"), (text, end) => {
      const address = movedTo(`/${text}${end}`);
      if (address === undefined) return;
      redirects++;
      expect(new URL(address, "https://site.example").href).toBe(`https://site.example${address}`);
      expect(movedTo(address)).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
  expect(redirects).toBeGreaterThan(100);
});

test("the headers that every response shares are the strict ones", () => {
  expect(headersFor("/about", true)).toMatchObject({
    "Strict-Transport-Security": expect.stringContaining("includeSubDomains"),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
  });
  const denied = documentHeaders["Permissions-Policy"]?.split(", ");
  for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"]) {
    expect(denied).toContain(`${feature}=()`);
  }
});

test.each([
  ["/social/about.png", true, "cross-origin"],
  ["/social/gone.png", false, "same-origin"],
  ["/about", true, "same-origin"],
])("%s, found: %s, may be loaded from %s", (path, found, from) => {
  expect(headersFor(path, found)["Cross-Origin-Resource-Policy"]).toBe(from);
});

test.each([
  ["/assets/boot-abcdef.js", true, "public, max-age=31536000, immutable"],
  ["/assets/boot-abcdef.js", false, "no-cache"],
  ["/", true, "max-age=60"],
  ["/fr/about", true, "max-age=60"],
  ["/about", false, "no-cache"],
  ["/favicon.ico", true, "no-cache"],
])("%s, found: %s, is kept as %s", (path, found, kept) => {
  expect(headersFor(path, found)["Cache-Control"]).toBe(kept);
});
