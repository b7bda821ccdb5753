import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Brand } from "../../app/content/brand.ts";
import { variableOf } from "../configuration/brand.ts";
import { filledBrand, placeholderBrand } from "../configuration/fixture.ts";

const root = join(import.meta.dirname, "../..");
const keys = Object.keys(placeholderBrand) as (keyof Brand)[];
const variables = [...keys.map(variableOf), "CONTACT_ENDPOINT", "LEGAL_REVIEWED_ON"];

/** Runs the command in this project, or in a copy of it, with only these variables. */
function launchCheck(env: Readonly<Record<string, string>>, project = root) {
  const command = join(project, "generator/commands/launch-check.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function rewrite(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(file, "utf8");
  expect(before).toMatch(pattern);
  writeFileSync(
    file,
    before.replace(pattern, () => text),
  );
}

/** A brand as environment variables. */
const variablesOf = (brand: Brand) =>
  Object.fromEntries(keys.map((key) => [variableOf(key), brand[key]]));

const unfilled = { ...variablesOf(placeholderBrand), CONTACT_ENDPOINT: "", LEGAL_REVIEWED_ON: "" };
const filled = {
  ...variablesOf({ ...filledBrand, securityMailbox: "" }),
  CONTACT_ENDPOINT: "/api/contact",
  SMTP_URL: "smtps://mail.ada.com",
  INBOX_KEEP_DAYS: "365",
  LEGAL_REVIEWED_ON: "2025-01-01",
};

test("with nothing filled in, it lists every placeholder, its place and the count", () => {
  const { status, stdout, stderr } = launchCheck(unfilled);
  expect(status).toBe(1);
  expect(stderr).toBe("");
  for (const name of variables) expect(stdout).toMatch(new RegExp(`^  .+  ${name}\\b`, "m"));
  for (const key of keys) expect(stdout).toContain(`or ${key} in brand.ts\n`);
  expect(stdout).toMatch(new RegExp(`^${variables.length} left .+\\.\n$`, "m"));
});

test("the list is aligned", () => {
  const rows = launchCheck(unfilled).stdout.split("\n");
  const columns = variables.map((name) => {
    const at = new RegExp(`(?<= {2})${name}(?=,|$)`);
    return rows.map((row) => row.search(at)).find((column) => column > 0);
  });
  expect(new Set(columns).size).toBe(1);
});

test("with everything filled in, it prints one line", () => {
  const { status, stdout, stderr } = launchCheck(filled);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^[^\n]+\n$/);
});

test("values filled in through the files count too", () => {
  const project = mkdtempSync(join(tmpdir(), "filled-"));
  for (const path of ["package.json", "app/content", "generator", "inbox"]) {
    cpSync(join(root, path), join(project, path), { recursive: true });
  }
  const brand = JSON.stringify(filledBrand);
  rewrite(join(project, "app/content/brand.ts"), /(?<=defaultBrand: Brand = ){[^}]*}/, brand);
  rewrite(
    join(project, "app/content/legal.ts"),
    /(?<=legalReviewedOn: string = )"[^"]*"/,
    '"2025-01-01"',
  );
  const { status, stdout, stderr } = launchCheck(
    {
      ...{ SMTP_URL: filled.SMTP_URL, INBOX_KEEP_DAYS: filled.INBOX_KEEP_DAYS },
      CONTACT_ENDPOINT: "/api/contact",
    },
    project,
  );
  rmSync(project, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe(launchCheck(filled).stdout);
});

test("with one item left, it lists that item and the pages to open by hand", () => {
  const { status, stdout } = launchCheck({ ...filled, CONTACT_ENDPOINT: "" });
  expect(status).toBe(1);
  expect(stdout).toContain("CONTACT_ENDPOINT");
  expect(stdout).toContain("\n  https://docs.ada.com/v1/sdks/python\n");
  expect(stdout).toMatch(/^1 left/m);
});

test.each([
  ["SMTP_URL", "http://mail.ada.com"],
  ["INBOX_KEEP_DAYS", "-1"],
  ["INBOX_TO", "team at ada"],
])(
  "%s=%j, with which the inbox would not start, is reported in one sentence",
  (variable, value) => {
    const { status, stdout, stderr } = launchCheck({ ...filled, [variable]: value });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^Inbox: ${variable} must be [^\\n]+\\.\\n$`));
  },
);

const malformed: Readonly<Record<string, string>> = {
  BRAND_NAME: "",
  BRAND_MEANING: " After a bridge.",
  BRAND_LEGAL_NAME: "x".repeat(201),
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

test("every variable is tested with a malformed value", () => {
  expect(Object.keys(malformed).sort()).toEqual(variables.toSorted());
});

test.each(Object.entries(malformed))("%s=%j is reported in one sentence", (variable, value) => {
  const { status, stdout, stderr } = launchCheck({ ...filled, [variable]: value });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(` ${variable} `);
  expect(stderr.replace(`"${value}"`, "")).toMatch(/^[^\n]+ must be [^\n]+\.\n$/);
});
