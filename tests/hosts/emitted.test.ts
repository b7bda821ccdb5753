import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { parseAllHeaders } from "@netlify/headers-parser";
import { normalizeRoutes, routesSchema } from "@vercel/routing-utils";
import { parse } from "acorn";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { routes } from "../../app/content/pages.ts";
import { readBuildRecord } from "../../hosting/build-record.ts";
import { pagePolicy, strictestPolicy } from "../../hosting/content-security-policy.ts";
import { literal } from "../../hosting/emit/files.ts";
import { cacheControl, headersOf, securityHeaders } from "../../hosting/policy.ts";
import { readSite } from "../../hosting/site.ts";
import { fileNames } from "../built/dist.ts";
import { dist } from "./launch.ts";
import { type Answer, requests } from "./requests.ts";

/** For hosts that cannot run here: parses their configuration and evaluates their rules. */
const emitted = resolve(import.meta.dirname, "../../hosts");
const read = (file: string) => readFileSync(join(emitted, file), "utf8");

const site = readSite(dist);
const { contactEndpoint } = readBuildRecord(dist);
const pages = new Set<string>(routes.map(({ path }) => path));
const addresses = [...site.resources.keys()];
const policyOf = (address: string) => {
  const html = String(site.resources.get(address)?.identity.body);
  return pages.has(address) ? pagePolicy(html, contactEndpoint) : strictestPolicy;
};

/** Requests that a host passes to a script: only well-formed paths and queries. */
const wellFormed = requests
  .filter(({ method, target, headers }) => {
    return method === "GET" && target.startsWith("/") && headers === undefined;
  })
  .map(({ target, answers }) => {
    const [path = "", ...query] = target.split("?");
    return { target, path, query: query.join("?"), answers };
  });

type Outcome = { moves: string } | { serves: string } | { status: number };

function expectOutcome(outcome: Outcome, answers: readonly Answer[]): void {
  const met = answers.some((answer) => {
    if (answer === "missing") return "status" in outcome && outcome.status === 404;
    if ("moves" in answer) return "moves" in outcome && outcome.moves === answer.moves;
    if ("serves" in answer) return "serves" in outcome && outcome.serves === answer.serves;
    return "status" in outcome && answer.includes(outcome.status);
  });
  expect(met, `${JSON.stringify(outcome)} is none of ${JSON.stringify(answers)}`).toBe(true);
}

const covers = (path: string, address: string) =>
  path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;

// contract.test.ts tests Cloudflare's behaviour in its simulator.
test.each(["cloudflare", "netlify"])(
  "the headers for %s stay within 100 rules and 2,000 characters a line",
  (host) => {
    const lines = read(`${host}/_headers`).split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  },
);

test("the headers for Netlify are set once for each address, and match the policy", async () => {
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [join(emitted, "netlify/_headers")],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  for (const address of addresses) {
    const headers = rules
      .filter((rule) => "forRegExp" in rule && rule.forRegExp.test(address))
      .flatMap(({ values }) => Object.entries(values));
    const names = headers.map(([name]) => name.toLowerCase());
    expect(new Set(names).size, address).toBe(names.length);
    expect(Object.fromEntries(headers)).toEqual({
      ...securityHeaders,
      "Cache-Control": site.resources.get(address)?.headers["Cache-Control"],
      "Content-Security-Policy": policyOf(address),
      ...headersOf(address),
    });
  }
});

test("the exclusions from the script stay within Cloudflare Pages' limits", () => {
  const { include, exclude, version } = JSON.parse(read("cloudflare/_routes.json"));
  expect(version).toBe(1);
  expect(include).toEqual(["/*"]);
  expect(exclude.length).toBeLessThan(100);
  for (const pattern of exclude) {
    expect(pattern).toMatch(/^\/[^*]{1,98}\*?$/);
    for (const page of pages) expect(covers(pattern, page)).toBe(false);
  }
});

