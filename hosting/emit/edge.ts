import { readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import {
  addressOf,
  contentTypes,
  controlCharacter,
  methods,
  movedHeaders,
  movedStatus,
  pageExtension,
  redirectedSuffixes,
  refusedHeaders,
  securityHeaders,
  writtenHeaders,
} from "../policy.ts";
import { pagesOf, type Site } from "../site.ts";
import { anyOf, fileRules, generated, missingPage, pageRows } from "./files.ts";

type Headers = Readonly<Record<string, string>>;

/** A response in the terms of `Response`, with only its specific headers. */
export interface EdgeAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: [name: string, value: string][];
  readonly body: string | null;
}

/** The site's data for an edge function, as JSON. */
export interface EdgeSite {
  /** Page addresses, keyed by the address without a trailing slash (so the home page is ""). */
  readonly pages: Readonly<Record<string, string>>;
  /** A regular expression for the suffixes that redirect to such an address. */
  readonly endings: string;
  /** A regular expression for what no path may contain. */
  readonly refused: string;
  readonly methods: readonly string[];
  /** Headers of every response. */
  readonly everywhere: EdgeAnswer["headers"];
  /** The response to methods other than `methods`. */
  readonly written: EdgeAnswer;
  readonly malformed: EdgeAnswer;
  readonly moved: EdgeAnswer;
}

function edgeAnswer(status: number, headers: Headers): EdgeAnswer {
  return {
    status,
    statusText: STATUS_CODES[status] ?? "",
    headers: Object.entries(headers),
    body: null,
  };
}

function refusal(status: number, headers: Headers): EdgeAnswer {
  const answer = edgeAnswer(status, { ...headers, "Content-Type": contentTypes.txt });
  return { ...answer, body: `${status} ${answer.statusText}\n` };
}

export function edgeSite(site: Site): EdgeSite {
  return {
    pages: Object.fromEntries(
      pagesOf(site).map((address) => [address.replace(/\/$/, ""), address]),
    ),
    endings: `${anyOf(redirectedSuffixes)}$`,
    refused: controlCharacter,
    methods,
    everywhere: Object.entries(securityHeaders),
    written: refusal(405, writtenHeaders),
    malformed: refusal(400, refusedHeaders),
    moved: edgeAnswer(movedStatus, movedHeaders),
  };
}

/** Headers of the not-found page, on hosts that add none to it. */
export function missingHeaders(site: Site): Headers {
  const { headers, contentType } = missingPage(site);
  return { ...securityHeaders, ...headers, "Content-Type": contentType };
}

/** The values that an edge function can import from "./site.js". */
function valuesOf(site: Site) {
  return {
    site: edgeSite(site),
    missing: edgeAnswer(404, missingHeaders(site)),
    missingPath: addressOf(missingPage(site).file),
    pageExtension,
    files: Object.fromEntries(pageRows(site).map(({ address, file }) => [address, `/${file}`])),
    served: [
      ...pageRows(site).map(({ address }) => address),
      ...fileRules(site).map(({ path }) => path),
    ],
  };
}

const read = (name: string) => readFileSync(new URL(`edge/${name}`, import.meta.url), "utf8");

const importLine = /^import \{([^}]*)\} from "\.\/(.+)";\n/gm;

/**
 * The function `name` of the folder edge/ as one file, because hosts accept no more: each import is
 * replaced by the imported source, and the import of "./site.js" by the site's data.
 */
export function edgeFunction(site: Site, name: string): string {
  const values: Readonly<Record<string, unknown>> = valuesOf(site);
  const script = read(name).replace(importLine, (_, names: string, from: string) => {
    if (from !== "site.js") return withoutExports(read(from));
    return names.replace(/\s*(\w+),?\s*/g, (_, each: string) => {
      return `var ${each} = ${JSON.stringify(values[each])};\n`;
    });
  });
  return `// ${generated}\n${script}`;
}

/** The same, for a host that does not support modules. */
export function edgeScript(site: Site, name: string): string {
  return withoutExports(edgeFunction(site, name));
}

function withoutExports(script: string): string {
  return script.replace(/^export /gm, "");
}
