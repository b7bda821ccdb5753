import { dirname, extname } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../app/content/pages.ts";
import { readBuildRecord } from "../../hosting/build-record.ts";
import { pagePolicy, strictestPolicy } from "../../hosting/content-security-policy.ts";
import { hostileFragments, type RawAnswer, sendRaw } from "../../hosting/fixture.ts";
import { cacheControl, securityHeaders } from "../../hosting/policy.ts";
import { type Resource, readSite } from "../../hosting/site.ts";
import { findTool } from "../machine.ts";
import { times } from "../soak.ts";
import { dist, launch, type RunningHost } from "./launch.ts";
import {
  type Answer,
  type HostName,
  hostNames,
  limits,
  type Request,
  requests,
} from "./requests.ts";

const site = readSite(dist);
const { contactEndpoint } = readBuildRecord(dist);
const pages = new Set<string>(routes.map(({ path }) => path));
const addresses = [...site.resources.keys()];
const origin = "https://site.example";
/** The headers that depend on the file only. `Vary` and the policy also depend on the host. */
const ownHeaders = new Set(
  [...site.resources.values()]
    .flatMap(({ headers }) => Object.keys(headers))
    .filter((name) => name !== "Vary" && name !== "Content-Security-Policy"),
);

const decoders = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
} as const;

function plain({ headers, body }: RawAnswer): Buffer {
  const coding = headers["content-encoding"];
  return coding === undefined ? body : decoders[coding as keyof typeof decoders](body);
}

function resourceAt(address: string): Resource {
  const resource = site.resources.get(address);
  if (resource === undefined) throw new Error(`dist/ has no file for ${address}.`);
  return resource;
}

/** What is only ever part of a page, by address. */
const isPart = (address: string) => /^\/assets\/.+\.(?:css|js|woff2)$/.test(address);

/** The files that are not pages: some of each kind in each folder, which is what the rules of hosts tell apart. */
const others = addresses.filter((address) => !pages.has(address));
const kindOf = (address: string) => dirname(address) + extname(address);
const kinds = [...new Set(others.map(kindOf))];
const files = kinds.flatMap((kind) => {
  const alike = others.filter((address) => kindOf(address) === kind);
  return alike.slice(0, times(1, alike.length));
});

const script = addresses.find((each) => isPart(each) && each.endsWith(".js")) ?? "";

/** What a server says about the connection and the length of the response. */
const framing =
  "Accept-Ranges Connection Content-Length Date Keep-Alive Server Transfer-Encoding".split(" ");

const partSecurity = [
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Cross-Origin-Resource-Policy",
];

function expectSecurity({ headers }: RawAnswer, short = false): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    const sent = !short || partSecurity.includes(name);
    expect(headers[name.toLowerCase()], name).toBe(sent ? value : undefined);
  }
  // Some hosts allow cross-origin requests by default.
  expect(headers).not.toHaveProperty("access-control-allow-origin");
}

/** A content type in a form that is the same on every host. */
function typeOf(contentType = ""): string {
  return contentType
    .replace("application/javascript", "text/javascript")
    .replace(/;.*/, "")
    .toLowerCase();
}

function expectResource(answer: RawAnswer, resource: Resource, name: HostName): void {
  expect(plain(answer).equals(resource.identity.body), "bytes").toBe(true);
  const type = answer.headers["content-type"];
  if (limits[name].ownTypes === undefined || resource === site.notFound) {
    expect(type).toBe(resource.contentType);
  } else expect(typeOf(type)).toBe(typeOf(resource.contentType));
  for (const header of ownHeaders) {
    expect(answer.headers[header.toLowerCase()], header).toBe(resource.headers[header]);
  }
}

const isShort = (address: string, name: HostName) =>
  isPart(address) && limits[name].omitsNone === undefined;

function policyOf(address: string, answer: RawAnswer, name: HostName): string | undefined {
  if (pages.has(address)) return pagePolicy(String(plain(answer)), contactEndpoint);
  return isShort(address, name) ? undefined : strictestPolicy;
}

function expectAnswer(answer: RawAnswer, expected: Answer, name: HostName): void {
  const { status, headers } = answer;
  if (expected === "missing") {
    expect(status).toBe(404);
    expectResource(answer, site.notFound, name);
    expect(headers["content-security-policy"]).toBe(
      pagePolicy(String(plain(answer)), contactEndpoint),
    );
    expect(headers).not.toHaveProperty("etag");
    expect(headers).not.toHaveProperty("location");
  } else if ("serves" in expected) {
    expect(status).toBe(200);
    expectResource(answer, resourceAt(expected.serves), name);
    expect(headers["content-security-policy"]).toBe(policyOf(expected.serves, answer, name));
    expect(headers.etag).toMatch(/^"[^"]+"$/);
  } else if ("moves" in expected) {
    expect([301, 308]).toContain(status);
    const url = new URL(headers.location ?? "", origin);
    expect(url.origin).toBe(origin);
    expect(url.pathname + url.search).toBe(expected.moves);
    expect(headers["cache-control"]).toBe(cacheControl.redirect);
  } else {
    expect(expected).toContain(status);
    expect(headers).not.toHaveProperty("location");
    if (status === 405) expect(headers.allow).toBe("GET, HEAD");
  }
}

