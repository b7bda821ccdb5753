import { expect, test } from "vitest";
import { hashedHeaders, securityHeaders } from "../policy.ts";
import { headersFile } from "./headers-file.ts";
import { vercel } from "./vercel.ts";

const SHARED = "Cross-Origin-Resource-Policy";

/** The rules of a `_headers` file, by path. */
function rulesOf(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let rule: Record<string, string> = {};
  for (const line of text.split("\n")) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rule[name] = value;
    else if (line.startsWith("/")) rules[line] = rule = {};
    else expect(line).toMatch(/^(?:#.*)?$/);
  }
  return rules;
}

test("Netlify and Cloudflare get each header from one rule, within their limits", () => {
  const rules = rulesOf(headersFile());
  const { [SHARED]: _, ...everywhere } = securityHeaders;
  expect(rules["/*"]).toEqual(everywhere);
  // No path is in two of the rules that state one header.
  const { "/assets/*": assets, "/social/*": social, ...others } = rules;
  expect([assets?.[SHARED], social?.[SHARED]]).toEqual(["same-origin", "cross-origin"]);
  const names = [...Object.values(others), assets ?? {}].flatMap((headers) => Object.keys(headers));
  expect(names.length).toBe(new Set(names).size);
  for (const line of headersFile().split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
});

test("Vercel gives a hashed file its own headers, and all else the security headers", () => {
  const { headers: rules } = JSON.parse(vercel());
  const headersAt = (path: string) => {
    const found = rules.filter(({ source }: { source: string }) =>
      new RegExp(`^${source}$`).test(path),
    );
    return Object.fromEntries(
      found.flatMap(({ headers }: { headers: { key: string; value: string }[] }) =>
        headers.map(({ key, value }) => [key, value]),
      ),
    );
  };
  expect(headersAt("/")).toEqual(securityHeaders);
  expect(headersAt("/about")).toEqual(securityHeaders);
  expect(headersAt("/assets/boot-abcdef.js")).toEqual(hashedHeaders);
  expect(headersAt("/social/about.png")).toEqual({ ...securityHeaders, [SHARED]: "cross-origin" });
  expect(headersAt("/about.md")).toEqual({ ...securityHeaders, "X-Robots-Tag": "noindex" });
});
