import {
  documentHeaders,
  hashedFolder,
  hashedHeaders,
  markdown,
  markdownHeaders,
  socialFolder,
  socialHeaders,
  speculationFile,
} from "../policy.ts";
import { contentTypes } from "./shared.ts";

/** `vercel.json`. Vercel itself answers with `404.html`, and revalidates pages. */
export function vercel(): string {
  const rules = {
    [`/((?!${hashedFolder.slice(1)}).*)`]: documentHeaders,
    [`${hashedFolder}(.*)`]: hashedHeaders,
    [speculationFile]: { "Content-Type": contentTypes.speculationrules },
    [`/(.*)\\${markdown}`]: markdownHeaders,
    // Vercel keeps the last value of a header.
    [`${socialFolder}(.*)`]: socialHeaders,
  };
  const headers = Object.entries(rules).map(([source, all]) => ({
    source,
    headers: Object.entries(all).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}