describe("the edge function for Netlify", async () => {
  const { default: answer, config } = await import(
    pathToFileURL(join(emitted, "netlify/edge-functions/site.js")).href
  );

  test("does not run for a page's own address or for a file", () => {
    for (const address of addresses) {
      const excluded = config.excludedPath.some((path: string) => covers(path, address));
      expect(excluded, address).toBe(true);
    }
    expect(config.path).toBe("/*");
  });

  test.each(wellFormed)("$target", async ({ target, path, answers }) => {
    // URL resolves dot segments and converts backslashes.
    const url = new URL(`https://site.example${target}`);
    if (addresses.includes(url.pathname)) return;
    const response: Response = await answer(new Request(url), {
      next: async (request: Request) => new Response(new URL(request.url).pathname),
    });
    if (response.status === 404) expect(await response.text()).toBe("/404");
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(response.headers.get(name)).toBe(value);
    }
    const moves = response.headers.get("location");
    if (url.pathname !== path && !moves) return;
    expectOutcome(moves === null ? { status: response.status } : { moves }, answers);
  });

  test("rejects other methods", async () => {
    const request = new Request("https://site.example/about/", { method: "POST" });
    const response: Response = await answer(request, {});
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("the function for CloudFront", () => {
  const source = read("cloudfront/function.js");
  const handler: (event: object) => Record<string, unknown> = runInNewContext(
    `${source}; handler`,
    {},
    { timeout: 1000 },
  );

  test("is smaller than 10 KB and parses as ES5.1", () => {
    expect(Buffer.byteLength(source)).toBeLessThan(10 * 1024);
    expect(() => parse(source, { ecmaVersion: 5 })).not.toThrow();
  });

  test.each(wellFormed)("$target", ({ path, query, answers }) => {
    const request = { method: "GET", uri: path, rawQueryString: () => query || undefined };
    const result = handler({ request });
    if (result.statusCode !== undefined) {
      const headers = result.headers as Record<string, { value: string }>;
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(headers[name.toLowerCase()]?.value).toBe(value);
      }
      const moves = headers.location?.value;
      expectOutcome(
        moves === undefined ? { status: Number(result.statusCode) } : { moves },
        answers,
      );
      return;
    }
    // Simulates the bucket: a file with exactly that name, or none.
    const file = [...site.resources].find(([, { file }]) => `/${file}` === result.uri);
    expectOutcome(file === undefined ? { status: 404 } : { serves: file[0] }, answers);
  });
});

test("the upload commands send each file once, with its content type and caching", () => {
  const commands = [...read("cloudfront/upload.sh").matchAll(/^aws .*$/gm)].map(([line]) =>
    [...line.matchAll(/--([\w-]+) '([^']+)'/g)].map(([, option = "", value = ""]) => [
      option,
      value,
    ]),
  );
  // A star matches slashes too, and the last option that matches a file decides.
  const sends = (command: string[][], file: string) =>
    command.findLast(([option = "", value = ""]) => {
      const pattern = literal(value).replaceAll("\\*", ".*");
      return option.endsWith("clude") && new RegExp(`^${pattern}$`).test(file);
    })?.[0] === "include";
  const resources = new Map(
    [...site.resources.values(), site.notFound].map((each) => [each.file, each]),
  );
  const names = fileNames(dist);
  expect(names).toEqual(expect.arrayContaining([...resources.keys()]));
  for (const name of names) {
    const resource = resources.get(name);
    const sent = commands.filter((command) => sends(command, name));
    expect(sent.length, name).toBe(resource ? 1 : 0);
    if (resource === undefined) continue;
    expect(Object.fromEntries(sent[0] ?? []), name).toMatchObject({
      "content-type": resource.contentType,
      "cache-control": resource.headers["Cache-Control"],
    });
  }
});

test("the response headers policy for CloudFront matches the policy", () => {
  const config = JSON.parse(read("cloudfront/response-headers-policy.json"));
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = config;
  expect(Object.keys(config)).toEqual([
    "Name",
    "SecurityHeadersConfig",
    "CustomHeadersConfig",
    "RemoveHeadersConfig",
  ]);
  expect(custom.Items.length).toBe(custom.Quantity);
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
  expect({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }).toEqual({
    AccessControlMaxAgeSec: 63_072_000,
    IncludeSubdomains: true,
    Preload: true,
  });
  const named = custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]);
  expect({
    ...Object.fromEntries(named),
    "Strict-Transport-Security": securityHeaders["Strict-Transport-Security"],
    "X-Content-Type-Options": security.ContentTypeOptions.Override && "nosniff",
    "Referrer-Policy": security.ReferrerPolicy.ReferrerPolicy,
    "X-Frame-Options": security.FrameOptions.FrameOption,
  }).toEqual(securityHeaders);
  const { ContentSecurityPolicy: policy } = security.ContentSecurityPolicy;
  expect(policy.length).toBeLessThanOrEqual(1783);
  for (const page of pages) {
    for (const value of policyOf(page).split(/[ ;]+/)) expect(policy).toContain(value);
  }
  expect(policy).not.toMatch(/unsafe-|\*/);
});

