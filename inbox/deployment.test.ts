import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { refusals } from "./refusals.ts";
import { readSettings } from "./settings.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const files = globSync("*.ts", { cwd: import.meta.dirname, exclude: ["*.test.ts"] });

/** The first groups of a pattern in files. */
const namesIn = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, name = ""]) => name));

const variables: string[] = [];
readSettings(new Proxy({}, { get: (_, name) => void variables.push(String(name)) }));

test.each<[string, readonly string[]]>([
  ["variable that it reads", variables],
  ["event of its log", namesIn(files, /\b(?:log|end)\("([a-z-]+)"/g)],
  ["metric", namesIn(["health.ts"], /# TYPE (inbox_\w+)/g)],
  ["reason of a refusal", Object.keys(refusals)],
  ["doubt", namesIn(["doubt.ts"], /(?:return|\?) "([a-z-]+)"/g)],
])("README.md has every %s", (_, names) => {
  expect(names.length).toBeGreaterThan(1);
  const manual = read("README.md");
  expect(names.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});

describe("compose", () => {
  const [, env = ""] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(read("../compose.yaml")) ?? [];

  test("listens to its proxy, and believes only what Docker's networks say", () => {
    expect(env).toContain("\n      HOST: 0.0.0.0\n");
    expect(env).toContain("\n      SITE_ORIGIN: $");
    const [, named = ""] = /INBOX_BEHIND_PROXY: (.*)/.exec(env) ?? [];
    const { proxies } = readSettings({ INBOX_BEHIND_PROXY: named });
    expect([proxies.check("172.18.0.1"), proxies.check("192.0.2.1")]).toEqual([true, false]);
  });

  test("passes on every variable that the inbox reads", () => {
    const passed = [...env.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
    expect(variables.filter((name) => !passed.includes(name))).toEqual([]);
  });
});

test("systemd waits where the health answers, whatever HOST says", () => {
  expect(read("inbox@.service")).toMatch(/INBOX_HEALTH=(\S+):(\S+) .+\/dev\/tcp\/\1\/\2\)/s);
});

test("the image's server may read all that it runs, from a checkout that only its owner may read", () => {
  const [, build = "", inbox = ""] = read("../Dockerfile").split(/^FROM /m);
  const [, opened = ""] = /^RUN chmod -R a\+rX (.*)$/m.exec(build) ?? [];
  const built = ["dist", "hosts", ...opened.split(" ")].map((name) => `--from=build /site/${name}`);
  const copied = [...inbox.matchAll(/^COPY (.*) \S+$/gm)].map(([, source]) => source);
  expect(copied.toSorted()).toEqual(
    ["inbox/package.json", "package.json package-lock.json", ...built].sort(),
  );
});
