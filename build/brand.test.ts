import { describe, expect, test } from "vitest";
import { defaultBrand } from "../app/content/brand.ts";
import { resolveBrand } from "./brand.ts";

test("nothing set: the defaults, and they hold every rule", () => {
  expect(resolveBrand({})).toEqual(defaultBrand);
});

test("the environment overrides, and an empty mailbox is allowed", () => {
  const brand = resolveBrand({ BRAND_NAME: "Ada", HELLO_MAILBOX: "" });
  expect(brand).toEqual({ ...defaultBrand, name: "Ada", helloMailbox: "" });
});

describe("a malformed value stops the build with a sentence that names key, value and rule", () => {
  test.each([
    ["BRAND_NAME", ""],
    ["BRAND_NAME", " Ada "],
    ["BRAND_NAME", "x".repeat(41)],
    ["SITE_ORIGIN", "http://ada.example"],
    ["SITE_ORIGIN", "https://ada.example/"],
    ["SITE_ORIGIN", "https://ada.example/en"],
    ["SITE_ORIGIN", "ada.example"],
    ["APP_URL", "javascript:alert(1)"],
    ["DOCS_URL", "https://docs.ada.example/"],
    ["HELLO_MAILBOX", "hello at ada"],
    ["SECURITY_MAILBOX", "a@b"],
  ])("%s=%s", (key, value) => {
    const attempt = () => resolveBrand({ [key]: value });
    expect(attempt).toThrow(key);
    expect(attempt).toThrow(`"${value}"`);
    expect(attempt).toThrow(/must be an? .+\.$/);
  });
});
