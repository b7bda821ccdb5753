import type { Path } from "../pages.ts";
import type { ExternalHref } from "./brand.ts";
import type { NumberKey } from "./numbers.ts";

/** An address on this site, with an optional query or anchor; a bare anchor; or one off it. */
export type Href = Path | `${Path}?${string}` | `${Path}#${string}` | `#${string}` | ExternalHref;

export function isExternal(href: Href): href is ExternalHref {
  return href.startsWith("https://");
}

/** The contact form with its subject filled in. */
export function contactAbout(subject: string): Href {
  // An apostrophe is left alone by the function, and would be written as an entity.
  return `/contact?subject=${encodeURIComponent(subject).replaceAll("'", "%27")}`;
}

/** Where the register says what a number covers. */
export function aboutNumber(key: NumberKey): Href {
  return `/about#${numberId(key)}`;
}

/** The id of a number's row: "remittanceCountries" gives "number-remittance-countries". */
export function numberId(key: NumberKey): string {
  return `number-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
