import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of every response. A document's own policy lists the hashes of its
 * inline style and script, so nothing needs an `unsafe-` keyword.
 *
 * It omits `upgrade-insecure-requests`: every URL in the site is relative, HSTS covers the rest, and
 * a preview over plain http would lose its files in browsers that do not exempt localhost.
 */
type Directives = Readonly<Record<string, readonly string[]>>;

const common = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
  // No script of the site writes markup or script URLs, so none may create a Trusted Types policy.
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["'none'"],
} satisfies Directives;

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** For every response that is not a page: files, redirects, errors. */
export const strictestPolicy = written(common);

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
 * The policy of a built page, which allows the page's own inline style and script and no other
 * inline code. `contactEndpoint` is the build's CONTACT_ENDPOINT: an https address, a path, or empty.
 */
export function pagePolicy(html: string, contactEndpoint: string): string {
  return written({
    ...common,
    "script-src": ["'self'", ...hashesOf(html, "script")],
    "style-src": ["'self'", ...hashesOf(html, "style")],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...originsOf(contactEndpoint)],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
  });
}

/** One policy that allows everything that any of these allows, for a host that can send only one. */
export function joinedPolicy(policies: readonly string[]): string {
  const joined = new Map<string, Set<string>>();
  for (const policy of policies) {
    for (const directive of policy.split("; ")) {
      const [name = "", ...values] = directive.split(" ");
      const known = joined.get(name) ?? new Set();
      joined.set(name, new Set([...known, ...values]));
    }
  }
  return written(Object.fromEntries([...joined].map(([name, values]) => [name, [...values]])));
}
