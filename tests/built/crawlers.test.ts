import { expect, test } from "vitest";
import { brand, defaultBrand } from "../../app/content/brand.ts";
import { addressIn, languages } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import { changedOn, fingerprint, readChanges } from "../../site-build/feeds/changes.ts";
import { attributes, built, documents, fileOf, isTarget, meta, read } from "./dist.ts";

/** Of every page. */
const addressesIn = (some: typeof built) =>
  some.flatMap((language) => routes.map(({ path }) => addressIn(language, path)));
const addresses = addressesIn(built);

const DAY_MS = 86_400_000;
const text = (file: string) => read(file).toString();

/** Well-formed, with only the elements that sitemaps.org and, for languages, Google define. */
const sitemap =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"(?: xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml")?>\n(?:<url><loc>[^<>&]+<\/loc>(?:<xhtml:link rel="alternate" hreflang="[\w-]+" href="[^"<>&]+"\/>)*<lastmod>\d{4}-\d\d-\d\d<\/lastmod><\/url>\n)+<\/urlset>\n$/;

const stale = "The sitemap in dist/ is older than site-build/feeds/changes.json: build again.";

test("the sitemap lists exactly the indexable pages, with their dates", () => {
  const xml = text("sitemap.xml");
  expect(xml, stale).toMatch(sitemap);
  const indexable = documents.filter(({ html }) => meta(html, "robots") !== "noindex");
  expect(indexable).toHaveLength(routes.length);
  expect(
    [...xml.matchAll(/<loc>(.*?)<\/loc>.*?<lastmod>(.*?)<\/lastmod>/g)].map(([, ...row]) => row),
    stale,
  ).toEqual(
    addresses.map((address) => [
      ...attributes(read(fileOf(address)).toString(), 'link rel="canonical"', "href"),
      changedOn(address, readChanges()),
    ]),
  );
});

test("every date is of a page, and a day that has come", () => {
  for (const [path, { date }] of Object.entries(readChanges())) {
    expect(addressesIn(languages)).toContain(path);
    expect(new Date(date).toISOString().slice(0, 10), path).toBe(date);
    expect(Date.parse(date), path).toBeLessThanOrEqual(Date.now());
  }
});

// The hashes are of the committed brand; a brand from the environment changes no date.
const committed = JSON.stringify(brand) === JSON.stringify(defaultBrand);

test.runIf(committed)("no text has changed since its date", () => {
  const changes = readChanges();
  const changed = addresses.filter(
    (path) => changes[path]?.words !== fingerprint(read(fileOf(path)).toString()),
  );
  expect(changed, 'Run "npm run dates" and commit site-build/feeds/changes.json.').toEqual([]);
});

test("security.txt conforms to RFC 9116", () => {
  const [, canonical, policy = ""] =
    text(".well-known/security.txt").match(
      /^Contact: (?:mailto:[^@\s]+@[^@\s]+|https:\S+)\nExpires: \S+\nPreferred-Languages: \S+(?:, \S+)*\nCanonical: (\S+)\nPolicy: (\S+#\S+)\n$/,
    ) ?? [];
  expect(canonical).toBe(`${brand.siteOrigin}/.well-known/security.txt`);
  expect(isTarget(policy)).toBe(true);
});

test("security.txt does not expire unnoticed", () => {
  const [, expires = ""] = text(".well-known/security.txt").match(/^Expires: (.+)$/m) ?? [];
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  const remedy =
    "Confirm that the security mailbox is still read, then set securityExpires in site-build/feeds/crawlers.ts to a date less than a year from today.";
  expect(days, remedy).toBeGreaterThan(30);
  expect(days, remedy).toBeLessThan(366);
});
