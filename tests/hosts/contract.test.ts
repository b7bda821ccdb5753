import { readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../app/content/pages.ts";
import { hostsFolder } from "../../server/build-record.ts";
import { headersFor, notFoundPage } from "../../server/policy.ts";
import { resolveLanguages } from "../../site-build/configuration/languages.ts";
import { fileNames } from "../built/dist.ts";
import { type RawAnswer, sendRaw } from "../made-site.ts";
import { times } from "../soak.ts";
import { hosts, isHere, launch } from "./launch.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const read = (file: string) => readFileSync(join(dist, file));
const missing = read("404.html");
/** Those of this build that have a prefix. */
const languages = resolveLanguages(process.env).filter(({ prefix }) => prefix);
const origin = "https://site.example";
const pages = new Set<string>(routes.map(({ path }) => path));

/** One file of each kind, by its extension. */
const files = new Map(
  fileNames(dist)
    .filter((name) => !/\.(?:br|gz|html)$/.test(name))
    .map((name) => [extname(name), name]),
);

const types: Readonly<Record<string, RegExp>> = {
  ".css": /^text\/css; charset=utf-8$/,
  ".csv": /^text\/csv; charset=utf-8$/,
  ".ico": /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  ".js": /^text\/javascript; charset=utf-8$/,
  ".json": /^application\/json$/,
  ".md": /^text\/markdown/,
  ".speculationrules": /^application\/speculationrules\+json$/,
  ".png": /^image\/png$/,
  ".svg": /^image\/svg\+xml/,
  ".txt": /^text\/plain; charset=utf-8$/,
  ".webmanifest": /^application\/manifest\+json$/,
  ".woff2": /^font\/woff2$/,
  ".xml": /^(?:application|text)\/xml/,
};

function plain({ headers, body }: RawAnswer): Buffer {
  const coding = headers["content-encoding"];
  if (coding === "br") return brotliDecompressSync(body);
  return coding === "gzip" ? gunzipSync(body) : body;
}

function expectHeaders({ headers }: RawAnswer, expected: Readonly<Record<string, string>>): void {
  for (const name of [...Object.keys(headersFor("", true)), "X-Robots-Tag"]) {
    expect(headers[name.toLowerCase()], name).toBe(expected[name]);
  }
}

/** Requests on a condition, and the answers of a file with this entity tag and date (RFC 9110, 13.2.2). */
function conditionsOf(tag: string, date: number): [status: number, Record<string, string>][] {
  const [earlier = "", same = "", later = ""] = [-1000, 0, 1000].map((more) =>
    new Date(date + more).toUTCString(),
  );
  return [
    [200, { "If-None-Match": '"other"', "If-Modified-Since": same }],
    [200, { "If-Modified-Since": earlier }],
    [200, { "If-Modified-Since": "2999" }],
    [200, { "If-Match": `"other", ${tag}` }],
    [200, { "If-Match": "*" }],
    [200, { "If-Unmodified-Since": same }],
    [304, { "If-None-Match": `"other", ${tag}` }],
    [304, { "If-None-Match": `W/${tag}` }],
    [304, { "If-None-Match": "*" }],
    [304, { "If-Modified-Since": same }],
    [304, { "If-Modified-Since": later }],
    [412, { "If-Match": '"other"' }],
    [412, { "If-Match": `W/${tag}` }],
    [412, { "If-Unmodified-Since": earlier }],
  ];
}

function expectMissing(answer: RawAnswer): void {
  expect(answer.status).toBe(404);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(plain(answer).equals(missing), "the not-found page").toBe(true);
  expect(answer.headers).not.toHaveProperty("location");
  expectHeaders(answer, headersFor("", false));
}

/** Pieces that break careless redirects and lead out of a folder, when combined in any order. */
const fragments = [
  ..."/ // \\ % %2f %2F %5c %09 %00 . .. host HOST .html html index about About ? # @ :".split(" "),
  "http://",
  "http://site.example",
];

test.skip.each(hosts.filter((name) => !isHere(name)))("what %s answers", () => {});

describe.each(hosts.filter(isHere))("%s", (name) => {
  let host: Awaited<ReturnType<typeof launch>>;
  const send = (target: string, options?: Parameters<typeof sendRaw>[2]) =>
    sendRaw(host.port, target, options);
  const coded = (target: string, coding: string) =>
    send(target, { headers: { "Accept-Encoding": coding } });

  beforeAll(async () => {
    host = await launch(name, { built: dist, from: hostsFolder(dist) });
  });
  afterAll(() => host?.stop());

  test("every page is served at its address, and fresh for a minute", async () => {
    for (const path of pages) {
      const answer = await send(`${path}?q=//host`);
      expect(answer.status, path).toBe(200);
      const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
      expect(plain(answer).equals(read(file)), path).toBe(true);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expectHeaders(answer, headersFor(path, true));
    }
  });

  test.each([...files])("a file %s has its type and headers", async (extension, file) => {
    const answer = await send(`/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(read(file))).toBe(true);
    expect(answer.headers["content-type"]).toMatch(types[extension] ?? "no type is known");
    expectHeaders(answer, headersFor(`/${file}`, true));
  });

  test("a page names speculation rules, which have the type that browsers ask for", async () => {
    const { headers } = await send("/about");
    const answer = await send(JSON.parse(headers["speculation-rules"] ?? ""));
    expect(answer.headers["content-type"]).toBe("application/speculationrules+json");
    expect(Object.keys(JSON.parse(answer.body.toString()))).toEqual(["prerender"]);
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  test("a preview on another site may load a social image, but not a missing one", async () => {
    expectHeaders(await send("/social/about.png"), headersFor("/social/about.png", true));
    expectMissing(await send("/social/gone.png"));
  });

  test.each(["", ...languages.map(({ prefix }) => prefix)])(
    "every other spelling of a page leads to it at once, below %j",
    async (prefix) => {
      for (const path of pages) {
        const address = path === "/" ? prefix : prefix + path;
        const ends = ["/index", "/index/", "/index.html", "/index/index.html", "/index.html/"];
        for (const end of [...ends, ...(address ? ["/", ".html"] : [])]) {
          for (const query of ["", "?a=1&b=%2F%2Fhost"]) {
            const { status, headers } = await send(address + end + query);
            expect([status, headers.location], address + end).toEqual([
              301,
              (address || "/") + query,
            ]);
          }
        }
      }
    },
  );

  test.each([
    ["/about/?a=1&b=%2F%2Fhost", "/about?a=1&b=%2F%2Fhost"],
    ["/about.html?q=/../%zz", "/about?q=/../%zz"],
    ["/unknown/index.html", "/unknown"],
  ])("%s leads to %s", async (target, address) => {
    const answer = await send(target);
    expect(answer).toMatchObject({ status: 301, headers: { location: address } });
    expectHeaders(answer, headersFor("", false));
  });

  test.each([
    ..."/unknown /404 /about.htm /.html /about/team /assets /assets/gone-000000.js /%20".split(" "),
    ..."/about.html.br /icon.svg.gz /nginx.conf /_headers /.git/config".split(" "),
    ..."/%5chost /%5chost/ /%09/host".split(" "),
    `/${"a".repeat(300)}`,
  ])("%s is not found", async (target) => {
    expectMissing(await send(target));
    const head = await send(target, { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([404, 0]);
    for (const [, headers] of conditionsOf('"other"', Date.now())) {
      expectMissing(await send(target, { headers: { ...headers, Range: "bytes=0-9" } }));
    }
  });

  test.runIf(languages.length > 0).each(languages)(
    "an unknown address below $prefix is not found in its language",
    async ({ prefix }) => {
      const file = `${prefix.slice(1)}${notFoundPage}.html`;
      for (const target of [
        `${prefix}/unknown`,
        `${prefix}/about/team`,
        `${prefix}${notFoundPage}`,
      ]) {
        const answer = await send(target);
        expect(answer.status, target).toBe(404);
        expect(plain(answer).equals(read(file)), target).toBe(true);
        expectHeaders(answer, headersFor("", false));
      }
      expectMissing(await send(`${prefix}unknown`));
      const home = await send(prefix);
      expect([home.status, plain(home).equals(read(`${prefix.slice(1)}.html`))]).toEqual([
        200,
        true,
      ]);
    },
  );

  test.each(["/..%2f..%2fetc/passwd", "/assets/..%2f..%2fpackage.json", "/../../etc/passwd"])(
    "%s does not lead out of the folder",
    async (target) => {
      expect([400, 404]).toContain((await send(target)).status);
    },
  );

  test("no combination of hostile fragments redirects off the site or breaks the host", async () => {
    const ends = fc.constantFrom("", "/", ".html", "/index.html");
    const harmless = fc.constantFrom("about", "host", "index", "/");
    const target = fc
      .tuple(
        fc.oneof(
          fc.array(fc.constantFrom(...fragments), { maxLength: 8 }),
          fc.array(harmless, { maxLength: 3 }),
        ),
        ends,
      )
      .map(([parts, end]) => `/${parts.join("")}${end}`);
    let redirects = 0;
    await fc.assert(
      fc.asyncProperty(target, async (sent) => {
        const { status, headers } = await send(sent);
        expect([200, 301, 308, 400, 404]).toContain(status);
        if (headers.location === undefined) return;
        redirects++;
        expect(new URL(headers.location, origin).origin).toBe(origin);
      }),
      { numRuns: times(100, 500) },
    );
    expect(redirects).toBeGreaterThan(5);
  });

  test("a request of HTTP/1.0 without Host, as monitors send it, has the same answer", async () => {
    const targets = ["/", "/about?x=1", "/about/", "/unknown", "/icon.svg", `/${files.get(".js")}`];
    for (const target of [...targets, ...languages.map(({ prefix }) => prefix)]) {
      for (const method of ["GET", "HEAD", "POST"]) {
        const { status, headers, body } = await send(target, { method });
        const old = await send(target, { method, version: "1.0" });
        expect([old.status, old.headers.location], `${method} ${target}`).toEqual([
          status,
          headers.location,
        ]);
        expect(old.body.equals(body), `${method} ${target}`).toBe(true);
        expect(old.headers).not.toHaveProperty("transfer-encoding");
      }
    }
  });

  test("a target that names the site, as proxies send it, has the same answer", async () => {
    for (const target of ["/about", "/about/?x=1", "/unknown"]) {
      const { status, headers, body } = await send(target);
      for (const version of ["1.0", "1.1"] as const) {
        const named = await send(`http://site.example${target}`, { version });
        expect([named.status, named.headers.location]).toEqual([status, headers.location]);
        expect(named.body.equals(body)).toBe(true);
      }
    }
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused", async (method) => {
    for (const target of ["/", "/contact", "/unknown"]) {
      const answer = await send(target, { method });
      expect(answer.status).toBe(405);
      expectHeaders(answer, headersFor("", false));
    }
  });

  test.each(["/", "/about", "/unknown", "/icon.svg", "/coverage.csv"])(
    "the content of %s is the same in every coding",
    async (target) => {
      const uncoded = await send(target);
      expect(uncoded.headers).not.toHaveProperty("content-encoding");
      for (const coding of ["br", "gzip"]) {
        const answer = await coded(target, coding);
        expect(answer.headers["content-encoding"]).toBe(coding);
        expect(answer.headers["content-type"]).toBe(uncoded.headers["content-type"]);
        expect(answer.headers.vary).toMatch(/accept-encoding/i);
        expect(plain(answer).equals(uncoded.body)).toBe(true);
      }
      const usual = await coded(target, "gzip, deflate, br, zstd");
      expect(usual.headers["content-encoding"]).toBe("br");
      const refusing = await coded(target, "br;q=0, gzip");
      expect(refusing.headers["content-encoding"]).toBe("gzip");
    },
  );

  const kinds = ["/about", "/icon.svg", "/social/about.png", `/${files.get(".js")}`];

  test.each(kinds)("%s is sent on each condition as HTTP has it, in any coding", async (target) => {
    for (const coding of ["identity", "br"]) {
      const whole = await coded(target, coding);
      const { etag = "", "last-modified": date = "" } = whole.headers;
      for (const [status, conditions] of conditionsOf(etag, Date.parse(date))) {
        for (const method of ["GET", "HEAD"]) {
          const headers = { "Accept-Encoding": coding, ...conditions };
          const answer = await send(target, { method, headers });
          expect(answer.status, JSON.stringify(headers)).toBe(status);
          if (status === 412) continue;
          expectHeaders(answer, headersFor(target, true));
          expect(answer.headers.etag).toBe(etag);
          const body = status === 200 && method === "GET" ? whole.body : Buffer.alloc(0);
          expect(answer.body.equals(body), JSON.stringify(headers)).toBe(true);
        }
      }
    }
  });

  test.each(kinds.filter((target) => !target.endsWith(".png")))(
    "each coding of %s has a tag",
    async (target) => {
      const answers = [await coded(target, "identity"), await coded(target, "br")];
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(2);
    },
  );

  test.each([...kinds, "/about/", "/unknown"])(
    "%s is sent whole, never in parts",
    async (target) => {
      for (const coding of ["identity", "br"]) {
        const whole = await coded(target, coding);
        expect(whole.headers).not.toHaveProperty("accept-ranges");
        const { etag = "", "last-modified": date = "" } = whole.headers;
        for (const range of [
          "bytes=0-9",
          "bytes=-5",
          "bytes=0-9,20-29",
          "bytes=9999999-",
          "lines=1",
        ]) {
          for (const condition of ["", etag, '"other"', date]) {
            const headers = { "Accept-Encoding": coding, Range: range, "If-Range": condition };
            const answer = await send(target, { headers });
            expect(answer.status, range).toBe(whole.status);
            expect(answer.body.equals(whole.body), range).toBe(true);
            for (const name of ["etag", "content-type", "content-encoding", "content-range"]) {
              expect(answer.headers[name], `${range}: ${name}`).toBe(whole.headers[name]);
            }
          }
        }
        const head = await send(target, { method: "HEAD", headers: { Range: "bytes=0-9" } });
        expect(head.status).toBe(whole.status);
        const post = await send(target, { method: "POST", headers: { Range: "bytes=0-9" } });
        expect(post.status).toBe(405);
      }
    },
  );

  test.each(["/about", "/about/", "/unknown", "/icon.svg"])(
    "HEAD %s has the headers of GET, and no body",
    async (target) => {
      const get = await send(target);
      const head = await send(target, { method: "HEAD" });
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      for (const header of ["content-type", "etag", "cache-control", "location", "vary"]) {
        expect(head.headers[header], header).toBe(get.headers[header]);
      }
    },
  );
});
