import { describe, expect, test } from "vitest";
import { defaultBrand, placeholderName } from "../../app/content/brand.ts";
import { resolveBrand } from "./brand.ts";

test("with nothing set, the brand is the defaults, and they are valid", () => {
  expect(resolveBrand({})).toEqual(defaultBrand);
});

test("the environment overrides, and an empty mailbox is allowed", () => {
  const brand = resolveBrand({ BRAND_NAME: "Ada", HELLO_MAILBOX: "" });
  expect(brand).toEqual({ ...defaultBrand, name: "Ada", meaning: "", helloMailbox: "" });
});

test("default texts do not contain the placeholder once a name is set", () => {
  const { name, meaning, legalName } = resolveBrand({ BRAND_NAME: "Ada" });
  expect([name, meaning, legalName].join(" ")).not.toContain(placeholderName);
});

test("the default meaning is dropped with the default name, unless another is set", () => {
  expect(resolveBrand({ BRAND_NAME: defaultBrand.name }).meaning).toBe(defaultBrand.meaning);
  expect(resolveBrand({ BRAND_NAME: "Ada" }).meaning).toBe("");
  expect(resolveBrand({ BRAND_NAME: "Ada", BRAND_MEANING: "After a bridge." }).meaning).toBe(
    "After a bridge.",
  );
});

test.each([
  ["HELLO_MAILBOX", "o'neil+press@mail.ada.co.za"],
  ["DOCS_URL", "https://docs.ada.example:8443/v1/en"],
  ["BRAND_NAME", "Ọmọ & Söhne <Ltd>"],
])("%s=%s is accepted unchanged", (key, value) => {
  expect(Object.values(resolveBrand({ [key]: value }))).toContain(value);
});

test("corporate facts are empty until they are set", () => {
  const given = { REGISTRATION_NUMBER: "RC 1", LICENCES: "None yet" };
  expect(resolveBrand(given)).toEqual({
    ...defaultBrand,
    registrationNumber: "RC 1",
    licences: "None yet",
  });
});

describe("a malformed value stops the build with a sentence that names key, value and rule", () => {
  test.each([
    ["BRAND_NAME", ""],
    ["BRAND_NAME", " Ada "],
    ["BRAND_NAME", "x".repeat(41)],
    ["BRAND_NAME", "Ada\nLovelace"],
    ["BRAND_NAME", "\u200b"],
    ["SITE_ORIGIN", "http://ada.example"],
    ["SITE_ORIGIN", "https://ada.example/"],
    ["SITE_ORIGIN", "https://ada.example/en"],
    ["SITE_ORIGIN", "ada.example"],
    ["APP_URL", "javascript:alert(1)"],
    ["APP_URL", "https:app.ada.example"],
    ["APP_URL", " https://app.ada.example"],
    ["APP_URL", "https://app.ada.example/a b"],
    ["APP_URL", "https://ada:secret@app.ada.example"],
    ["DOCS_URL", "https://docs.ada.example?version=1"],
    ["DOCS_URL", "https://docs.ada.example#top"],
    ["DOCS_URL", "https://docs.ada.example/"],
    ["HELLO_MAILBOX", "hello at ada"],
    ["SECURITY_MAILBOX", "a@b"],
    ["SECURITY_MAILBOX", "a@b..c"],
    ["SECURITY_MAILBOX", "a@b.c?subject=x"],
    ["SECURITY_MAILBOX", "Ada <a@b.cd>"],
    ["LICENCES", "None\u2028yet"],
    ["BRAND_MEANING", " After a bridge."],
    ["REGISTERED_OFFICE", "x".repeat(201)],
  ])("%s=%s", (key, value) => {
    const attempt = () => resolveBrand({ [key]: value });
    expect(attempt).toThrow(key);
    expect(attempt).toThrow(`"${value}"`);
    expect(attempt).toThrow(/must be an? .+\.$/);
  });
});
