import {
  hashedFolder,
  hashedHeaders,
  markdown,
  markdownHeaders,
  securityHeaders,
} from "../policy.ts";

/** `vercel.json`. Vercel itself answers with `404.html`, and revalidates pages. */
export function vercel(): string {
  const rules = {
    [`/((?!${hashedFolder.slice(1)}).*)`]: securityHeaders,
    [`${hashedFolder}(.*)`]: hashedHeaders,
    [`/(.*)\\${markdown}`]: markdownHeaders,
  };
  const headers = Object.entries(rules).map(([source, all]) => ({
    source,
    headers: Object.entries(all).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}
