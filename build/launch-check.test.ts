import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Brand, defaultBrand } from "../app/content/brand.ts";
import { variableOf } from "./brand.ts";

const command = fileURLToPath(new URL("launch-check.ts", import.meta.url));
const keys = Object.keys(defaultBrand) as (keyof Brand)[];
const variables = [...keys.map(variableOf), "CONTACT_ENDPOINT", "LEGAL_REVIEWED_ON"];

/** The command with these variables alone. */
function launchCheck(env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const filled = {
  BRAND_NAME: "Ada",
  BRAND_LEGAL_NAME: "Ada Payments Ltd",
  SITE_ORIGIN: "https://ada.com",
  APP_URL: "https://app.ada.com",
  DOCS_URL: "https://docs.ada.com",
  HELLO_MAILBOX: "hello@ada.com",
  PRIVACY_MAILBOX: "privacy@ada.com",
  LEGAL_MAILBOX: "legal@ada.com",
  SECURITY_MAILBOX: "",
  REGISTRATION_NUMBER: "RC 1",
  REGISTERED_OFFICE: "1 Quay Street, Port",
  GROUP_STRUCTURE: "One company",
  LICENCES: "None yet",
  REGULATORY_PRESENCE: "None yet",
  CONTACT_ENDPOINT: "/api/contact",
  LEGAL_REVIEWED_ON: "2025-01-01",
};

test("a fresh clone: every placeholder, with where to fill it in, and the count", () => {
  const { status, stdout, stderr } = launchCheck();
  expect(status).toBe(1);
  expect(stderr).toBe("");
  for (const name of variables) expect(stdout).toMatch(new RegExp(`^  .+  ${name}\\b`, "m"));
  for (const key of keys) expect(stdout).toContain(`or ${key} in brand.ts\n`);
  expect(stdout).toMatch(new RegExp(`^${variables.length} left .+\\.\n$`, "m"));
});

test("the list is aligned", () => {
  const rows = launchCheck().stdout.split("\n");
  const columns = variables.map((name) => {
    const at = new RegExp(`(?<= {2})${name}(?=,|$)`);
    return rows.map((row) => row.search(at)).find((column) => column > 0);
  });
  expect(new Set(columns).size).toBe(1);
});

test("everything filled in: one line", () => {
  const { status, stdout, stderr } = launchCheck(filled);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^[^\n]+\n$/);
});

test("one thing left: that one, and what to open by hand", () => {
  const { status, stdout } = launchCheck({ ...filled, CONTACT_ENDPOINT: "" });
  expect(status).toBe(1);
  expect(stdout).toContain("CONTACT_ENDPOINT");
  expect(stdout).toContain("\n  https://docs.ada.com/sdks/python\n");
  expect(stdout).toMatch(/^1 left/m);
});

const malformed: Readonly<Record<string, string>> = {
  BRAND_NAME: "",
  BRAND_MEANING: " After a bridge.",
  BRAND_LEGAL_NAME: "x".repeat(41),
  SITE_ORIGIN: "http://ada.com",
  APP_URL: "app.ada.com",
  DOCS_URL: "https://docs.ada.com/",
  HELLO_MAILBOX: "hello at ada",
  PRIVACY_MAILBOX: "a@b",
  LEGAL_MAILBOX: "legal@",
  SECURITY_MAILBOX: "@ada.com",
  REGISTRATION_NUMBER: " RC 1",
  REGISTERED_OFFICE: "x".repeat(201),
  GROUP_STRUCTURE: " ",
  LICENCES: "None ",
  REGULATORY_PRESENCE: "\n",
  CONTACT_ENDPOINT: "http://ada.com",
  LEGAL_REVIEWED_ON: "9999-12-31",
};

test("a malformed value is tried for every variable", () => {
  expect(Object.keys(malformed).sort()).toEqual(variables.toSorted());
});

test.each(Object.entries(malformed))("%s=%j is one sentence", (variable, value) => {
  const { status, stdout, stderr } = launchCheck({ ...filled, [variable]: value });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(` ${variable} `);
  expect(stderr.replace(`"${value}"`, "")).toMatch(/^[^\n]+ must be [^\n]+\.\n$/);
});
