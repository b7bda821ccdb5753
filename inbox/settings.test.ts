import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("nothing needs to be set", () => {
  expect(readSettings({})).toMatchObject({ behindProxy: false, perAddress: 10, overall: 200 });
});

describe("a wrong value is named by its variable, and not quoted", () => {
  test.each([
    ["SITE_ORIGIN", "secret"],
    ["SITE_ORIGIN", "ftp://secret"],
    ["INBOX_BEHIND_PROXY", "secret"],
    ["INBOX_PER_ADDRESS", "0"],
    ["INBOX_OVERALL", "secret"],
  ])("%s=%s", (name, value) => {
    const reading = () => readSettings({ [name]: value });
    expect(reading).toThrow(name);
    expect(reading).not.toThrow("secret");
  });
});
