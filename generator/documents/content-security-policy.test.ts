import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { policyOf, withPolicy } from "./content-security-policy.ts";

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

describe("the policy of a document", () => {
  test("allows its own inline styles and scripts by hash, and lists no data block", () => {
    expect(directives(policyOf(html, ""))).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", hash("theme()")],
      "style-src": ["'self'", hash("a{color:red}"), hash("b{}")],
      "img-src": ["'self'"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
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
    expect(directives(policyOf(html, endpoint))["connect-src"]).toEqual(origins);
  });

  test("hashes any inline content byte for byte, listing each hash once", () => {
    const inline = fc.string({ unit: "binary" }).filter((text) => !text.includes("</"));
    fc.assert(
      fc.property(inline, inline, (style, script) => {
        const page = `<style>${style}</style><script>${script}</script><style>${style}</style>`;
        const { "style-src": styles, "script-src": scripts } = directives(policyOf(page, ""));
        expect(styles).toEqual(["'self'", hash(style)]);
        expect(scripts).toEqual(["'self'", hash(script)]);
      }),
    );
  });
});

test("nothing unsafe, no wildcard and no scheme is allowed", () => {
  const policy = policyOf(html, "https://forms.example/");
  expect(policy).not.toMatch(/unsafe-|\*|\bdata:|\bblob:|\bhttps?:(?!\/\/forms\.example)/);
});

test("it stands before anything that it could forbid", () => {
  const [before = "", after = ""] = withPolicy(html, "").split(policyOf(html, ""));
  expect(before).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="$/);
  expect(after).toMatch(/^"\/>\n<script>/);
});
