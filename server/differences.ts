import { createHash } from "node:crypto";
import { constants, zstdCompressSync } from "node:zlib";
import { pageHeaders } from "./policy.ts";

/*
 * A page as its difference to one that the browser has, a third of its bytes: RFC 9842, for browsers that name the
 * coding `dcz` (docs/decisions/hosting.md).
 */

/**
 * Of pages, in place of the policy's. A browser uses a page as a dictionary only as long as it may show it: half an
 * hour covers a visit.
 */
export const dictionaryHeaders = {
  "Use-As-Dictionary": 'match="/*", match-dest=("document")',
  Vary: "Accept-Encoding, Available-Dictionary",
  "Cache-Control": `${pageHeaders["Cache-Control"]}, stale-while-revalidate=1800`,
};

/** All pairs of pages in one language: some five megabytes. */
const KEPT = 1000;

const params = {
  // A millisecond for a page. From 12 on it is ten, for 3% less.
  [constants.ZSTD_c_compressionLevel]: 9,
  [constants.ZSTD_c_checksumFlag]: 1,
};
/** Comes first; the dictionary's hash follows. */
const magic = Buffer.from("5e2a4d1820000000", "hex");

interface File {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly modified: Date;
  readonly content: Readonly<Record<string, string>>;
}

interface Page {
  readonly tag: string;
  readonly text: Buffer;
  readonly hash: Buffer;
  /** As a browser that has it says. No other spelling is understood, so nothing needs to be parsed. */
  readonly name: string;
}

/** Knows the pages that have been asked for, each as it is in the present build. */
export function createDifferences() {
  const pages = new Map<string, Page>();
  const made = new Map<string, Buffer>();

  function read(path: string, { bytes: text, tag }: File): Page {
    const known = pages.get(path);
    if (known?.tag === tag) return known;
    const hash = createHash("sha256").update(text).digest();
    const page = { tag, text, hash, name: `:${hash.toString("base64")}:` };
    pages.set(path, page);
    return page;
  }

  function compress(page: Page, { text, hash, name }: Page): Buffer {
    const key = page.name + name;
    const kept = made.get(key);
    if (kept) return kept;
    const frame = zstdCompressSync(page.text, { dictionary: text, params });
    const difference = Buffer.concat([magic, hash, frame]);
    made.set(key, difference);
    const [oldest = ""] = made.keys();
    if (made.size > KEPT) made.delete(oldest);
    return difference;
  }

  /** A page's file, as a difference to the page that is `available`; undefined if there is none, or it is not known. */
  return (path: string, file: File, accepted: readonly string[], available: unknown) => {
    const page = read(path, file);
    if (!accepted.includes("dcz")) return undefined;
    const dictionary = [...pages.values()].find(({ name }) => name === available);
    if (!dictionary) return undefined;
    const bytes = compress(page, dictionary);
    const content = {
      ...file.content,
      "Content-Length": String(bytes.length),
      "Content-Encoding": "dcz",
    };
    const tag = `${file.tag.slice(0, -1)}-${dictionary.name.slice(1, 9)}"`;
    return { bytes, content, tag, modified: file.modified };
  };
}
