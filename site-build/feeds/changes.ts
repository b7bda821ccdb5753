import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** By path: the day on which the page's text last changed, and a fingerprint of the text. */
export type Changes = Readonly<Record<string, { readonly date: string; readonly words: string }>>;

/**
 * Kept in the repository and not read from git, because a tarball or a shallow clone has no
 * history; a test compares the fingerprints with the pages, so no date can be forgotten.
 */
export const changesFile = join(import.meta.dirname, "changes.json");

export function readChanges(): Changes {
  return JSON.parse(readFileSync(changesFile, "utf8"));
}

/** When a page last changed. One that is not dated yet is as new as the newest that is. */
export function changedOn(path: string, changes: Changes): string {
  const dates = Object.values(changes).map(({ date }) => date);
  return changes[path]?.date ?? dates.sort().at(-1) ?? "";
}

/** Of the words in a document's `main`, without its markup, drawings and styles. */
export function fingerprint(html: string): string {
  const words = html
    .replace(/^[\s\S]*?<main[^>]*>|<\/main>[\s\S]*$/g, "")
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  return createHash("sha256").update(words).digest("base64url").slice(0, 12);
}
