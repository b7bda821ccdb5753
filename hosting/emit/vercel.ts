import { strictestPolicy } from "../content-security-policy.ts";
import {
  cacheControl,
  headersOf,
  notFoundFile,
  precompressed,
  securityHeaders,
} from "../policy.ts";
import type { Site } from "../site.ts";
import { missingHeaders } from "./edge.ts";
import { type Files, json, literal, pageRows, spellingPattern } from "./files.ts";
import { cacheOfPattern, filePatterns } from "./headers-file.ts";

interface Route {
  readonly src?: string;
  readonly handle?: "filesystem" | "error";
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly caseSensitive?: true;
  readonly continue?: true;
}

// What lies in the folder and is no part of the site.
const hidden = [
  literal(notFoundFile),
  "vercel\\.json",
  `.*(?:${Object.values(precompressed).map(literal).join("|")})`,
];

/**
 * For Vercel, one table twice: `config.json` for a prebuilt deployment (Build Output API, version 3),
 * `vercel.json` for whoever uploads the built folder itself. Either is read after the build, which
 * alone knows the hashes. Routes ignore capitals unless they say otherwise.
 */
export function vercel(site: Site): Files {
  const routes = routesOf(site);
  return {
    "config.json": `${json({ version: 3, routes })}\n`,
    "vercel.json": `${json({ $schema: "https://openapi.vercel.sh/vercel.json", routes })}\n`,
  };
}

function routesOf(site: Site): readonly Route[] {
  const pages = pageRows(site);
  return [
    { src: "^/.*$", headers: securityHeaders, continue: true },
    ...filePatterns(site).map((pattern) => fileRoute(site, pattern)),
    ...pages.map(({ address, file, policy }) => ({
      src: `^${literal(address)}$`,
      caseSensitive: true as const,
      dest: `/${file}`,
      headers: { "Cache-Control": cacheControl.page, "Content-Security-Policy": policy },
    })),
    ...pages.map(({ address }) => ({
      src: `^(?:${spellingPattern(site, address)})$`,
      status: 308,
      headers: {
        Location: address,
        "Cache-Control": cacheControl.redirect,
        "Content-Security-Policy": strictestPolicy,
      },
    })),
    missingRoute(site, `^/(?:${hidden.join("|")})$`),
    { handle: "filesystem" },
    { handle: "error" },
    missingRoute(site, "^/.*$"),
  ];
}

function missingRoute(site: Site, src: string): Route {
  return { src, status: 404, dest: `/${notFoundFile}`, headers: missingHeaders(site) };
}

function fileRoute(site: Site, pattern: string): Route {
  const start = pattern.replace("*", "");
  return {
    src: pattern === start ? `^${literal(start)}$` : `^${literal(start)}.*$`,
    caseSensitive: true,
    headers: {
      "Cache-Control": cacheOfPattern(site, pattern),
      "Content-Security-Policy": strictestPolicy,
      ...headersOf(start),
    },
    continue: true,
  };
}
