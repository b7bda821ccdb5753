import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../sources.ts";
import { keyOf } from "./catalog.ts";
import { hasTexts, inlineTexts, type Text } from "./inline.ts";

/** The texts of one part of the site. */
export interface Part {
  /** Its PO file, in the folder of each language. */
  readonly file: string;
  /** Each once, in the order of the code, with the files that have it. */
  readonly texts: readonly (Text & { readonly sources: readonly string[] })[];
}

/** The PO file of a source: each page has its own, and each other folder. */
function partOf(source: string): string {
  const [, page, room] = /^(?:app\/pages\/([^/]+)|(?:app\/)?([^/]+))\//.exec(source) ?? [];
  return page ? `pages/${page}.po` : `${room}.po`;
}

/** All texts that the code marks, by part. */
export function collectTexts(): readonly Part[] {
  const sources = globSync("{app,site-build}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.(?:test|d)\.ts$/.test(file))
    .sort();
  const parts = new Map<string, Map<string, Text & { sources: string[] }>>();
  for (const source of sources) {
    const code = readFileSync(join(root, source), "utf8");
    if (!hasTexts(code)) continue;
    const texts = parts.get(partOf(source)) ?? new Map();
    parts.set(partOf(source), texts);
    inlineTexts(code, source, (text) => {
      const known = texts.get(keyOf(text));
      if (!known) texts.set(keyOf(text), { ...text, sources: [source] });
      else if (!known.sources.includes(source)) known.sources.push(source);
      return text.message;
    });
  }
  return [...parts].map(([file, texts]) => ({ file, texts: [...texts.values()] }));
}
