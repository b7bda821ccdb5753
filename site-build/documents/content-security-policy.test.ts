import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyOf } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const inline = { styles: ["a{color:red}"], scripts: ["theme()"] };

/** The values of each directive, by its name. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]),
  );

test("a document may run its own inline code and load from the site, and nothing else", () => {
  expect(directives(policyOf(inline, ""))).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", hash("theme()")],
    "style-src": ["'self'", hash("a{color:red}")],
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
])("with the contact endpoint %j it connects to %j", (endpoint, origins) => {
  expect(directives(policyOf(inline, endpoint))["connect-src"]).toEqual(origins);
});
