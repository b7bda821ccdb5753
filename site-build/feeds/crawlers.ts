import type { Brand } from "../../app/content/brand.ts";
import type { Listed } from "../../app/content/languages/language.ts";
import { addressIn, alternatesOf } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import { xml } from "../images/xml.ts";
import { type Changes, changedOn } from "./changes.ts";

/** Every page in every language, with its other languages and the date of its last change of text. */
export function sitemapXml({ siteOrigin }: Brand, changes: Changes, languages: readonly Listed[]) {
  const urls = languages.flatMap((language) =>
    routes.map(({ path }) => {
      const alternates = alternatesOf(path, languages).map(
        ({ code, address }) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${xml(siteOrigin + address)}"/>`,
      );
      const lastmod = `<lastmod>${changedOn(addressIn(language, path), changes)}</lastmod>`;
      return `<url><loc>${xml(siteOrigin + addressIn(language, path))}</loc>${alternates.join("")}${lastmod}</url>\n`;
    }),
  );
  const links = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${urls.join("")}</urlset>\n`;
}

export function robotsTxt({ siteOrigin }: Brand): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/**
 * When security.txt expires (RFC 9116 recommends less than a year ahead). Before then, confirm that
 * the mailbox is still read and extend the date.
 */
const securityExpires = "2027-10-31T00:00:00.000Z";

/** Where to report a vulnerability. */
export function securityTxt({ siteOrigin, securityMailbox }: Brand, languages: readonly Listed[]) {
  return [
    `Contact: ${securityMailbox ? `mailto:${securityMailbox}` : `${siteOrigin}/contact`}`,
    `Expires: ${securityExpires}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(", ")}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    `Policy: ${siteOrigin}/security-compliance#report-a-vulnerability`,
    "",
  ].join("\n");
}
