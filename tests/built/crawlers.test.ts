import { expect, test } from "vitest";
import { brand, defaultBrand } from "../../app/content/brand.ts";
import { routes } from "../../app/content/pages.ts";
import { twinAddress } from "../../generator/feeds/addresses.ts";
import { changedOn, fingerprint, readChanges } from "../../generator/feeds/changes.ts";
import { attributes, documents, fileNames, meta, read } from "./dist.ts";

const DAY_MS = 86_400_000;
const text = (file: string) => read(file).toString();

/** Well-formed, with only the elements that sitemaps.org defines. */
const sitemap =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(?:<url><loc>[^<>&]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod><\/url>\n)+<\/urlset>\n$/;

const stale = "The sitemap in dist/ is older than generator/feeds/changes.json: build again.";

test("the sitemap lists exactly the indexable pages", () => {
  expect(text("sitemap.xml"), stale).toMatch(sitemap);
  const listed = [...text("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  const indexable = documents.filter(({ html }) => meta(html, "robots") !== "noindex");
  expect(listed).toEqual(
    indexable.flatMap(({ html }) => attributes(html, 'link rel="canonical"', "href")),
  );
  expect(listed).toHaveLength(routes.length);
});

const paths: readonly string[] = routes.map(({ path }) => path);

// The hashes are of the committed brand; a brand from the environment changes no date.
const committed = JSON.stringify(brand) === JSON.stringify(defaultBrand);

test.runIf(committed).each(routes)("the text of $path is unchanged since its date", ({ path }) => {
  const { date, words } = readChanges()[path] ?? {};
  const changed = date ? `has changed since ${date}` : "has no date";
  expect(
    words,
    `${path} ${changed}. Run "npm run dates" and commit generator/feeds/changes.json.`,
  ).toBe(fingerprint(text(twinAddress(path))));
});

test.each(paths)("the sitemap has the date of %s", (path) => {
  const date = changedOn(path, readChanges());
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  expect(Date.parse(date), `${date} is in the future`).toBeLessThanOrEqual(Date.now());
  expect(text("sitemap.xml"), stale).toContain(
    `<loc>${brand.siteOrigin}${path}</loc><lastmod>${date}</lastmod>`,
  );
});

test("there is no date for a page that does not exist", () => {
  expect(Object.keys(readChanges()).filter((path) => !paths.includes(path))).toEqual([]);
});

test("robots.txt disallows nothing and names the sitemap", () => {
  expect(text("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${brand.siteOrigin}/sitemap.xml\n`,
  );
  expect(fileNames()).toContain("sitemap.xml");
});

test("security.txt conforms to RFC 9116", () => {
  const fields = text(".well-known/security.txt")
    .trimEnd()
    .split("\n")
    .map((line) => line.match(/^([A-Z][\w-]+): (\S+)$/)?.slice(1) ?? []);
  expect(fields.map(([name]) => name)).toEqual([
    "Contact",
    "Expires",
    "Preferred-Languages",
    "Canonical",
    "Policy",
  ]);
  const values = Object.fromEntries(fields);
  expect(values.Contact).toMatch(/^(?:mailto:[^@]+@[^@]+|https:\/\/\S+)$/);
  expect(values.Canonical).toBe(`${brand.siteOrigin}/.well-known/security.txt`);
  const policy = new URL(values.Policy);
  const page = documents.find(({ path }) => path === policy.pathname)?.html ?? "";
  expect(attributes(page, "[a-z0-9]+", "id")).toContain(policy.hash.slice(1));
});

test("security.txt does not expire unnoticed", () => {
  const [, expires = ""] = text(".well-known/security.txt").match(/^Expires: (.+)$/m) ?? [];
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  const remedy =
    "Confirm that the security mailbox is still read, then set securityExpires in generator/feeds/crawlers.ts to a date less than a year from today.";
  expect(days, remedy).toBeGreaterThan(30);
  expect(days, remedy).toBeLessThan(366);
});
