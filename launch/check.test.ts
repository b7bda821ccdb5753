import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Brand } from "../app/content/brand.ts";
import { variableOf } from "../site-build/configuration/brand.ts";
import { filledBrand, placeholderBrand } from "../site-build/configuration/fixture.ts";
import { times } from "../tests/soak.ts";

const root = join(import.meta.dirname, "..");
const keys = Object.keys(placeholderBrand) as (keyof Brand)[];
const variables = [
  ...keys.map(variableOf),
  "CONTACT_ENDPOINT",
  "LEGAL_REVIEWED_ON",
  "FORMER_SERVICE_WORKER",
];

/** Keeps Node.js's compiled code: compiling took half of the time. */
const compileCache = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled") };

/** Runs the command in this project, or in a copy of it, with only these variables. */
function launchCheck(env: Readonly<Record<string, string>>, project = root) {
  const command = join(project, "launch/check.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    env: { ...env, ...(project === root && compileCache) },
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

const unfilled = {
  ...variablesOf(placeholderBrand),
  CONTACT_ENDPOINT: "",
  LEGAL_REVIEWED_ON: "",
  FORMER_SERVICE_WORKER: "",
};
const filled = {
  ...variablesOf({ ...filledBrand, securityMailbox: "" }),
  CONTACT_ENDPOINT: "/api/contact",
  SMTP_URL: "smtps://mail.ada.com",
  INBOX_FROM: "form@ada.com",
  INBOX_KEEP_DAYS: "365",
  LEGAL_REVIEWED_ON: "2025-01-01",
  FORMER_SERVICE_WORKER: "none",
};

test("with nothing filled in, it lists every placeholder, its place and the count, aligned", () => {
  const { status, stdout, stderr } = launchCheck(unfilled);
  expect(status).toBe(1);
  expect(stderr).toBe("");
  for (const name of variables) expect(stdout).toMatch(new RegExp(`^  .+  ${name}\\b`, "m"));
  for (const key of keys) expect(stdout).toContain(`or ${key} in brand.ts\n`);
  expect(stdout).toMatch(new RegExp(`^${variables.length} left .+\\.\n$`, "m"));
  const columns = variables.map((name) => {
    const at = new RegExp(`(?<= {2})${name}(?=,|$)`);
    return stdout
      .split("\n")
      .map((row) => row.search(at))
      .find((column) => column > 0);
  });
  expect(new Set(columns).size).toBe(1);
});

test("with everything filled in, in the environment or in the files, it prints one line", () => {
  const allClear = launchCheck(filled);
  expect(allClear).toMatchObject({ status: 0, stderr: "" });
  expect(allClear.stdout).toMatch(/^[^\n]+\n$/);
  const project = mkdtempSync(join(tmpdir(), "filled-"));
  for (const path of ["package.json", "app/content", "site-build", "inbox", "launch"]) {
    cpSync(join(root, path), join(project, path), { recursive: true });
  }
  mkdirSync(join(project, "node_modules"));
  symlinkSync(join(project, "inbox"), join(project, "node_modules/kivuko-inbox"), "junction");
  const brand = JSON.stringify(filledBrand);
  rewrite(join(project, "app/content/brand.ts"), /(?<=defaultBrand: Brand = ){[^}]*}/, brand);
  rewrite(
    join(project, "app/content/legal.ts"),
    /(?<=legalReviewedOn: string = )"[^"]*"/,
    '"2025-01-01"',
  );
  const { SMTP_URL, INBOX_FROM, INBOX_KEEP_DAYS, CONTACT_ENDPOINT, FORMER_SERVICE_WORKER } = filled;
  const inbox = { SMTP_URL, INBOX_FROM, INBOX_KEEP_DAYS };
  const elsewhere = { ...inbox, CONTACT_ENDPOINT, FORMER_SERVICE_WORKER };
  expect(launchCheck(elsewhere, project)).toEqual(allClear);
  rmSync(project, { recursive: true });
});

test("with one item left, it lists that item and the pages to open by hand", () => {
  const { status, stdout } = launchCheck({ ...filled, CONTACT_ENDPOINT: "" });
  expect(status).toBe(1);
  expect(stdout).toContain("CONTACT_ENDPOINT");
  expect(stdout).toContain("\n  https://docs.ada.com/v1/sdks/python\n");
  expect(stdout).toMatch(/^1 left/m);
});

test("a mailbox of the inbox that is missing is listed, and is no fault", () => {
  const { status, stdout } = launchCheck({ ...filled, INBOX_FROM: "" });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^ {2}Sender .+ {2}INBOX_FROM$/m);
});

test.each(
  [
    ["SMTP_URL", "http://mail.ada.com"],
    ["INBOX_KEEP_DAYS", "-1"],
    ["INBOX_TO", "team at ada"],
  ].slice(0, times(1, 3)),
)("%s=%j, with which the inbox would not start, is reported in one sentence", (variable, value) => {
  const { status, stdout, stderr } = launchCheck({ ...filled, [variable]: value });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^Inbox: ${variable} must be [^\\n]+\\.\\n$`));
});

// One for each of the functions that read the environment; their own tests have the rest.
test.each([
  ["SITE_ORIGIN", "http://ada.com"],
  ["CONTACT_ENDPOINT", "http://ada.com"],
  ["LEGAL_REVIEWED_ON", "9999-12-31"],
  ["FORMER_SERVICE_WORKER", "yes"],
])("%s=%j ends the command with a sentence that says what it must be", (variable, value) => {
  const { status, stdout, stderr } = launchCheck({ ...filled, [variable]: value });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(` ${variable} `);
  expect(stderr.replace(`"${value}"`, "")).toMatch(/^[^\n]+ must be [^\n]+\.\n$/);
});
