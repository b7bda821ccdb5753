import { t } from "#words";
import type { Brand } from "../../app/content/brand.ts";
import { menus } from "../../app/content/navigation.ts";
import { findRoute, type Route, routeOf } from "../../app/content/pages.ts";
import type { Path } from "../../app/content/paths.ts";
import { addressOf, isOriginal, spoken } from "../../app/content/spoken.ts";
import { manifestIcons } from "../images/icon.ts";

/*
 * Describes a page in the vocabulary of schema.org. Only facts stated on the site: no address,
 * telephone number, profile or rating, because none is published.
 */

/** The original's is left out. */
const inLanguage = isOriginal ? {} : { inLanguage: spoken.code };

/** Menu sections that have a page; the others are only names. */
const sections: Readonly<Record<string, Path>> = { solutions: "/solutions" };

const pageTypes: Partial<Record<Path, string>> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
};

/** The four products, as a search engine would call them. */
const serviceTypes: Partial<Record<Path, string>> = {
  "/payment-gateway": t`Payment processing`,
  "/fx-engine": t`Currency conversion`,
  "/compliance-suite": t`KYC and AML checks`,
  "/analytics-dashboard": t`Payment analytics`,
};

/** One route's structured data, escaped for a script element. */
export function structuredData(path: Path, brand: Brand): string {
  const route = findRoute(path);
  if (!route) throw new Error(`${path} is not a route.`);
  const graph =
    path === "/"
      ? [organization(brand), website(brand)]
      : [...pageOf(route, brand), breadcrumbs(path, brand)];
  // Keeps any value from closing the script or opening a comment in it.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    "\\u003c",
  );
}

const [, largeIcon] = manifestIcons;

function organization(brand: Brand) {
  return {
    ...briefly(brand),
    logo: `${brand.siteOrigin}/${largeIcon.file}`,
    description: routeOf("/").description,
    ...(brand.helloMailbox && { email: brand.helloMailbox }),
  };
}

/** A reference from inner pages to the full entry on the home page, by its id. */
function briefly({ name, siteOrigin }: Brand) {
  return {
    "@type": "Organization",
    "@id": `${siteOrigin}/#organization`,
    name,
    url: `${siteOrigin}/`,
  };
}

function website(brand: Brand) {
  const { "@id": id, name, url } = briefly(brand);
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    name,
    url,
    publisher: { "@id": id },
    ...inLanguage,
  };
}

function pageOf({ path, name, description }: Route, brand: Brand): object[] {
  const url = brand.siteOrigin + addressOf(path);
  const type = pageTypes[path as Path];
  if (type) {
    return [{ "@type": type, name, url, about: briefly(brand), ...inLanguage }];
  }
  const serviceType = serviceTypes[path as Path];
  if (!serviceType) return [];
  const provider = briefly(brand);
  return [{ "@type": "Service", name, url, description, serviceType, provider, ...inLanguage }];
}

function breadcrumbs(path: Path, { siteOrigin }: Brand) {
  const section = menus
    .filter(({ links }) => links.some(({ href }) => href === path))
    .map(({ id }) => sections[id])
    .find((each) => each && each !== path);
  const trail: readonly Path[] = ["/", ...(section ? [section] : []), path];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((each, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: findRoute(each)?.name ?? each,
      item: siteOrigin + addressOf(each),
    })),
  };
}
