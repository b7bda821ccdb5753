import type { Brand } from "../../app/content/brand.ts";
import { routes } from "../../app/content/pages.ts";
import { xml } from "../images/xml.ts";
import type { Changes } from "./changes.ts";

/** Every page once, with the day on which what it says last changed. */
export function sitemapXml({ siteOrigin }: Brand, changes: Changes): string {
  const urls = routes.map(({ path }) => {
    const date = changes[path]?.date;
    const lastmod = date ? `<lastmod>${date}</lastmod>` : "";
    return `<url><loc>${xml(siteOrigin + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

export function robotsTxt({ siteOrigin }: Brand): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/**
 * Until when security.txt holds (RFC 9116 asks for less than a year ahead). Before it passes,
 * see that the mailbox is still read, and move the day.
 */
const securityExpires = "2027-10-31T00:00:00.000Z";

/** Where someone who finds a weakness writes to. */
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
