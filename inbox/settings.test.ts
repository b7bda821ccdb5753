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
    ["INBOX_TO", "secret"],
    ["INBOX_TO", "a@b.example,, secret"],
    ["INBOX_TO", "sécret@b.example"],
    ["INBOX_FROM", "secret"],
    ["INBOX_FROM", "sécret@b.example"],
    ["INBOX_FROM", "a@b.example, secret@b.example"],
    ["SMTP_URL", "http://secret"],
    ["SMTP_URL", "smtps:secret"],
    ["SMTP_URL", "smtps://user:secret/1@mail.example"],
    ["SMTP_URL", "smtps://user:1/secret@mail.example"],
    ["SMTP_URL", "smtps://user:1#secret@mail.example"],
    ["SMTP_URL", "smtps://user:1?secret@mail.example"],
    ["INBOX_DB", "mysql://user:secret@db.example/inbox"],
    ["INBOX_DB", "sqlite:secret"],
    ["INBOX_DB", "postgres://user:secret/1@db.example/inbox"],
    ["INBOX_DB", "postgres://user:1/secret@db.example/inbox"],
    ["INBOX_DB", "postgres://user:secret@one.example,two.example/inbox"],
    ["INBOX_DB", "postgres://user:secret@one.example:5432,two.example:5432/inbox"],
    ["INBOX_DB", "postgres:///inbox?host=one.secret.example,two.example"],
    ["INBOX_WEBHOOK", "secret"],
    ["INBOX_WEBHOOK", "http://secret.example/"],
    ["INBOX_WEBHOOK", "https://user:secret@desk.example/"],
    ["INBOX_WEBHOOK", "https://secret.example/"],
    ["INBOX_WEBHOOK_SECRET", "secret"],
    ["INBOX_WEBHOOK_SECRET", `whsec_${btoa("secret")}`],
    ["INBOX_WEBHOOK_SECRET", `whsec_${btoa("secret".repeat(4))}`],
    ["INBOX_WEBHOOK_SECRET", `whsec_${btoa("x".repeat(24))} whsec_${btoa("secret")}`],
    ["INBOX_WEBHOOK_SECRET", `whsec_${btoa("x".repeat(24))}, secret`],
  ])("%s=%s", (name, value) => {
    const reading = () => readSettings({ [name]: value });
    expect(reading).toThrow(name);
    expect(reading).not.toThrow("secret");
  });
});

test("what a password must write otherwise is named", () => {
  const reading = (name: string, value: string) => () => readSettings({ [name]: value });
  for (const sign of ["/", "?", "#"]) {
    const rest = `://user:1${sign}2@host.example`;
    expect(reading("SMTP_URL", `smtps${rest}`)).toThrow("%2F, %3F, %23 and %25 for /, ?, # and %");
    expect(reading("INBOX_DB", `postgres${rest}`)).toThrow("%2F, %3F, %23 and %25 for /, ?, # and");
  }
});

test.each([":memory:", "messages.sqlite", "/srv/a@b/messages.sqlite", "C:\\messages.sqlite"])(
  "%s is a file",
  (INBOX_DB) => expect(readSettings({ INBOX_DB }).database).toBe(INBOX_DB),
);

test.each([
  "postgres://inbox:1%2F2@db.example:5432/inbox?sslmode=require&channel_binding=require",
  "postgresql:///inbox?host=/run/postgresql",
])("%s is a database", (INBOX_DB) => {
  expect(readSettings({ INBOX_DB }).database).toBe(INBOX_DB);
});

describe("mail needs", () => {
  const SMTP_URL = "smtp://localhost";
  const INBOX_FROM = "form@site.example";

  test("a mailbox: those that are set, or the site's", () => {
    expect(() => readSettings({ SMTP_URL, INBOX_FROM })).toThrow("INBOX_TO");
    const { mailboxes } = readSettings({ SMTP_URL, INBOX_FROM }, "hello@site.example");
    expect(mailboxes).toEqual({ to: ["hello@site.example"], from: INBOX_FROM });
    const set = { SMTP_URL, INBOX_FROM, INBOX_TO: "a@b.example,c@ÄD.example ," };
    expect(readSettings(set, "hello@site.example").mailboxes.to).toEqual([
      "a@b.example",
      "c@xn--d-zfa.example",
    ]);
  });

  test("a sender", () => {
    expect(() => readSettings({ SMTP_URL }, "hello@site.example")).toThrow("INBOX_FROM");
  });
});

test("a webhook has an address and a secret", () => {
  const secret = `whsec_${btoa("123456789012345678901234")}`;
  for (const url of ["https://desk.example/in", "http://localhost:8080/in", "http://[::1]/in"]) {
    const env = { INBOX_WEBHOOK: url, INBOX_WEBHOOK_SECRET: secret };
    expect(readSettings(env).webhook).toEqual({ url, secret });
  }
  expect(readSettings({}).webhook).toBeUndefined();
});
