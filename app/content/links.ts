import type { ExternalHref } from "./brand.ts";
import type { ClaimKey } from "./claims.ts";
import { isPath, type Path } from "./paths.ts";

/** A path of this site, with an optional query or anchor; an anchor alone; or an external address. */
export type Href = Path | `${Path}?${string}` | `${Path}#${string}` | `#${string}` | ExternalHref;

export function isExternal(href: Href): href is ExternalHref {
  return href.startsWith("https://");
}

export function isHref(address: string): address is Href {
  return /^(?:#|https:)/.test(address) || isPath(address.replace(/[?#].*/, ""));
}

/** The contact form with its subject filled in. */
export function contactAbout(subject: string): Href {
  // encodeURIComponent keeps apostrophes, which would be written as entities.
  return `/contact?subject=${encodeURIComponent(subject).replaceAll("'", "%27")}`;
}

/** Whether a link asks a question. */
export const asks = (href: string): boolean => href.startsWith("/contact?subject=");

/** The register's row of a number. */
export function aboutNumber(key: ClaimKey): Href {
  return `/about#${numberId(key)}`;
}

/** The id of a country in the table of /country-coverage. */
export const countryId = (code: string): string => `country-${code}`;

/** The id of a number's row: "remittanceCountries" gives "number-remittance-countries". */
export function numberId(key: ClaimKey): string {
  return `number-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
