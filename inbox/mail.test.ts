import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { LIMIT_MS } from "../tests/limit.ts";
import type { Log } from "./log.ts";
import { createMail, mailOf } from "./mail.ts";
import { readSettings } from "./settings.ts";
import type { StoredMessage } from "./store.ts";
import { valid } from "./testing/answers.ts";
import { startSmtp } from "./testing/smtp.ts";

const state = { id: 7, key: "key", receivedAt: 0, state: "waiting", deliveries: {} };
const storedAs = (changes: Partial<StoredMessage> = {}) =>
  ({ ...valid, ...state, ...changes }) as StoredMessage;

const INBOX_TO = "hello@site.example";
const INBOX_FROM = "form@site.example";
const { mailboxes } = readSettings({ INBOX_TO, INBOX_FROM });

/** A mail server, and delivery by it, until the test ends. */
async function mailServer(
  options?: Parameters<typeof startSmtp>[0],
  to = mailboxes,
  log: Log = () => {},
) {
  const { mails, url, close } = await startSmtp(options);
  onTestFinished(close);
  return { mails, deliver: createMail(url, to, log, LIMIT_MS) };
}

/** A message as the mail server got it: its headers, unfolded, all of ASCII, its text, and its recipients. */
async function sent(changes: Partial<StoredMessage> = {}, to = mailboxes) {
  const recipients: string[] = [];
  const onRcptTo: SMTPServerOptions["onRcptTo"] = ({ address }, _, accepted) => {
    recipients.push(address);
    accepted();
  };
  const { mails, deliver } = await mailServer({ onRcptTo }, to);
  await deliver(storedAs(changes));
  const [head = "", text = ""] = mails[0]?.source.split(/\r\n\r\n(.*)/s) ?? [];
  expect(head).toMatch(/^[ -~\r\n\t]*$/);
  const lines = head.replace(/\r\n(?=[ \t])/g, "").split("\r\n");
  const header = (name: string) =>
    lines.find((each) => each.startsWith(`${name}: `))?.slice(name.length + 2);
  return { header, text, recipients };
}

test("every mailbox gets the mail, which no machine answers, in plain text, with the visitor's language", async () => {
  const env = { INBOX_TO: "a@one.example, b@bücher.example", INBOX_FROM: "form@bücher.example" };
  const { header, text, recipients } = await sent({ language: "fr" }, readSettings(env).mailboxes);
  expect(recipients).toEqual(["a@one.example", "b@bücher.example"]);
  expect(header("To")).toBe("a@one.example, b@xn--bcher-kva.example");
  expect(header("Reply-To")).toBe("Adaeze Mensah <adaeze@shop.example>");
  expect(header("Message-ID")).toMatch(/^<[\da-f]{32}@xn--bcher-kva\.example>$/);
  expect(header("Auto-Submitted")).toBe("auto-generated");
  expect(header("Content-Type")).toContain("text/plain");
  expect(header("Date")).toMatch(/^Thu, 01 Jan 1970/);
  expect(header("X-Inbox-Doubt")).toBeUndefined();
  expect(text).toMatch(/^Language: French\r$/m);
  expect(text).toContain("\r\nWe collect in Lagos.\r\nWe settle in Nairobi.\r\n");
});

test.each([
  ["ada@köln.example", "<ada@xn--kln-sna.example>"],
  ["ädä@shop.example", undefined],
])("the address %s is answered to %s, and in the text", async (email, replyTo) => {
  const { header, text } = await sent({ email });
  expect(header("Reply-To")?.split(" ").at(-1)).toBe(replyTo);
  expect(text).toContain("Email: ");
});

test("a doubtful message is marked in its subject and in a header, for the mailbox's own rules", async () => {
  const { header } = await sent({ doubt: "hidden-field" });
  expect(header("Subject")).toBe("[?] Contact form: Settling in KES");
  expect(header("X-Inbox-Doubt")).toBe("hidden-field");
});