/** Passes if one of the expected responses matches; otherwise reports the mismatch with the first. */
function expectOneOf(answer: RawAnswer, expected: readonly Answer[], name: HostName): void {
  const failures: unknown[] = [];
  for (const each of expected) {
    try {
      expectAnswer(answer, each, name);
      return;
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
}

const titleOf = ({ method, target, headers = {} }: Request) =>
  [method, target.slice(0, 60), ...Object.entries(headers).flat()].join(" ");

const isHere = (name: HostName) => (name !== "nginx" && name !== "caddy") || findTool(name);

describe.each(hostNames.filter(isHere))("%s", (name) => {
  let host: RunningHost;
  const send = (target: string, options?: Parameters<typeof sendRaw>[2]) =>
    sendRaw(host.port, target, options);

  beforeAll(async () => {
    host = await launch(name);
  });
  afterAll(() => host?.stop());

  test.each(requests.map((request) => [titleOf(request), request] as const))(
    "%s",
    async (_, { method, target, headers = {}, answers, except }) => {
      const answer = await send(target, { method, headers });
      expectOneOf(answer, except?.[name]?.answers ?? answers, name);
      if (!except?.[name]?.bare) expectSecurity(answer);
    },
  );

  test("no combination of hostile fragments redirects off the site or breaks the host", async () => {
    const target = fc
      .array(fc.constantFrom(...hostileFragments), { maxLength: 8 })
      .map((parts) => `/${parts.join("")}`);
    await fc.assert(
      fc.asyncProperty(target, async (sent) => {
        const { status, headers } = await send(sent);
        expect([200, 301, 308, 400, 404, 414]).toContain(status);
        if (headers.location === undefined) return;
        const url = new URL(headers.location, origin);
        expect(url.origin).toBe(origin);
        expect(pages).toContain(url.pathname);
      }),
      // The simulator takes ten times as long for an answer as the others.
      { numRuns: times(name === "cloudflare" ? 40 : 100, 500) },
    );
  });

  test.each(["/about", "/about/", "/unknown", "/icon.svg"])(
    "HEAD %s returns the headers of GET without a body",
    async (target) => {
      const get = await send(target);
      const head = await send(target, { method: "HEAD" });
      expect(head.body.length).toBe(0);
      expect(head.status).toBe(get.status);
      expectSecurity(head);
      for (const header of [
        "content-type",
        "etag",
        "cache-control",
        "location",
        "content-security-policy",
      ]) {
        expect(head.headers[header], header).toBe(get.headers[header]);
      }
    },
  );

  test.each(["/", "/about", "/unknown", "/icon.svg", "/coverage.csv"])(
    "the content of %s is the same in every coding",
    async (target) => {
      const resource = site.resources.get(target) ?? site.notFound;
      const codings = limits[name].uncompressed?.includes(target) ? [] : limits[name].codings;
      for (const coding of ["identity", ...codings]) {
        const answer = await send(target, { headers: { "Accept-Encoding": coding } });
        expectResource(answer, resource, name);
        expect(answer.headers["content-encoding"] ?? "identity", coding).toBe(coding);
        if (limits[name].noVary) continue;
        expect(answer.headers.vary?.toLowerCase()).toBe("accept-encoding");
      }
      if (codings.length === 0) return;
      const refusing = { "Accept-Encoding": "br;q=0, zstd;q=0.0, gzip;q=0.5" };
      const answer = await send(target, { headers: refusing });
      expect(answer.headers["content-encoding"]).toBe("gzip");
    },
  );

  test("a file of each kind has its own headers: hashed files are immutable, fonts are not compressed", async () => {
    for (const address of files) {
      const answer = await send(address, { headers: { "Accept-Encoding": "gzip, br" } });
      expectAnswer(answer, { serves: address }, name);
      expectSecurity(answer, isShort(address, name));
      const hashed = address.startsWith("/assets/");
      expect(answer.headers["cache-control"]?.includes("immutable"), address).toBe(hashed);
      if (address.endsWith(".woff2")) expect(answer.headers).not.toHaveProperty("content-encoding");
    }
  });

  test.skipIf(limits[name].omitsNone).each(["js", "css", "woff2"])(
    "a hashed %s file has only the headers that do something for it",
    async (extension) => {
      const address = addresses.find((each) => isPart(each) && each.endsWith(extension)) ?? "";
      const { etag = "" } = (await send(address)).headers;
      for (const [method, headers] of [
        ["GET", {}],
        ["GET", { "Accept-Encoding": "br" }],
        ["GET", { "If-None-Match": etag }],
        ["HEAD", {}],
      ] as const) {
        const names = Object.keys((await send(address, { method, headers })).headers);
        const useful = [...partSecurity, "Cache-Control", "Content-Type", "ETag"];
        const coded = ["Vary", "Content-Encoding"];
        const allowed = [...useful, ...coded, ...framing].map((each) => each.toLowerCase());
        expect(names.filter((each) => !allowed.includes(each))).toEqual([]);
      }
    },
  );

  test.each(["/about", "/icon.svg", script])("%s with a known ETag gets a 304", async (target) => {
    for (const coding of ["identity", "br"]) {
      const headers = { "Accept-Encoding": coding };
      const { etag = "", ...first } = (await send(target, { headers })).headers;
      const again = await send(target, { headers: { ...headers, "If-None-Match": etag } });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expectSecurity(again, isShort(target, name));
      for (const each of ["cache-control", "content-security-policy", "vary"]) {
        expect(again.headers[each], each).toBe(first[each]);
      }
      const other = await send(target, { headers: { ...headers, "If-None-Match": '"other"' } });
      expect(other.status).toBe(200);
    }
  });
});
