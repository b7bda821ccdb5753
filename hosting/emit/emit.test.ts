import { globSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../tests/soak.ts";
import { makeSite, pages } from "../fixture.ts";
import * as policy from "../policy.ts";
import {
  decodePath,
  movedHeaders,
  movedStatus,
  refusedHeaders,
  securityHeaders,
  spellingsOf,
  writtenHeaders,
} from "../policy.ts";
import { readSite, type Site } from "../site.ts";
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { cloudfront } from "./cloudfront.ts";
import { answerOf, pageOf } from "./edge/answer.js";
import { edgeSite } from "./edge.ts";
import { fileKinds, fileRules, literal, pageRows } from "./files.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { vercel } from "./vercel.ts";

function madeSite(): Site {
  const folder = makeSite();
  const site = readSite(folder);
  rmSync(dirname(folder), { recursive: true });
  return site;
}

const site = madeSite();

const edge = edgeSite(site);

test("the edge functions find exactly the spellings in the table", () => {
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
      const page = decoded === null ? null : spellings.get(decoded.toLowerCase());
      expect(pageOf(edge, sent)).toBe(page);
    }),
    { numRuns: times(1000, 20_000) },
  );
});

test("names of built-in object properties are not pages", () => {
  for (const name of ["constructor", "__proto__", "toString", "/constructor"]) {
    expect(pageOf(edge, `/${name}`)).toBeUndefined();
  }
});

test("pages and kinds of file are distinguished", () => {
  expect(pageRows(site).map(({ address, file }) => [address, file])).toEqual([
    ["/", "index.html"],
    ["/about", "about.html"],
    ["/guides/start", "guides/start.html"],
    ["/host", "host.html"],
    ["/html", "html.html"],
  ]);
  const kinds = fileKinds(site).map(({ name, contentType, encoded }) => [
    name,
    contentType,
    encoded,
  ]);
  expect(kinds).toEqual([
    ["/*.json", "application/json; charset=utf-8", true],
    ["/*.png", "image/png", false],
    ["/*.svg", "image/svg+xml; charset=utf-8", true],
    ["/*.txt", "text/plain; charset=utf-8", true],
    ["/.well-known/*.txt", "text/plain; charset=utf-8", true],
    ["/assets/*.js", "text/javascript; charset=utf-8", true],
    ["/assets/*.woff2", "font/woff2", false],
  ]);
});

test("the edge functions reject, redirect or leave the request to the host", () => {
  const asked = (method: string, path: string, query = "") => {
    const answer = answerOf(edge, method, path, query);
    return answer && { status: answer.status, ...Object.fromEntries(answer.headers) };
  };
  expect(asked("GET", "/about/", "?q=1")).toEqual({
    status: movedStatus,
    ...securityHeaders,
    ...movedHeaders,
    Location: "/about?q=1",
  });
  expect(asked("PUT", "/about/")).toMatchObject({ status: 405, ...writtenHeaders });
  expect(asked("HEAD", "/%zz")).toMatchObject({ status: 400, ...refusedHeaders });
  for (const path of ["/about", "/unknown"]) expect(asked("HEAD", path)).toBeUndefined();
});

const rules = (of: Site) => fileRules(of).map(({ path }) => path);

test("a folder of files is one rule, unless it contains pages", () => {
  expect(rules(site)).toEqual([
    "/.well-known/*",
    "/assets/*",
    "/card.png",
    "/facts.json",
    "/icon.svg",
    "/robots.txt",
  ]);
});

/** The site with an added or replaced file. */
const added = (file: string, headers: Readonly<Record<string, string>>, to = site): Site => {
  const { identity } = site.notFound;
  const resource = {
    file,
    contentType: "odd/type",
    headers,
    omitted: [],
    identity,
    encoded: [identity],
  };
  return { ...to, resources: new Map([...to.resources, [policy.addressOf(file), resource]]) };
};

test("a folder whose files differ gets a rule per file", () => {
  expect(rules(added("assets/odd.svg", { "X-Odd": "1" }))).toContain("/assets/app-B3kd91aZ.js");
});

test("files of one kind must not differ", () => {
  expect(() => fileKinds(added("assets/odd.js", { "X-Odd": "1" }))).toThrow("/assets/*.js");
});

/** What a host does not take from the policy, with the reason. */
const untold: Record<string, readonly string[]> = {
  // They set content types themselves and negotiate codings of their own.
  cloudflare: ["odd/type", "Accept, Accept-Encoding"],
  netlify: ["odd/type", "Accept, Accept-Encoding"],
  vercel: ["odd/type", "Accept, Accept-Encoding"],
  // All files share one set of headers, apart from those stored with each file in the bucket.
  cloudfront: ["odd-policy", "X-Odd", "odd-value", "odd-page", "Accept", "Accept, Accept-Encoding"],
};

test.each(Object.entries({ caddy, cloudflare, cloudfront, netlify, nginx, vercel }))(
  "an unusual file and an unusual page reach %s with all their headers",
  (host, emit) => {
    const page = added("about.html", { "Cache-Control": "page-age", "X-Page": "odd-page" });
    const file = {
      "Cache-Control": "odd-age",
      "Content-Security-Policy": "odd-policy",
      "X-Odd": "odd-value",
      Vary: "Accept",
    };
    const odd = added("odd-folder/odd-name.odd", file, page);
    const text = Object.values(emit(odd)).join("\n");
    const known = ["odd-folder/", ...Object.values(file), "X-Odd", "page-age", "odd-page"];
    for (const each of [...known, "odd/type", "Accept, Accept-Encoding"]) {
      expect(text.includes(each), each).toBe(!untold[host]?.includes(each));
    }
  },
);

/** All strings in a value, except those of one character. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.length > 1 ? [value] : [];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

test("no emitter repeats a string of the policy", () => {
  const known = textsIn({ ...policy });
  const { cacheControl, extensionHeaders, hashedFolder, pageExtension } = policy;
  const some = textsIn([cacheControl, extensionHeaders, hashedFolder, pageExtension]);
  expect(known).toEqual(expect.arrayContaining([...some]));
  const folder = import.meta.dirname;
  const sources = globSync("**/*.{js,ts}", { cwd: folder, exclude: ["**/*.test.ts"] });
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) {
    const code = readFileSync(join(folder, source), "utf8").replace(
      /\/\*[\s\S]*?\*\/|\/\/ .*/g,
      "",
    );
    for (const each of known) {
      const typed =
        each.length > 3
          ? code.includes(each)
          : new RegExp(`["'\\s,]${literal(each)}["',\\s]`).test(code);
      expect(typed, `${source} repeats ${each}`).toBe(false);
    }
  }
});

test("nginx adds headers in one place only, because those of a location discard the rest", () => {
  const { "site.conf": conf = "" } = nginx(site);
  const locations = conf.slice(conf.indexOf("\nlocation"));
  expect(conf).toContain(
    "add_header Content-Security-Policy $site_content_security_policy always;",
  );
  expect(locations).not.toContain("add_header");
});

test("a policy too long for CloudFront is rejected", () => {
  const { headers } = site.notFound;
  const long = `${headers["Content-Security-Policy"]} ${"'sha256-x'".repeat(200)}`;
  const notFound = { ...site.notFound, headers: { "Content-Security-Policy": long } };
  const large = { ...site, notFound };
  expect(() => cloudfront(large)).toThrow(/1783 characters/);
});
