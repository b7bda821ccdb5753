import {
  hashedFolder,
  hashedHeaders,
  markdown,
  markdownHeaders,
  securityHeaders,
} from "../policy.ts";
import { written } from "./shared.ts";

/**
 * `_headers` for Netlify and Cloudflare Pages. Both revalidate pages by themselves, and join the values that
 * two rules give one header: so each header stands in one rule.
 */
export function headersFile(): string {
  const rules = {
    "/*": securityHeaders,
    [`${hashedFolder}*`]: { "Cache-Control": hashedHeaders["Cache-Control"] },
    [`/*${markdown}`]: markdownHeaders,
  };
  return [
    `# ${written}`,
    ...Object.entries(rules).map(([path, headers]) => rule(path, headers)),
    "",
  ].join("\n");
}

function rule(path: string, headers: Readonly<Record<string, string | undefined>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    "\n",
  );
}
