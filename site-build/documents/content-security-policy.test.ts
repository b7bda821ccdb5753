import { expect, test } from "vitest";
import { policyOf } from "./content-security-policy.ts";

/* What a document may run and load: tests/built/documents.test.ts. */

test.each([
  ["", "'self'"],
  ["/api/contact", "'self'"],
  ["https://forms.example/v1/messages?key=1;2", "'self' https://forms.example"],
  ["https://forms.example:8443/", "'self' https://forms.example:8443"],
])("with the contact endpoint %j a document connects to %s", (endpoint, origins) => {
  const policy = policyOf({ styles: [], scripts: [] }, endpoint);
  expect(policy.split("; ")).toContain(`connect-src ${origins}`);
});
