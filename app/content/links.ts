import type { Path } from "../routes.ts";

/** An address off this site. */
export type ExternalHref = `https://${string}`;

/** An address on this site, with an optional query or anchor; a bare anchor; or one off it. */
export type Href = Path | `${Path}?${string}` | `${Path}#${string}` | `#${string}` | ExternalHref;

export function isExternal(href: Href): href is ExternalHref {
  return href.startsWith("https://");
}

/** The contact form with its subject filled in. */
export function contactAbout(subject: string): Href {
  return `/contact?subject=${encodeURIComponent(subject)}`;
}
