import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeSite, pages } from "../fixture.ts";
import { decodePath, spellingsOf } from "../policy.ts";
import { readSite, type Site } from "../site.ts";
import { cloudfront } from "./cloudfront.ts";
import { pageLookup } from "./edge.ts";
import { fileKinds, pageRows } from "./files.ts";
import { filePatterns } from "./headers-file.ts";
import { nginx } from "./nginx.ts";

function madeSite(): Site {
  const folder = makeSite();
  const site = readSite(folder);
  rmSync(dirname(folder), { recursive: true });
  return site;
}

const site = madeSite();

const pageOf: (path: string) => string | null | undefined = runInNewContext(
  `${pageLookup(site)}; pageOf`,
);

test("the look-up for scripts finds what the table of spellings holds, and nothing else", () => {
  const spellings = spellingsOf(pages);
  const ends = "/ .html index INDEX about About html host guides start %2F %5c // . ..".split(" ");
  const path = fc.oneof(
    fc.string({ unit: "binary" }).map(encodeURI),
    fc.string(),
    fc.array(fc.constantFrom(...ends), { maxLength: 6 }).map((parts) => parts.join("")),
    fc.constantFrom(...spellings.keys()),
  );
  fc.assert(
    fc.property(path, fc.constantFrom("", "/"), (rest, start) => {
      const sent = start + rest;
      if (!sent.startsWith("/")) return;
      const decoded = decodePath(sent);
      const page = pageOf(sent);
      const refused = decoded === null || [...decoded].some((character) => character < " ");
      if (refused) expect(page).toBeNull();
      else expect(page).toBe(spellings.get(decoded.toLowerCase()));
    }),
    { numRuns: 20_000 },
  );
});

test("names of the language's own objects are no pages", () => {
  for (const name of ["constructor", "__proto__", "toString", "/constructor"]) {
    expect(pageOf(`/${name}`)).toBeUndefined();
  }
});

test("pages and kinds of file are told apart", () => {
  expect(pageRows(site).map(({ address, file }) => [address, file])).toEqual([
    ["/", "index.html"],
    ["/about", "about.html"],
    ["/guides/start", "guides/start.html"],
    ["/host", "host.html"],
    ["/html", "html.html"],
  ]);
  expect(fileKinds(site)).toContainEqual({
    extension: "woff2",
    contentType: "font/woff2",
    encoded: false,
  });
  expect(fileKinds(site)).toContainEqual({
    extension: "svg",
    contentType: "image/svg+xml; charset=utf-8",
    encoded: true,
  });
});

test("a folder of files is one pattern, unless pages stand in it", () => {
  expect(filePatterns(site)).toEqual([
    "/.well-known/*",
    "/assets/*",
    "/card.png",
    "/facts.json",
    "/icon.svg",
    "/robots.txt",
  ]);
});

test("nginx adds headers in one place only, because a location's own would drop the rest", () => {
  const { "site.conf": conf = "" } = nginx(site);
  const locations = conf.slice(conf.indexOf("\nlocation"));
  expect(conf).toContain("add_header Content-Security-Policy $site_policy always;");
  expect(locations).not.toContain("add_header");
});

test("a policy that CloudFront would not take is refused", () => {
  const policy = `${site.notFound.policy} ${"'sha256-x'".repeat(200)}`;
  const large = { ...site, notFound: { ...site.notFound, policy } };
  expect(() => cloudfront(large)).toThrow(/1783 characters/);
});
