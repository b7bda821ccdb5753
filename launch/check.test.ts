import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Brand } from "../app/content/brand.ts";
import { languages } from "../app/content/languages.ts";
import { placeholderBrand } from "../site-build/brand-fixture.ts";
import { variableOf } from "../site-build/settings.ts";

const root = join(import.meta.dirname, "..");
const keys = Object.keys(placeholderBrand) as (keyof Brand)[];
/** A review of the legal pages in each language. */
const reviews = languages.map(() => "legalReviewedOn");
const places = [...keys.map(variableOf), "CONTACT_ENDPOINT", ...reviews];

/** Keeps Node.js's compiled code: compiling took half of the time. */
const compileCache = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled") };

function launchCheck(env: Readonly<Record<string, string>>) {
  const command = join(root, "launch/check.ts");
  return spawnSync(process.execPath, [command], {
    env: { ...env, ...compileCache },
    encoding: "utf8",
  });
}

test("with nothing filled in, it lists every placeholder, by its place, and the count", () => {
  const unfilled = keys.map((key) => [variableOf(key), placeholderBrand[key]]);
  const { status, stdout, stderr } = launchCheck(Object.fromEntries(unfilled));
  expect(status).toBe(1);
  expect(stderr).toBe("");
  for (const name of places) expect(stdout).toMatch(new RegExp(`^  ${name}\\b.*  \\S`, "m"));
  for (const key of keys) expect(stdout).toContain(`or ${key} in brand.ts `);
  expect(stdout).toMatch(new RegExp(`^${places.length} left .+\\.\n$`, "m"));
});

test("every value with which the build or the inbox would stop is named at once, with what it must be", () => {
  const ofBuild = { SITE_ORIGIN: "http://ada.com", APP_URL: "ada" };
  const wrong = { INBOX_KEEP_DAYS: "-1", INBOX_TO: "team at ada", ...ofBuild };
  const { status, stdout, stderr } = launchCheck({ ...wrong, CONTACT_ENDPOINT: "/messages" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  for (const name of Object.keys(wrong)) {
    expect(stderr).toMatch(new RegExp(`\\b${name} [^\\n]*must be [^\\n]+\\.`));
  }
});
