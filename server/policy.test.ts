import { expect, test } from "vitest";
import { documentHeaders, headersFor } from "./policy.ts";

/* What leads where, and that nothing leads off the site: tests/hosts/contract.test.ts. */

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
  ["/assets/boot-abcdef.js", true, "max-age=31536000, immutable"],
  ["/assets/boot-abcdef.js", false, "no-cache"],
  ["/", true, "max-age=60"],
  ["/fr/about", true, "max-age=60"],
  ["/about", false, "no-cache"],
  ["/favicon.ico", true, "no-cache"],
])("%s, found: %s, is kept as %s", (path, found, kept) => {
  expect(headersFor(path, found)["Cache-Control"]).toBe(kept);
});
