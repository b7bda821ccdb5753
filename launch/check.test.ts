import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Brand } from "../app/content/brand.ts";
import { languages } from "../app/content/languages.ts";
import { filledBrand, placeholderBrand } from "../site-build/brand-fixture.ts";
import { variableOf } from "../site-build/settings.ts";

const root = join(import.meta.dirname, "..");
const keys = Object.keys(placeholderBrand) as (keyof Brand)[];
/** A review of the legal pages in each language. */
const reviews = languages.map(() => "legalReviewedOn");
const places = [...keys.map(variableOf), "CONTACT_ENDPOINT", ...reviews];

/** Keeps Node.js's compiled code: compiling took half of the time. */
const compileCache = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled") };

/** Runs the command with only these variables. */
function launchCheck(env: Readonly<Record<string, string>>) {
  const command = join(root, "launch/check.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    env: { ...env, ...compileCache },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** A brand as environment variables. */
const placesOf = (brand: Brand) =>
  Object.fromEntries(keys.map((key) => [variableOf(key), brand[key]]));

const unfilled = {
  ...placesOf(placeholderBrand),
  CONTACT_ENDPOINT: "",
};
const filled = {
  ...placesOf({ ...filledBrand, securityMailbox: "" }),
  CONTACT_ENDPOINT: "/api/contact",
  SMTP_URL: "smtps://mail.ada.com",
  INBOX_FROM: "form@ada.com",
  INBOX_KEEP_DAYS: "365",
  INBOX_BEHIND_PROXY: "0",
  INBOX_HEALTH: "127.0.0.1:9464",
};

test("with nothing filled in, it lists every placeholder, by its place, and the count", () => {
  const { status, stdout, stderr } = launchCheck(unfilled);
  expect(status).toBe(1);
  expect(stderr).toBe("");
  for (const name of places) expect(stdout).toMatch(new RegExp(`^  ${name}\\b.*  \\S`, "m"));
  for (const key of keys) expect(stdout).toContain(`or ${key} in brand.ts `);
  expect(stdout).toMatch(new RegExp(`^${places.length} left .+\\.\n$`, "m"));
});

test("every value with which the build or the inbox would stop is named at once, with what it must be", () => {
  const wrong = { INBOX_KEEP_DAYS: "-1", INBOX_TO: "team at ada", SITE_ORIGIN: "http://ada.com" };
  const { status, stdout, stderr } = launchCheck({ ...filled, ...wrong, APP_URL: "ada" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  for (const name of [...Object.keys(wrong), "APP_URL"]) {
    expect(stderr).toMatch(new RegExp(`\\b${name} [^\\n]*must be [^\\n]+\\.`));
  }
});
