import {
  documentHeaders,
  hashedFolder,
  hashedHeaders,
  sharingHeader,
  socialFolder,
  socialHeaders,
  speculationFile,
} from "../policy.ts";
import { contentTypes, written } from "./shared.ts";

/**
 * `_headers` for Netlify and Cloudflare Pages. Both revalidate pages by themselves, and join the values that
 * two rules give one header: so no path gets a header from two rules. The pages do without the one that says which
 * sites may load them, because the pictures for link previews need another value.
 */
export function headersFile(): string {
  const { [sharingHeader]: sharing, ...everywhere } = documentHeaders;
  const rules = {
    "/*": everywhere,
    [`${hashedFolder}*`]: {
      "Cache-Control": hashedHeaders["Cache-Control"],
      [sharingHeader]: sharing,
    },
    [speculationFile]: { "Content-Type": contentTypes.speculationrules },
    [`${socialFolder}*`]: socialHeaders,
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
