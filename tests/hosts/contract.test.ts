import { readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../app/content/pages.ts";
import { dictionaryHeaders } from "../../server/differences.ts";
import { contentTypes } from "../../server/hosts/shared.ts";
import { headersFor, notFoundPage } from "../../server/policy.ts";
import { resolveSettings } from "../../site-build/settings.ts";
import { fileNames } from "../built/dist.ts";
import { type RawAnswer, sendRaw } from "../send-raw.ts";
import { times } from "../soak.ts";
import { hosts, isHere, launch } from "./launch.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const prefixes = resolveSettings(process.env).languages.map(({ prefix }) => prefix);
const origin = "https://site.example";

/** One file of each kind, by its extension. */
const files = new Map(
  fileNames(dist)
    .filter((name) => !/\.(?:br|gz|html)$/.test(name))
    .map((name) => [extname(name), `/${name}`]),
);
const script = files.get(".js") ?? "";
const types: Readonly<Record<string, string>> = contentTypes;

interface Row {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: 200 | 301 | 404 | 405;
  /** The built file that answers. */
  readonly file?: string;
  readonly location?: string;
}

const page = (address: string, file = `${address}.html`): Row => ({
  target: `${address || "/"}?q=//host`,
  status: 200,
  file,
});
const moved = (target: string, location: string): Row => ({ target, status: 301, location });
const missing = (target: string, prefix = ""): Row => ({
  target,
  status: 404,
  file: `${prefix + notFoundPage}.html`,
});

const addresses = prefixes.flatMap((prefix) =>
  routes.map(({ path }) => (path === "/" ? prefix : prefix + path)),
);
const ends = ["/index", "/index/", "/index.html", "/index/index.html", "/index.html/"];

/** What each host must answer, one request a row. */
const rows: readonly Row[] = [
  ...addresses.map((address) => page(address, address ? undefined : "/index.html")),
  ...[...files.values()].map((file): Row => ({ target: file, status: 200, file })),
  ...addresses.flatMap((address) =>
    [...ends, ...(address ? ["/", ".html"] : [])].map((end) =>
      moved(`${address}${end}?a=1&b=%2F%2Fhost`, `${address || "/"}?a=1&b=%2F%2Fhost`),
    ),
  ),
  moved("/about.html?q=/../%zz", "/about?q=/../%zz"),
  // The second line: a file has one address.
  ...`/about.htm /.html /assets /assets/gone-000000.js /%20 /frunknown /${"a".repeat(300)}
    /llms.txt/ /sitemap.xml/ /about.html.gz/ /coverage.csv/
    /about.html.br /llms.txt.gz /nginx.conf /_headers /.git/config /social/gone.png
    /%5chost /%5chost/ /%09/host /assets/ /unknown/ /unknown.html /unknown/index.html
    //host/ /index-of/ /index/about/ /my-index`
    .split(/\s+/)
    .map((target) => missing(target)),
  ...prefixes.flatMap((prefix) =>
    ["/unknown", "/about/team", notFoundPage].map((end) => missing(prefix + end, prefix)),
  ),
  ...["/", "/contact", "/unknown"].flatMap((target) =>
    ["POST", "PUT", "DELETE", "OPTIONS"].map((method): Row => ({ target, method, status: 405 })),
  ),
  // Files are sent whole: a part is refused by sending all.
  ...["bytes=0-9", "bytes=-5", "bytes=9999999-"].map(
    (Range): Row => ({ ...page("/about"), headers: { Range } }),
  ),
  { ...missing("/unknown"), headers: { Range: "bytes=0-9", "If-None-Match": "*" } },
];

function plain({ headers, body }: RawAnswer): Buffer {
  const coding = headers["content-encoding"];
  if (coding === "br") return brotliDecompressSync(body);
  return coding === "gzip" ? gunzipSync(body) : body;
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

  beforeAll(async () => {
    host = await launch(name, dist);
  });
  afterAll(() => host?.stop());

  test("every request has its answer: status, headers, and the whole file in each coding", async () => {
    for (const { target, method = "GET", headers = {}, status, file, location } of rows) {
      const path = target.replace(/\?.*/, "");
      for (const coding of file ? ["identity", "br", "gzip"] : ["identity"]) {
        const asked = { headers: { "Accept-Encoding": coding, ...headers } };
        const answer = await send(target, { method, ...asked });
        const request = `${method} ${target} in ${coding}`;
        expect([answer.status, answer.headers.location], request).toEqual([status, location]);
        const isDictionary = name === "local" && status === 200 && file?.endsWith(".html");
        const expected: Readonly<Record<string, string>> = {
          ...headersFor(path, status === 200),
          ...(isDictionary && dictionaryHeaders),
        };
        for (const name of Object.keys({ ...headersFor("", true), ...dictionaryHeaders })) {
          expect(answer.headers[name.toLowerCase()], `${name}: ${request}`).toBe(expected[name]);
        }
        expect(answer.headers).not.toHaveProperty("accept-ranges");
        if (!file) continue;
        expect(plain(answer).equals(readFileSync(join(dist, file))), request).toBe(true);
        const isPacked = fileNames(dist).includes(`${file.slice(1)}.br`);
        const encoding = isPacked && coding !== "identity" ? coding : undefined;
        expect(answer.headers["content-encoding"], request).toBe(encoding);
        expect(answer.headers["content-type"], request).toBe(types[extname(file).slice(1)]);
        const head = await send(target, { method: "HEAD", ...asked });
        expect([head.status, head.body.length], request).toEqual([status, 0]);
        const same = ["content-type", "etag", "cache-control", "vary"];
        for (const each of same) expect(head.headers[each], request).toBe(answer.headers[each]);
      }
    }
  });

  test.each(["/about", "/sitemap.xml", "/social/about.png", script])(
    "%s is not sent again to a browser that has it",
    async (target) => {
      const tags = new Set<string>();
      for (const coding of ["identity", "br"]) {
        const whole = await send(target, { headers: { "Accept-Encoding": coding } });
        const { etag = "", "last-modified": date = "" } = whole.headers;
        tags.add(etag);
        const earlier = new Date(Date.parse(date) - 1000).toUTCString();
        for (const [status, conditions] of [
          [200, { "If-None-Match": '"other"', "If-Modified-Since": date }],
          [200, { "If-Modified-Since": earlier }],
          [304, { "If-None-Match": `"other", ${etag}` }],
          [304, { "If-None-Match": `W/${etag}` }],
          [304, { "If-Modified-Since": date }],
        ] as const) {
          const headers = { "Accept-Encoding": coding, ...conditions };
          const answer = await send(target, { headers });
          expect(answer.status, JSON.stringify(headers)).toBe(status);
          expect(answer.headers.etag).toBe(etag);
          expect(answer.headers["cache-control"]).toBe(whole.headers["cache-control"]);
          expect(answer.body.equals(status === 304 ? Buffer.alloc(0) : whole.body)).toBe(true);
        }
      }
      expect(tags.size).toBe(target.endsWith(".png") ? 1 : 2);
    },
  );

  test.each([
    "/..%2f..%2fetc/passwd",
    "/assets/..%2f..%2fpackage.json",
    "/../../etc/passwd",
    "/..\\..\\package.json",
    // No addresses, or none of the site.
    "../package.json",
    "http://[/../../../package.json",
    "x://[/../../../package.json",
    "x:/../package.json",
  ])("%s does not lead out of the folder", async (target) => {
    expect([400, 404]).toContain((await send(target)).status);
  });

  test("a refusal to read a request is as strict as any other answer", async () => {
    for (const [target, headers] of [
      ["/about HTTP/1.1\r\nHost: other.example\r\nX:"],
      ["/about HTTP/1.1\r\nbad name: \r\nX:"],
      ["/about", { "X-Long": "x".repeat(70_000) }],
      ["/a b"],
    ] as const) {
      const answer = await send(target, headers && { headers });
      expect([400, 431], target).toContain(answer.status);
      for (const name of ["Strict-Transport-Security", "X-Content-Type-Options"]) {
        expect(answer.headers[name.toLowerCase()], target).toBe(headersFor("", false)[name]);
      }
    }
  });

  test("no combination of hostile fragments redirects off the site or breaks the host", async () => {
    const harmless = fc.constantFrom("about", "host", "index", "/");
    const target = fc
      .tuple(
        fc.oneof(
          fc.array(fc.constantFrom(...fragments), { maxLength: 8 }),
          fc.array(harmless, { maxLength: 3 }),
        ),
        fc.constantFrom("", "/", ".html", "/index.html"),
      )
      .map(([parts, end]) => `/${parts.join("")}${end}`);
    let redirects = 0;
    await fc.assert(
      fc.asyncProperty(target, async (sent) => {
        const { status, headers } = await send(sent);
        expect([200, 301, 400, 404]).toContain(status);
        if (headers.location === undefined) return;
        redirects++;
        expect(new URL(headers.location, origin).origin).toBe(origin);
        expect((await send(headers.location)).status).toBe(200);
      }),
      { numRuns: times(100, 500), examples: [["/about/"]] },
    );
    expect(redirects).toBeGreaterThan(0);
  });

  test("a request of HTTP/1.0 without Host, or with the site's name in its target, has the same answer", async () => {
    for (const target of ["/", "/about?x=1", "/about/", "/unknown", "/sitemap.xml", script]) {
      const { status, headers, body } = await send(target);
      const old = await send(target, { version: "1.0" });
      expect(old.headers).not.toHaveProperty("transfer-encoding");
      for (const other of [old, await send(`http://site.example${target}`)]) {
        expect([other.status, other.headers.location]).toEqual([status, headers.location]);
        expect(other.body.equals(body), target).toBe(true);
      }
    }
  });
});
