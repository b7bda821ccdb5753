import { createHash } from "node:crypto";

/** The inline code of a document. Data blocks, such as JSON-LD, are not executed and need no hash. */
interface Inline {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The Content-Security-Policy of a document. It allows the document's own inline code by its hashes, and no other.
 * `contactEndpoint` is the build's CONTACT_ENDPOINT: an https address, a path, or empty.
 *
 * It omits `frame-ancestors`, which only a header can state (server/policy.ts), and
 * `upgrade-insecure-requests`: every URL in the site is relative, HSTS covers the rest, and a preview over
 * plain http would lose its files in browsers that do not exempt localhost.
 */
export function policyOf({ styles, scripts }: Inline, contactEndpoint: string): string {
  // None for a path on the site.
  const origin = URL.parse(contactEndpoint)?.origin;
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(hashOf)],
    "style-src": ["'self'", ...styles.map(hashOf)],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(origin ? [origin] : [])],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    // No script of the site writes markup or script URLs, so none may create a Trusted Types policy.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
