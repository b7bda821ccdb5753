import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readProxies } from "./proxies.ts";

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

test("compose leaves out what is not set, because an empty value says something else to the build", () => {
  const [, args = ""] = /\n {6}args:\n((?: {8}.*\n)+)/.exec(read("../compose.yaml")) ?? [];
  const values = args
    .trimEnd()
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !line.startsWith("#"));
  expect(values).toEqual(["CONTACT_ENDPOINT: /messages", "SITE_ORIGIN:", "HELLO_MAILBOX:"]);
});
