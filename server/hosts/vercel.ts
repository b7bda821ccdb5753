import {
  hashedFolder,
  hashedHeaders,
  markdown,
  markdownHeaders,
  securityHeaders,
  socialFolder,
  socialHeaders,
} from "../policy.ts";

/** `vercel.json`. Vercel itself answers with `404.html`, and revalidates pages. */
export function vercel(): string {
  const rules = {
    [`/((?!${hashedFolder.slice(1)}).*)`]: securityHeaders,
    [`${hashedFolder}(.*)`]: hashedHeaders,
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
