import { extname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { negotiatedHeaders } from "../negotiation.ts";
import { pagesOf, type Resource, type Site } from "../site.ts";

/** Text of emitted files by name. */
export type Files = Readonly<Record<string, string>>;

type Headers = Readonly<Record<string, string>>;

/** What a host must know of a page, or of files that are alike. */
export interface Described {
  readonly contentType: string;
  /** Its own, beside those of every answer and its type. */
  readonly headers: Headers;
  /** Whether variants are made at build. */
  readonly encoded: boolean;
}

export interface Page extends Described {
  readonly address: string;
  readonly file: string;
}

const described = ({ contentType, headers, encoded }: Resource): Described => ({
  contentType,
  headers,
  encoded: encoded.length > 0,
});

function resourceAt({ resources }: Site, address: string): Resource {
  const resource = resources.get(address);
  if (resource === undefined) throw new Error(`${address} has no file.`);
  return resource;
}

/** Every page, by address in order. Throws for a page that no file stands for. */
export function pageRows(site: Site): readonly Page[] {
  return pagesOf(site).map((address) => {
    const resource = resourceAt(site, address);
    return { address, file: resource.file, ...described(resource) };
  });
}

/** The not-found page, which has no address. */
export function missingPage({ notFound }: Site): Omit<Page, "address"> {
  return { file: notFound.file, ...described(notFound) };
}

/** The files that are no pages, by address, in order. */
function fileAddresses(site: Site): readonly string[] {
  const pages = new Set(pagesOf(site));
  return [...site.resources.keys()].filter((address) => !pages.has(address)).sort();
}

/** The first folder of an address, with its slashes; "/" for what lies in none. */
const folderOf = (address: string) => address.slice(0, address.indexOf("/", 1) + 1) || "/";

/**
 * The kinds of file that are no page: one for each extension in each folder, since what earlier builds
 * left there (see docs/hosting.md) is told by nothing else.
 */
export interface FileKind extends Described {
  /** "/assets/*.js" */
  readonly name: string;
  readonly folder: string;
  /** With its dot. */
  readonly extension: string;
  /** A regular expression, to be anchored, for the paths of such files. */
  readonly pattern: string;
}

/** By folder and extension in order. Throws for a file without an extension, and where files of one kind differ. */
export function fileKinds(site: Site): readonly FileKind[] {
  const kinds = new Map<string, FileKind>();
  for (const address of fileAddresses(site)) {
    const [folder, extension] = [folderOf(address), extname(address)];
    if (extension === "") throw new Error(`${address} has no extension to tell its type by.`);
    const pattern = `${literal(folder)}${folder === "/" ? "[^/]" : "."}*${literal(extension)}`;
    const name = `${folder}*${extension}`;
    const kind = { name, folder, extension, pattern, ...described(resourceAt(site, address)) };
    const known = kinds.get(name) ?? kind;
    if (!isDeepStrictEqual(known.headers, kind.headers)) {
      throw new Error(`${address} has other headers than other files that are ${name}.`);
    }
    kinds.set(name, { ...kind, encoded: known.encoded || kind.encoded });
  }
  return [...kinds.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Addresses that a path names, or the beginning of a path before a star. */
export interface FileRule {
  readonly path: string;
  readonly headers: Headers;
}

/**
 * Files and their headers for hosts that know types and codings themselves: a folder is one rule where
 * no page stands in it and its files are alike. No rule names a page, and no two name the same file.
 */
export function fileRules(site: Site): readonly FileRule[] {
  const files = fileAddresses(site).map((path) => ({
    path,
    headers: resourceAt(site, path).headers,
  }));
  const pages = pagesOf(site);
  const rules = files.map(({ path, headers }) => {
    const folder = folderOf(path);
    const within = files.filter((file) => folderOf(file.path) === folder);
    const alike = within.every((file) => isDeepStrictEqual(file.headers, headers));
    const shared = folder !== "/" && alike && !pages.some((page) => page.startsWith(folder));
    return { path: shared ? `${folder}*` : path, headers };
  });
  return [...new Map(rules.map((rule) => [rule.path, rule])).values()];
}

/** The headers of a page or a kind of file at a host that sends the variants made at build. */
export function variantHeaders({ headers, encoded }: Described): Headers {
  return encoded ? negotiatedHeaders(headers) : headers;
}

/** Text as part of a regular expression that matches it. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Any of these texts as a part of a regular expression. */
export function anyOf(texts: readonly string[]): string {
  return `(?:${texts.map(literal).join("|")})`;
}

/** A regular expression for every spelling of a page, itself included, in lower case. */
export function spellingPattern({ spellings }: Site, address: string): string {
  const all = [...spellings].filter(([, page]) => page === address);
  return `^${anyOf(all.map(([spelling]) => spelling))}$`;
}

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Stands at the head of an emitted file that can hold a comment. */
export const generated = "Generated by `npm run build` from hosting/: change it there.";
