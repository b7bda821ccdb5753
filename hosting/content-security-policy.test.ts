import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinedPolicy, pagePolicy, strictestPolicy } from "./content-security-policy.ts";

function directives(policy: string): Record<string, string[]> {
  const entries = policy.split("; ").map((directive): [string, string[]] => {
    const [name = "", ...values] = directive.split(" ");
    return [name, values];
  });
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const html = `<!DOCTYPE html><html><head>
<script>theme()</script><style>a{color:red}</style><style media="print">b{}</style>
<script type="application/ld+json">{"@type":"WebSite"}</script>
<script type="module" src="/assets/boot.js" data-scripts="/a.js"></script></head></html>`;

describe("the policy of a page", () => {
  test("allows its own inline styles and scripts by hash, and lists no data block", () => {
    expect(directives(pagePolicy(html, ""))).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", hash("theme()")],
      "style-src": ["'self'", hash("a{color:red}"), hash("b{}")],
      "img-src": ["'self'"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["'none'"],
    });
  });

  test.each([
    ["", ["'self'"]],
    ["/api/contact", ["'self'"]],
    ["https://forms.example/v1/messages?key=1;2", ["'self'", "https://forms.example"]],
    ["https://forms.example:8443/", ["'self'", "https://forms.example:8443"]],
  ])("with the contact endpoint %j connects to %j", (endpoint, origins) => {
    expect(directives(pagePolicy(html, endpoint))["connect-src"]).toEqual(origins);
  });

  test("hashes any inline content byte for byte, listing each hash once", () => {
    const inline = fc.string({ unit: "binary" }).filter((text) => !text.includes("</"));
    fc.assert(
      fc.property(inline, inline, (style, script) => {
        const page = `<style>${style}</style><script>${script}</script><style>${style}</style>`;
        const { "style-src": styles, "script-src": scripts } = directives(pagePolicy(page, ""));
        expect(styles).toEqual(["'self'", hash(style)]);
        expect(scripts).toEqual(["'self'", hash(script)]);
      }),
    );
  });
});

test.each([pagePolicy(html, "https://forms.example/"), strictestPolicy])(
  "nothing unsafe, no wildcard and no scheme is allowed: %.40s",
  (policy) => {
    expect(policy).not.toMatch(/unsafe-|\*|\bdata:|\bblob:|\bhttps?:(?!\/\/forms\.example)/);
    expect(directives(policy)["default-src"]).toEqual(["'none'"]);
  },
);

test("responses that are not pages may load nothing and post nowhere", () => {
  expect(directives(strictestPolicy)).toMatchObject({
    "default-src": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
  expect(strictestPolicy).not.toContain("'self'");
});

test("a joined policy allows everything that any policy allows, and no more", () => {
  const policies = ["<style>a{}</style>", "<style>b{}</style>", html].map((text) =>
    pagePolicy(text, ""),
  );
  const joined = directives(joinedPolicy(policies));
  const styles = ["a{}", "b{}", "a{color:red}"].map(hash);
  expect(joined["style-src"]).toEqual(["'self'", ...styles]);
  expect(joined["default-src"]).toEqual(["'none'"]);
  expect(Object.keys(joined)).toEqual(Object.keys(directives(policies[0] ?? "")));
  expect(joinedPolicy([strictestPolicy])).toBe(strictestPolicy);
});
