import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("nothing needs to be set", () => {
  expect(readSettings({})).toMatchObject({ perAddress: 10, overall: 200 });
});

describe("a wrong value is named by its variable, and not quoted", () => {
  test.each([
    ["SITE_ORIGIN", "secret"],
    ["SITE_ORIGIN", "ftp://secret"],
    ["INBOX_BEHIND_PROXY", "secret"],
    ["INBOX_BEHIND_PROXY", "2"],
    ["INBOX_BEHIND_PROXY", "secret.proxy.example"],
    ["INBOX_BEHIND_PROXY", "10.0.0.1,,10.0.0.2"],
    ["INBOX_BEHIND_PROXY", "10.0.0.0/0"],
    ["INBOX_BEHIND_PROXY", "10.0.0.0/33"],
    ["INBOX_BEHIND_PROXY", "2001:db8::/129"],
    ["INBOX_PER_ADDRESS", "0"],
    ["INBOX_OVERALL", "secret"],
    ["INBOX_KEEP_DAYS", "secret"],
    ["INBOX_HEALTH", "secret"],
    ["INBOX_HEALTH", "localhost:99999"],
    ["INBOX_FROM", "secret"],
    ["SMTP_URL", "http://secret"],
    ["SMTP_URL", "smtps:secret"],
  ])("%s=%s", (name, value) => {
    const reading = () => readSettings({ [name]: value });
    expect(reading).toThrow(name);
    expect(reading).not.toThrow("secret");
  });
});

test("mail needs a mailbox: the one that is set, or the site's", () => {
  const SMTP_URL = "smtp://localhost";
  expect(() => readSettings({ SMTP_URL })).toThrow("INBOX_TO");
  const site = { to: "hello@site.example", from: "hello@site.example" };
  expect(readSettings({ SMTP_URL }, site.to).mailboxes).toEqual(site);
  const set = { INBOX_TO: "a@b.example", INBOX_FROM: "c@d.example" };
  expect(readSettings({ SMTP_URL, ...set }, site.to).mailboxes).toEqual({
    to: "a@b.example",
    from: "c@d.example",
  });
});
