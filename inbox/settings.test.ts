import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const signed = `whsec_${btoa("123456789012345678901234")}`;

test("nothing needs to be set", () => {
  expect(readSettings({})).toMatchObject({ perAddress: 10, overall: 200, webhook: undefined });
});

const wrong: Readonly<Record<string, readonly string[]>> = {
  SITE_ORIGIN: ["secret", "ftp://secret"],
  INBOX_BEHIND_PROXY: [
    ...["secret", "2", "secret.proxy.example", "10.0.0.1,,10.0.0.2"],
    ...["10.0.0.0/0", "10.0.0.0/", "127.0.0.1/00", "10.0.0.0/33", "2001:db8::/129"],
  ],
  INBOX_PER_ADDRESS: ["0"],
  INBOX_OVERALL: ["secret"],
  INBOX_KEEP_DAYS: ["secret"],
  INBOX_HEALTH: ["secret", "localhost:99999"],
  INBOX_TO: ["secret", "a@b.example,, secret", "sécret@b.example"],
  INBOX_FROM: ["secret", "sécret@b.example", "a@b.example, secret@b.example"],
  SMTP_URL: [
    ...["http://secret", "smtps:secret"],
    ...[..."/?#"].map((sign) => `smtps://user:secret${sign}1@mail.example`),
  ],
  INBOX_DB: [
    ...["mysql://user:secret@db.example/inbox", "sqlite:secret"],
    ...["postgres://user:secret/1@db.example/inbox"],
    "postgres://user:secret@one.example:5432,two.example:5432/inbox",
    "postgres:///inbox?host=one.secret.example,two.example",
  ],
  INBOX_WEBHOOK: [
    ...["secret", "http://secret.example/", "https://user:secret@desk.example/"],
    "https://secret.example/",
  ],
  INBOX_WEBHOOK_SECRET: ["secret", `whsec_${btoa("secret")}`, `whsec_${btoa("secret".repeat(4))}`],
};
const each = Object.entries(wrong).flatMap(([name, values]) => values.map((it) => [name, it]));
test.each(each)("%s=%s is named, and not quoted", (name = "", value) => {
  const reading = () => readSettings({ [name]: value });
  expect(reading).toThrow(name);
  expect(reading).not.toThrow("secret");
});

test("it listens to this machine alone if all proxies are on it", () => {
  const host = (INBOX_BEHIND_PROXY: string) => readSettings({ INBOX_BEHIND_PROXY }).host;
  const here = ["1", "127.0.0.1", "::1, 127.0.0.2", "127.8.0.0/16"];
  expect([...here, "::1"].map(host)).toEqual([...here.map(() => "127.0.0.1"), "::1"]);
  const others = ["", "0", "10.0.0.1", "127.0.0.1,10.0.0.0/8", "126.0.0.0/7", "::1/64"];
  expect(others.filter(host)).toEqual([]);
});

test.each([
  ...[":memory:", "messages.sqlite", "/srv/a@b/messages.sqlite", "C:\\messages.sqlite"],
  "postgres://inbox:1%2F2@db.example:5432/inbox?sslmode=require&channel_binding=require",
  "postgresql:///inbox?host=/run/postgresql",
])("%s is a file or a database", (INBOX_DB) => {
  expect(readSettings({ INBOX_DB }).database).toBe(INBOX_DB);
});

test("mail needs a sender and a mailbox: those that are set, or the site's", () => {
  const SMTP_URL = "smtp://localhost";
  const INBOX_FROM = "form@site.example";
  const hello = "hello@site.example";
  expect(() => readSettings({ SMTP_URL }, hello)).toThrow("INBOX_FROM");
  expect(() => readSettings({ SMTP_URL, INBOX_FROM })).toThrow("INBOX_TO");
  const { mailboxes } = readSettings({ SMTP_URL, INBOX_FROM }, hello);
  expect(mailboxes).toEqual({ to: [hello], from: INBOX_FROM });
  const set = { SMTP_URL, INBOX_FROM, INBOX_TO: "a@b.example,c@ÄD.example ," };
  expect(readSettings(set, hello).mailboxes.to).toEqual(["a@b.example", "c@xn--d-zfa.example"]);
});

test("a webhook has an address and a secret", () => {
  for (const url of ["https://desk.example/in", "http://localhost:8080/in", "http://[::1]/in"]) {
    const env = { INBOX_WEBHOOK: url, INBOX_WEBHOOK_SECRET: signed };
    expect(readSettings(env).webhook).toEqual({ url, secret: signed });
    for (const secret of [signed.toUpperCase(), `${signed}===`]) {
      const reading = () => readSettings({ ...env, INBOX_WEBHOOK_SECRET: secret });
      expect(reading).toThrow("INBOX_WEBHOOK_SECRET must be");
    }
  }
});
