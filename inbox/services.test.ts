import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readProxies } from "./proxies.ts";
import { variables } from "./testing/variables.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

test("systemd starts the inbox again for as long as it takes", () => {
  // It gives up after five starts in ten seconds, unless the pauses alone are longer.
  const [, pause] = /^RestartSec=(\d+)$/m.exec(read("inbox.service")) ?? [];
  expect(Number(pause) * 5).toBeGreaterThan(10);
});

test("compose listens to its proxy, and believes only what Docker's networks say", () => {
  const [, env = ""] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(read("../compose.yaml")) ?? [];
  expect(env).toContain("\n      HOST: 0.0.0.0\n");
  expect(env).toContain("\n      SITE_ORIGIN: $");
  const [, networks = ""] = /INBOX_BEHIND_PROXY: (.*)/.exec(env) ?? [];
  const proxies = readProxies(networks);
  expect(proxies?.check("172.18.0.1")).toBe(true);
  expect(proxies?.check("192.0.2.1")).toBe(false);
});

test("compose passes on every variable that the inbox reads", () => {
  const [, env = ""] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(read("../compose.yaml")) ?? [];
  const passed = [...env.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
  expect(variables().filter((name) => !passed.includes(name))).toEqual([]);
});

test("the image's server may read all that it runs, from a checkout that only its owner may read", () => {
  const [, build = "", inbox = ""] = read("../Dockerfile").split(/^FROM /m);
  const [, opened = ""] = /^RUN chmod -R a\+rX (.*)$/m.exec(build) ?? [];
  const built = ["dist", "hosts", ...opened.split(" ")].map((name) => `--from=build /site/${name}`);
  const copied = [...inbox.matchAll(/^COPY (.*) \S+$/gm)].map(([, source]) => source);
  expect(copied.toSorted()).toEqual(
    ["inbox/package.json", "package.json package-lock.json", ...built].sort(),
  );
  expect(inbox).toMatch(/^RUN npm ci --workspace=inbox --omit=dev && chmod a\+r package\.json\b/m);
});
