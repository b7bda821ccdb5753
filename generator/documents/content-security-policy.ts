import { createHash } from "node:crypto";

/** Script types that a browser acts on; any other type makes the element a data block. */
const obeyedTypes = ["", "module", "text/javascript", "importmap", "speculationrules"];

const inlineElement = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

function attribute(attributes: string, name: string): string | undefined {
  const [match, value = ""] =
    attributes.match(new RegExp(`\\s${name}(?:="([^"]*)"|(?=[\\s/]|$))`)) ?? [];
  return match === undefined ? undefined : value;
}

function hashesOf(html: string, element: "script" | "style"): readonly string[] {
  const hashes = new Set<string>();
  for (const [, name, attributes = "", text = ""] of html.matchAll(inlineElement)) {
    if (name !== element || attribute(attributes, "src") !== undefined) continue;
    if (name === "script" && !obeyedTypes.includes(attribute(attributes, "type") ?? "")) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
}

/** The origin to which the contact form posts; none for a path on the site. */
function originsOf(contactEndpoint: string): readonly string[] {
  const origin = URL.parse(contactEndpoint)?.origin;
  return origin === undefined ? [] : [origin];
}

/**
 * The Content-Security-Policy of a document. It allows the document's own inline styles and scripts by their
 * hashes, and no other inline code. `contactEndpoint` is the build's CONTACT_ENDPOINT: an https address, a
 * path, or empty.
 *
 * It omits `frame-ancestors`, which only a header can state (server/policy.ts), and
 * `upgrade-insecure-requests`: every URL in the site is relative, HSTS covers the rest, and a preview over
 * plain http would lose its files in browsers that do not exempt localhost.
 */
export function policyOf(html: string, contactEndpoint: string): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(html, "script")],
    "style-src": ["'self'", ...hashesOf(html, "style")],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...originsOf(contactEndpoint)],
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

/** The document with its policy, which stands first in the head: it covers only what follows it. */
export function withPolicy(html: string, contactEndpoint: string): string {
  const content = policyOf(html, contactEndpoint);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return html.replace("<head>", () => `<head>${meta}`);
}
