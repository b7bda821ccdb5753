import { expect, test } from "vitest";
import { documentHeaders, movedTo, speculationFile } from "../policy.ts";
import { headersFile } from "./headers-file.ts";
import { nginx } from "./nginx.ts";
import { redirectsFile } from "./redirects-file.ts";

const rulesType = { "Content-Type": "application/speculationrules+json" };
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

test("nginx listens on IPv4 and on IPv6", () => {
  expect(nginx().match(/(?<=^ {2}listen ).*(?=;$)/gm)).toEqual(["80", "[::]:80"]);
});

test("Netlify and Cloudflare get each header from one rule, within their limits", () => {
  const rules = rulesOf(headersFile());
  const { [SHARED]: _, ...everywhere } = documentHeaders;
  expect(rules["/*"]).toEqual(everywhere);
  // No path is in two of the rules that state one header.
  const { "/assets/*": assets, "/social/*": social, ...others } = rules;
  expect([assets?.[SHARED], social?.[SHARED]]).toEqual(["same-origin", "cross-origin"]);
  expect(rules[speculationFile]).toEqual(rulesType);
  const names = [...Object.values(others), assets ?? {}].flatMap((headers) => Object.keys(headers));
  expect(names.length).toBe(new Set(names).size);
  for (const line of headersFile().split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
});

test("Netlify and Cloudflare lead other spellings of a language's home page to it, and unknown ones to its own 404", () => {
  const rules = redirectsFile(["/fr"])
    .split("\n")
    .filter((line) => /^\//.test(line))
    .map((line) => line.split(" "));
  const ruleFor = (path: string) =>
    rules.find(([from = ""]) => new RegExp(`^${from.replace("*", ".*")}$`).test(path))?.slice(1);
  for (const path of ["/fr/index", "/fr/index/", "/fr/index.html"]) {
    expect(ruleFor(path)).toEqual([movedTo(path), "301"]);
  }
  expect(ruleFor("/fr/unknown")).toEqual(["/fr/404.html", "404"]);
  expect(ruleFor("/unknown")).toBeUndefined();
});
