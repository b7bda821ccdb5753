import { extname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { negotiatedHeaders } from "../negotiation.ts";
import { pagesOf, type Resource, type Site, sentHeaders } from "../site.ts";

/** Contents of emitted files by name. */
export type Files = Readonly<Record<string, string>>;

type Headers = Readonly<Record<string, string>>;

/** What a host must know about a page or a kind of file. */
export interface Described {
  readonly contentType: string;
  /** Its specific headers, without the security headers and `Content-Type`. */
  readonly headers: Headers;
  /** Names of headers that are left out, specific or not. */
  readonly omitted: readonly string[];
  /** Whether the build makes compressed variants. */
  readonly encoded: boolean;
}

export interface Page extends Described {
  readonly address: string;
  readonly file: string;
}

const described = ({ contentType, headers, omitted, encoded }: Resource): Described => ({
  contentType,
  headers,
  omitted,
  encoded: encoded.length > 0,
});

function resourceAt({ resources }: Site, address: string): Resource {
  const resource = resources.get(address);
  if (resource === undefined) throw new Error(`${address} has no file.`);
  return resource;
}

/** Every page, sorted by address. Throws for a page without a file. */
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

/** The addresses of files that are not pages, sorted. */
function fileAddresses(site: Site): readonly string[] {
  const pages = new Set(pagesOf(site));
  return [...site.resources.keys()].filter((address) => !pages.has(address)).sort();
}

/** The first folder of an address, with its slashes; "/" if it is in none. */
const folderOf = (address: string) => address.slice(0, address.indexOf("/", 1) + 1) || "/";

/**
 * A kind of file other than a page: one for each extension in each folder, because nothing else
 * identifies the assets left by earlier builds (see docs/hosting.md).
 */
export interface FileKind extends Described {
  /** "/assets/*.js" */
  readonly name: string;
  readonly folder: string;
  /** Includes the dot. */
  readonly extension: string;
  /** An unanchored regular expression for the paths of such files. */
  readonly pattern: string;
}

/** Sorted by folder and extension. Throws for a file without an extension, and if files of one kind differ. */
export function fileKinds(site: Site): readonly FileKind[] {
  const kinds = new Map<string, FileKind>();
  for (const address of fileAddresses(site)) {
    const [folder, extension] = [folderOf(address), extname(address)];
    if (extension === "") throw new Error(`${address} has no extension to identify its type.`);
    const pattern = `${literal(folder)}${folder === "/" ? "[^/]" : "."}*${literal(extension)}`;
    const name = `${folder}*${extension}`;
    const kind = { name, folder, extension, pattern, ...described(resourceAt(site, address)) };
    const known = kinds.get(name) ?? kind;
    if (!isDeepStrictEqual(known.headers, kind.headers)) {
      throw new Error(`The headers of ${address} differ from those of other ${name} files.`);
    }
    kinds.set(name, { ...kind, encoded: known.encoded || kind.encoded });
  }
  return [...kinds.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A regular expression group for the paths of files that leave out headers. */
export function omittingPattern(site: Site): string {
  const omitting = fileKinds(site).filter(({ omitted }) => omitted.length > 0);
  return `(?:${omitting.map(({ pattern }) => pattern).join("|")})`;
}

/**
 * The specific headers of a page or a kind of file, or all its headers if it leaves out some: a host
 * then sends the security headers to all paths but those of `omittingPattern`.
 */
export function ownHeaders(described: Described): Headers {
  return described.omitted.length > 0 ? sentHeaders(described) : described.headers;
}

/** The headers for a path, or for all paths with a prefix followed by a star. */
export interface FileRule {
  readonly path: string;
  readonly headers: Headers;
}

/**
 * Headers of files, for hosts that set types and codings themselves. A folder is one rule if it
 * contains no page and its files have the same headers. No rule matches a page, and no two match the
 * same file.
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

/** The headers of a page or a kind of file, for a host that serves the compressed variants. */
export function variantHeaders({ headers, encoded }: Described): Headers {
  return encoded ? negotiatedHeaders(headers) : headers;
}

/** Escapes text for a regular expression. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A regular expression group that matches any of these texts. */
export function anyOf(texts: readonly string[]): string {
  return `(?:${texts.map(literal).join("|")})`;
}

/** A regular expression for every lower-case spelling of a page's address, including its own. */
export function spellingPattern({ spellings }: Site, address: string): string {
  const all = [...spellings].filter(([, page]) => page === address);
  return `^${anyOf(all.map(([spelling]) => spelling))}$`;
}

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The first comment of an emitted file whose format allows comments. */
export const generated = "Generated by `npm run build` from hosting/: change it there.";

/** Where `npm run serve` listens, for a host that passes messages on. */
export const inboxAddress = "127.0.0.1:4173";