describe("the routes for Vercel", () => {
  interface Route {
    readonly src: string;
    readonly handle?: string;
    readonly dest?: string;
    readonly status?: number;
    readonly headers?: Record<string, string>;
    readonly caseSensitive?: boolean;
    readonly continue?: boolean;
  }
  const { routes: table }: { routes: Route[] } = JSON.parse(read("vercel/vercel.json"));

  test("are valid according to the host's own schema and parser", () => {
    const validate = new Ajv({ strict: false }).compile(routesSchema);
    expect(validate(table), JSON.stringify(validate.errors)).toBe(true);
    expect(normalizeRoutes(table).error).toBeNull();
  });

  test("are the same for a prebuilt deployment", () => {
    expect(JSON.parse(read("vercel/config.json"))).toEqual({ version: 3, routes: table });
  });

  // The host serves every file in the folder, compressed variants included.
  const uploaded = new Set(["/vercel.json"]);
  for (const file of globSync("**/*.{br,zst,gz}", { cwd: dist })) uploaded.add(`/${file}`);

  /** Evaluates the routes in order: one with `continue` adds its headers, any other decides. */
  function follow(path: string): { outcome: Outcome; headers: Record<string, string> } {
    const headers: Record<string, string> = {};
    let file = path;
    for (const { src, handle, dest, status, caseSensitive, ...route } of table) {
      if (handle === "filesystem") {
        const found = [...site.resources].find(([, resource]) => `/${resource.file}` === file);
        if (found) return { outcome: { serves: found[0] }, headers };
        if (uploaded.has(file)) return { outcome: { serves: file }, headers };
      }
      if (handle !== undefined || file !== path) continue;
      if (!new RegExp(src, caseSensitive ? "" : "i").test(path)) continue;
      Object.assign(headers, route.headers);
      if (route.continue) continue;
      const moves = route.headers?.Location;
      if (status !== undefined && moves) return { outcome: { moves }, headers };
      if (status !== undefined) return { outcome: { status }, headers };
      file = dest ?? path;
    }
    throw new Error(`No route handles ${path}.`);
  }

  test.each(wellFormed)("$target", ({ path, query, answers }) => {
    // The host decodes a path before matching, and appends the query to the target of a redirect.
    const decoded = URL.canParse(path, "https://site.example") ? safelyDecoded(path) : undefined;
    if (decoded === undefined) return;
    const { outcome, headers } = follow(decoded);
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name]).toBe(value);
    const moved = "moves" in outcome && query ? { moves: `${outcome.moves}?${query}` } : outcome;
    expectOutcome(moved, answers);
    if ("serves" in outcome) {
      expect(headers["Content-Security-Policy"]).toBe(policyOf(outcome.serves));
      expect(headers["Cache-Control"]).toBe(
        site.resources.get(outcome.serves)?.headers["Cache-Control"],
      );
      expect(headers).toMatchObject(headersOf(outcome.serves));
    }
    if ("status" in outcome) expect(headers["Cache-Control"]).toBe(cacheControl.error);
  });

  test("give each file its headers, and scripts, styles and fonts only what does something for them", () => {
    for (const address of addresses) {
      const { headers } = follow(address);
      const own = { "Cache-Control": site.resources.get(address)?.headers["Cache-Control"] };
      const part = {
        "Strict-Transport-Security": securityHeaders["Strict-Transport-Security"],
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "same-origin",
        ...own,
      };
      const document = {
        ...securityHeaders,
        "Content-Security-Policy": policyOf(address),
        ...own,
        ...headersOf(address),
      };
      const isPart = /^\/assets\/.+\.(?:css|js|woff2)$/.test(address);
      expect(headers, address).toEqual(isPart ? part : document);
    }
  });

  function safelyDecoded(path: string): string | undefined {
    try {
      return decodeURIComponent(path);
    } catch {
      return undefined;
    }
  }
});
