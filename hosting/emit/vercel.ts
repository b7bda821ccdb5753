import { movedHeaders, movedStatus, precompressed, securityHeaders } from "../policy.ts";
import type { Site } from "../site.ts";
import { missingHeaders } from "./edge.ts";
import {
  anyOf,
  type Files,
  fileKinds,
  json,
  literal,
  missingPage,
  omittingPattern,
  ownHeaders,
  pageRows,
  spellingPattern,
} from "./files.ts";

interface Route {
  readonly src?: string;
  readonly handle?: "filesystem" | "error";
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly caseSensitive?: true;
  readonly continue?: true;
}

/** Added to the built folder when it is uploaded as it is. */
const uploaded = "vercel.json";

/**
 * For Vercel, the same table twice: `config.json` for a prebuilt deployment (Build Output API, version
 * 3), `vercel.json` for uploading the built folder itself. Both are read after the build, because only
 * the build knows the hashes. Routes ignore case by default.
 */
export function vercel(site: Site): Files {
  const routes = routesOf(site);
  return {
    "config.json": `${json({ version: 3, routes })}\n`,
    [uploaded]: `${json({ $schema: "https://openapi.vercel.sh/vercel.json", routes })}\n`,
  };
}

function routesOf(site: Site): readonly Route[] {
  const pages = pageRows(site);
  const missing = missingPage(site);
  // Files in the folder that are not part of the site.
  const hidden = [anyOf([missing.file, uploaded]), `.*${anyOf(Object.values(precompressed))}`];
  const missingRoute = (src: string): Route => ({
    src,
    status: 404,
    dest: `/${missing.file}`,
    headers: missingHeaders(site),
  });
  return [
    // A later route can replace a header but not remove it.
    {
      src: `^(?!${omittingPattern(site)}$).*$`,
      caseSensitive: true,
      headers: securityHeaders,
      continue: true,
    },
    ...fileKinds(site).map((kind) => ({
      src: `^${kind.pattern}$`,
      caseSensitive: true as const,
      headers: ownHeaders(kind),
      continue: true as const,
    })),
    ...pages.map(({ address, file, headers }) => ({
      src: `^${literal(address)}$`,
      caseSensitive: true as const,
      dest: `/${file}`,
      headers,
    })),
    ...pages.map(({ address }) => ({
      src: spellingPattern(site, address),
      status: movedStatus,
      headers: { ...movedHeaders, Location: address },
    })),
    missingRoute(`^/(?:${hidden.join("|")})$`),
    { handle: "filesystem" },
    { handle: "error" },
    missingRoute("^/.*$"),
  ];
}
