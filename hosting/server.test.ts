import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pagePolicy, strictestPolicy } from "./content-security-policy.ts";
import { sendRaw, serveMadeSite } from "./fixture.ts";
import { securityHeaders } from "./policy.ts";
import { createSiteServer } from "./server.ts";

let port: number;
let close: () => void;

beforeAll(async () => {
  ({ port, close } = await serveMadeSite());
});

afterAll(() => close());

const immutable = "public, max-age=31536000, immutable";
const oneDay = "public, max-age=86400";

test.each([
  ["/", "text/html; charset=utf-8", "no-cache", "<title>Home</title>"],
  ["/about", "text/html; charset=utf-8", "no-cache", "<title>About</title><style>a{}</style>"],
  [
    "/about?q=/../%zz",
    "text/html; charset=utf-8",
    "no-cache",
    "<title>About</title><style>a{}</style>",
  ],
  ["/guides/start", "text/html; charset=utf-8", "no-cache", "<title>Start</title>"],
  ["http://site.example", "text/html; charset=utf-8", "no-cache", "<title>Home</title>"],
  ["http://site.example?q", "text/html; charset=utf-8", "no-cache", "<title>Home</title>"],
  [
    "HTTPS://other.example/about",
    "text/html; charset=utf-8",
    "no-cache",
    "<title>About</title><style>a{}</style>",
  ],
  ["/assets/app-B3kd91aZ.js", "text/javascript; charset=utf-8", immutable, "export {};"],
  ["/assets/sans-D0aK2_-x.woff2", "font/woff2", immutable, "wOF2"],
  ["/icon.svg", "image/svg+xml; charset=utf-8", oneDay, "<svg/>"],
  ["/%69con.svg", "image/svg+xml; charset=utf-8", oneDay, "<svg/>"],
  ["/robots.txt", "text/plain; charset=utf-8", oneDay, "User-agent: *"],
  ["/card.png", "image/png", oneDay, "PNG"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", oneDay, "Contact: /contact"],
])("%s is served as %s, %s", async (target, type, cache, body) => {
  const answer = await sendRaw(port, target);
  expect(answer).toMatchObject({ status: 200, body: Buffer.from(body) });
  expect(answer.headers).toMatchObject({
    "content-type": type,
    "cache-control": cache,
    "content-length": String(body.length),
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/About", "/about"],
  ["/%61bout", "/about"],
  ["/ABOUT.html/?q", "/about?q"],
  ["/index", "/"],
  ["/index.html", "/"],
  ["/index.html?a=%2F%2Fhost&b=\\&c", "/?a=%2F%2Fhost&b=\\&c"],
  ["/about/?", "/about?"],
  ["/about/?//host/?x=%zz#y", "/about?//host/?x=%zz#y"],
  ["/Guides/Start/", "/guides/start"],
  ["http://other.example/about/?q", "/about?q"],
])("%s redirects to %s", async (target, location) => {
  const answer = await sendRaw(port, target);
  expect(answer).toMatchObject({ status: 301, headers: { location } });
  expect((await sendRaw(port, location)).status).toBe(200);
});

test.each([
  ..."/unknown /Unknown/ /404 /404.html /about.htm /.html /assets /assets/ /Icon.svg".split(" "),
  ..."/about.html.br /icon.svg.gz /assets/gone-00000000.js /%20 /about%3Fq".split(" "),
  ..."// //host //host/ //host.html /host//index /%2fhost /%2Fhost/ /%5chost /%5Chost/".split(" "),
  ..."/\\host /\\host/ /\\/host/ /%2f%2fhost/ /\\t/host/ /.//host/ //about //index.html".split(" "),
  ..."/..%2fabout /..%2f..%2fetc/passwd /../about /%2e%2e/about /about/.. /about/../host/".split(
    " ",
  ),
])("%s is not found", async (target) => {
  const answer = await sendRaw(port, target);
  expect(answer).toMatchObject({ status: 404, body: Buffer.from("<title>Not found</title>") });
  expect(answer.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    vary: "Accept-Encoding",
  });
  expect(answer.headers).not.toHaveProperty("location");
  expect(answer.headers).not.toHaveProperty("etag");
});

test.each([
  ["GET", "/%", 400],
  ["GET", "/about%zz/", 400],
  ["GET", "/%ff", 400],
  ["GET", "/%00", 400],
  ["GET", "/%09/host", 400],
  ["GET", "/about%00.html", 400],
  ["GET", "*", 400],
  ["GET", `/${"a".repeat(9 * 1024)}`, 414],
  ["GET", `/about/?${"a".repeat(20 * 1024)}`, 414],
  ["POST", "/about", 405],
  ["PUT", "/unknown", 405],
  ["DELETE", "/", 405],
  ["OPTIONS", "*", 405],
  ["TRACE", "/about/", 405],
])("%s %.20s is rejected with %i", async (method, target, status) => {
  const { headers, ...answer } = await sendRaw(port, target, { method });
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toMatch(new RegExp(`^${status} .+\n$`));
  expect(headers).toMatchObject({ "cache-control": "no-store" });
  expect(headers.allow).toBe(status === 405 ? "GET, HEAD" : undefined);
});

test.each(["/", "/about/", "/unknown", "/%00", "/icon.svg", "/assets/gone-00000000.js"])(
  "%s has the security headers",
  async (target) => {
    const { headers } = await sendRaw(port, target);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
  },
);

test.each(["/", "/about/", "/unknown", "/%00", "/assets/app-B3kd91aZ.js"])(
  "HEAD %s has the headers of GET",
  async (target) => {
    const get = await sendRaw(port, target);
    const head = await sendRaw(port, target, { method: "HEAD" });
    const date = expect.any(String);
    expect(head).toEqual({ ...get, headers: { ...get.headers, date }, body: Buffer.alloc(0) });
  },
);

test.each([
  ["br", brotliDecompressSync],
  ["zstd", zstdDecompressSync],
  ["gzip", gunzipSync],
] as const)("the same content is served in %s", async (coding, decode) => {
  for (const target of ["/about", "/unknown", "/icon.svg"]) {
    const plain = await sendRaw(port, target);
    const answer = await sendRaw(port, target, { headers: { "Accept-Encoding": coding } });
    expect(answer.headers).toMatchObject({
      "content-encoding": coding,
      "content-length": String(answer.body.length),
      vary: "Accept-Encoding",
    });
    expect(plain.headers).toMatchObject({ vary: "Accept-Encoding" });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(decode(answer.body)).toEqual(plain.body);
  }
});

test("a font has one representation", async () => {
  const headers = { "Accept-Encoding": "br, identity;q=0" };
  const answer = await sendRaw(port, "/assets/sans-D0aK2_-x.woff2", { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty("content-encoding");
  expect(answer.headers).not.toHaveProperty("vary");
});

test("a known ETag gets a 304, separately for each representation", async () => {
  const brotli = { "Accept-Encoding": "br" };
  const { etag = "" } = (await sendRaw(port, "/about", { headers: brotli })).headers;
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const headers = { ...brotli, "If-None-Match": known };
    const answer = await sendRaw(port, "/about", { headers });
    expect(answer).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(answer.headers).toMatchObject({
      etag,
      vary: "Accept-Encoding",
      "cache-control": "no-cache",
    });
  }
  const plain = await sendRaw(port, "/about", { headers: { "If-None-Match": etag } });
  expect(plain.status).toBe(200);
  const missing = await sendRaw(port, "/unknown", { headers: { "If-None-Match": "*" } });
  expect(missing.status).toBe(404);
});

test("a folder without a site is rejected", () => {
  expect(() => createSiteServer("/nowhere")).toThrow(/ENOENT/);
});

test.each([
  ["/about", pagePolicy("<title>About</title><style>a{}</style>", "")],
  ["/", pagePolicy("", "")],
  ["/unknown", pagePolicy("", "")],
  ["/about/", strictestPolicy],
  ["/icon.svg", strictestPolicy],
  ["/assets/app-B3kd91aZ.js", undefined],
  ["/assets/sans-D0aK2_-x.woff2", undefined],
  ["/assets/gone-00000000.js", pagePolicy("", "")],
  ["/%00", strictestPolicy],
])("%s has its own Content-Security-Policy, and so does its 304", async (target, policy) => {
  const answer = await sendRaw(port, target);
  expect(answer.headers["content-security-policy"]).toBe(policy);
  if (answer.headers.etag === undefined) return;
  const again = await sendRaw(port, target, { headers: { "If-None-Match": answer.headers.etag } });
  expect(again.status).toBe(304);
  expect(again.headers["content-security-policy"]).toBe(policy);
});

test("pages may connect to the contact endpoint", async () => {
  const endpoint = "https://forms.example/messages";
  const site = await serveMadeSite({ contactEndpoint: endpoint });
  const { headers } = await sendRaw(site.port, "/");
  site.close();
  expect(headers["content-security-policy"]).toBe(pagePolicy("", endpoint));
});
