import type { Brand } from "../../app/content/brand.ts";
import { routes } from "../../app/content/pages.ts";
import { xml } from "../images/xml.ts";
import { type Changes, changedOn } from "./changes.ts";

/** Every page, with the date of its last change of text. */
export function sitemapXml({ siteOrigin }: Brand, changes: Changes): string {
  const urls = routes.map(({ path }) => {
    const lastmod = `<lastmod>${changedOn(path, changes)}</lastmod>`;
    return `<url><loc>${xml(siteOrigin + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
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
export function securityTxt({ siteOrigin, securityMailbox }: Brand): string {
  return [
    `Contact: ${securityMailbox ? `mailto:${securityMailbox}` : `${siteOrigin}/contact`}`,
    `Expires: ${securityExpires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    `Policy: ${siteOrigin}/security-compliance#report-a-vulnerability`,
    "",
  ].join("\n");
}
