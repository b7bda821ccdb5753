import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { readBuildRecord } from "./build-record.ts";
import { pagePolicy, strictestPolicy } from "./content-security-policy.ts";
import {
  addressOf,
  type Coding,
  cacheClassOf,
  cacheControl,
  contentTypeOf,
  headersOf,
  notFoundFile,
  omittedHeaders,
  precompressed,
  securityHeaders,
  spellingsOf,
} from "./policy.ts";

interface Representation {
  readonly coding: Coding;
  readonly body: Buffer;
  readonly etag: string;
}

/** A file of the site with all its content codings; `encoded` is in order of preference. */
export interface Resource {
  /** Path relative to the built folder. */
  readonly file: string;
  readonly contentType: string;
  /** Its specific headers, without those of content type and encoding, which the host sets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of headers, its specific ones included, that a host leaves out if it can. */
  readonly omitted: readonly string[];
  readonly identity: Representation;
  readonly encoded: readonly Representation[];
}

/** All headers of a file, the security headers included, without those that it leaves out. */
export function sentHeaders({
  headers,
  omitted,
}: Pick<Resource, "headers" | "omitted">): Readonly<Record<string, string>> {
  const all = Object.entries({ ...securityHeaders, ...headers });
  return Object.fromEntries(all.filter(([name]) => !omitted.includes(name)));
}

/** A built folder in memory, indexed by address. */
export interface Site {
  /** Pages and other files by address. */
  readonly resources: ReadonlyMap<string, Resource>;
  readonly spellings: ReadonlyMap<string, string>;
  readonly notFound: Resource;
  /** The path at which the site's inbox receives messages; undefined if there is none. */
  readonly inboxPath: string | undefined;
}

/** The addresses of a site's pages, in order. */
export function pagesOf({ spellings }: Site): readonly string[] {
  return [...new Set(spellings.values())].sort();
}

function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  return new Set(paths);
}

function readRepresentation(path: string, coding: Coding): Representation {
  const body = readFileSync(path);
  const digest = createHash("sha256").update(body).digest("base64url");
  return { coding, body, etag: `"${digest.slice(0, 22)}"` };
}

const codings = Object.entries(precompressed) as [keyof typeof precompressed, string][];

function readResource(
  folder: string,
  file: string,
  files: ReadonlySet<string>,
  contactEndpoint: string,
): Resource {
  const path = join(folder, file);
  const cacheClass = cacheClassOf(file);
  const identity = readRepresentation(path, "identity");
  return {
    file,
    contentType: contentTypeOf(file),
    headers: {
      "Cache-Control": cacheControl[cacheClass],
      "Content-Security-Policy":
        cacheClass === "page"
          ? pagePolicy(identity.body.toString(), contactEndpoint)
          : strictestPolicy,
      ...headersOf(file),
    },
    omitted: omittedHeaders(file),
    identity,
    encoded: codings
      .filter(([, suffix]) => files.has(file + suffix))
      .map(([coding, suffix]) => readRepresentation(path + suffix, coding)),
  };
}

function isVariant(file: string, files: ReadonlySet<string>): boolean {
  return codings.some(
    ([, suffix]) => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length)),
  );
}

/** The path at which the contact form's messages arrive on this site; undefined for another site. */
export function inboxPathOf(contactEndpoint: string): string | undefined {
  if (!contactEndpoint.startsWith("/")) return undefined;
  return new URL(contactEndpoint, "http://localhost").pathname;
}

/** Reads a whole built folder. Throws if the folder, its not-found page or its build record is missing. */
export function readSite(folder: string): Site {
  const files = listFiles(folder);
  const { contactEndpoint } = readBuildRecord(folder);
  const read = (file: string) => readResource(folder, file, files, contactEndpoint);
  const notFound = read(notFoundFile);
  const served = [...files].filter((file) => file !== notFoundFile && !isVariant(file, files));
  return {
    inboxPath: inboxPathOf(contactEndpoint),
    resources: new Map(served.map((file) => [addressOf(file), read(file)])),
    spellings: spellingsOf(
      served.filter((file) => cacheClassOf(file) === "page").map((file) => addressOf(file)),
    ),
    notFound: {
      ...notFound,
      headers: { ...notFound.headers, "Cache-Control": cacheControl.error },
    },
  };
}