test("a server on this machine gets it encrypted, whatever its certificate, and is greeted by the sender's domain", async () => {
  const sessions: unknown[] = [];
  const { deliver } = await mailServer({
    hideSTARTTLS: false,
    onMailFrom: (_, { secure, hostNameAppearsAs }, accepted) => {
      sessions.push([secure, hostNameAppearsAs]);
      accepted();
    },
  });
  await deliver(storedAs());
  expect(sessions).toEqual([[true, "site.example"]]);
});

test("no field adds a header, an address or a mail", async () => {
  const evil = "A\r\nBcc: eve@evil.example\r\n\r\nX\r\n.\r\nMAIL FROM:<eve@evil.example>";
  const all = { name: evil, company: evil, phone: evil, subject: evil, message: evil, key: evil };
  const { header, recipients } = await sent({ ...all, email: "a,eve@evil.example" });
  expect(recipients).toEqual([INBOX_TO]);
  expect(header("Bcc")).toBeUndefined();
});

test("what nobody sees, turns a line or commands a terminal is in no header and no text; lines and tabs are kept", async () => {
  const marks =
    "\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff";
  const typed = `Ada${marks}=${marks}?`;
  const company = "\u001b]0;x\u0007\u009b2J";
  const message = `{\n\t\t"fee": 1 }\r\n${company}\u2028${typed}`;
  const all = storedAs({ name: typed, subject: typed, company, message });
  const { subject, replyTo, text } = mailOf([all], mailboxes);
  expect([subject, replyTo]).toMatchObject(["Contact form: Ada=?", { name: "Ada=?" }]);
  expect(text).not.toMatch(/[^\P{C}\n\t]/u);
  expect(text).toMatch(/^Name: Ada=\?$/m);
  expect(text).toContain('Message:\n{\n\t\t"fee": 1 }\n ]0;x 2J\nAda=?\n');
  const joined = "\u{1f469}\u200d\u{1f4bb} می\u200cخواهم";
  expect(mailOf([storedAs({ subject: joined })], mailboxes).subject).toContain(joined);
});

test("a mailbox that is refused is logged, and the others have the mail", async () => {
  const both = { to: ["a@site.example", "b@site.example"], from: INBOX_FROM };
  const no = Object.assign(new Error("no"), { responseCode: 550 });
  const onRcptTo: SMTPServerOptions["onRcptTo"] = ({ address }, _, done) =>
    done(address.startsWith("b@") ? no : null);
  const events: unknown[] = [];
  const log: Log = (event, details) => events.push([event, details]);
  const { mails, deliver } = await mailServer({ onRcptTo }, both, log);
  await deliver(storedAs());
  expect(mails).toHaveLength(1);
  expect(events).toEqual([["mailbox-refused", { id: 7, mailboxes: 1, reply: 550 }]]);
});

test("a mail of several messages says who wrote which, and no visitor writes one of another", async () => {
  const { mails, deliver } = await mailServer();
  const forged = mailOf([storedAs({ email: "boss@site.example" })], mailboxes).text;
  const message = `Hello\r\n\n--- Message 9 ---\n\n${forged}`;
  const first = storedAs({ id: 8, key: "8", message });
  const second = storedAs({ id: 9, key: "9", email: "kofi@shop.example" });
  await deliver(first, second);
  await deliver(first, second);
  await deliver(first);
  const [mail, again, single] = mails;
  expect(again?.id).toBe(mail?.id);
  expect(single?.id).not.toBe(mail?.id);
  const [head = "", text = ""] = mail?.source.split(/\r\n\r\n(.*)/s) ?? [];
  expect(head).not.toContain("Reply-To");
  expect(head).toMatch(/^Subject: Contact form: 2 messages\r$/m);
  const ofMessage = (id: number, email: string) => [`--- Message ${id} ---`, `Email: ${email}`];
  expect(text.match(/^(?:--- Message \d+ ---|Email: .*)(?=\r$)/gm)).toEqual([
    ...ofMessage(8, valid.email),
    ...ofMessage(9, "kofi@shop.example"),
  ]);
});
