import { expect, onTestFinished, test } from "vitest";
import { LIMIT_MS } from "../tests/limit.ts";
import type { Log } from "./log.ts";
import { createMailer, mailDelivery, mailOf } from "./mail.ts";
import { readSettings } from "./settings.ts";
import type { StoredMessage } from "./stored-message.ts";
import { valid } from "./testing/receiving.ts";
import { startSmtp } from "./testing/smtp.ts";

const state = { id: 7, key: "key", receivedAt: 0, state: "waiting", deliveries: {} };
const storedAs = (changes: Partial<StoredMessage> = {}) =>
  ({ ...valid, ...state, ...changes }) as StoredMessage;

const own = {
  SMTP_URL: "smtp://localhost",
  INBOX_TO: "hello@site.example",
  INBOX_FROM: "form@site.example",
};

/** A mail server, and a sender to it, until the test ends. */
async function mailServer(options?: Parameters<typeof startSmtp>[0]) {
  const { mails, url, close: closeServer } = await startSmtp(options);
  onTestFinished(closeServer);
  const send = createMailer(url, own.INBOX_FROM, LIMIT_MS);
  return { mails, send };
}

/** A message as the mail server got it: its header lines, unfolded, and its recipients. */
async function sent(changes: Partial<StoredMessage> = {}, env = {}) {
  const recipients: string[] = [];
  const { mails, send } = await mailServer({
    onRcptTo: ({ address }, _, accepted) => {
      recipients.push(address);
      accepted();
    },
  });
  const { mailboxes } = readSettings({ ...own, ...env });
  await send(mailOf([storedAs(changes)], mailboxes));
  const [head = "", text = ""] = mails[0]?.source.split(/\r\n\r\n(.*)/s) ?? [];
  return { lines: head.replace(/\r\n(?=[ \t])/g, "").split("\r\n"), text, recipients };
}

/** The text of encoded words, as a mail program shows it (RFC 2047). */
const decoded = (value: string) =>
  value
    .replace(/(=\?[^ ]*\?=) +(?==\?)/g, "$1")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, coding, text) =>
      /b/i.test(coding)
        ? Buffer.from(text, "base64").toString()
        : decodeURIComponent(
            text
              .replaceAll("_", " ")
              .replaceAll("%", "%25")
              .replace(/=([\dA-F]{2})/g, "%$1"),
          ),
    );
const header = (lines: readonly string[], name: string) => {
  const line = lines.find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2);
};

test("every header is ASCII, whatever letters an address has", async () => {
  const INBOX_TO = "hello@bücher.example";
  const INBOX_FROM = "form@bücher.example";
  const { lines } = await sent(
    { name: "Ádá", email: "ada@köln.example" },
    { INBOX_TO, INBOX_FROM },
  );
  expect(lines.filter((line) => /[^ -~]/.test(line))).toEqual([]);
  expect(header(lines, "Reply-To")).toContain("<ada@xn--kln-sna.example>");
  expect(header(lines, "Message-ID")).toMatch(/^<[\da-f]{32}@xn--bcher-kva\.example>$/);
  expect(header(lines, "To")).toBe("hello@xn--bcher-kva.example");
});

test("an address with other letters before the @ is in the text alone", async () => {
  const { lines, text } = await sent({ email: "ädä@shop.example" });
  expect(lines.filter((line) => /[^ -~]/.test(line))).toEqual([]);
  expect(header(lines, "Reply-To")).toBeUndefined();
  expect(text).toContain("Email: ");
});

test("every mailbox gets the mail, which no machine answers, in plain text, with the visitor's language", async () => {
  const env = { INBOX_TO: "a@one.example, b@two.example", INBOX_FROM: "form@three.example" };
  const { lines, text, recipients } = await sent({ language: "fr" }, env);
  expect(recipients).toEqual(["a@one.example", "b@two.example"]);
  expect(header(lines, "To")).toBe("a@one.example, b@two.example");
  expect(header(lines, "Reply-To")).toBe("Adaeze Mensah <adaeze@shop.example>");
  expect(header(lines, "Message-ID")).toMatch(/@three\.example>$/);
  expect(header(lines, "Auto-Submitted")).toBe("auto-generated");
  expect(header(lines, "Content-Type")).toContain("text/plain");
  expect(header(lines, "Date")).toMatch(/^Thu, 01 Jan 1970/);
  expect(text).toMatch(/^Language: French\r$/m);
  expect(text).toContain("\r\nWe collect in Lagos.\r\nWe settle in Nairobi.\r\n");
});

test("a doubtful message is marked in its subject and in a header, for the mailbox's own rules", async () => {
  const { lines } = await sent({ doubt: "hidden-field" });
  expect(header(lines, "Subject")).toBe("[?] Contact form: Settling in KES");
  expect(header(lines, "X-Inbox-Doubt")).toBe("hidden-field");
  expect(header((await sent()).lines, "X-Inbox-Doubt")).toBeUndefined();
});

test("a server on this machine gets it encrypted, whatever its certificate, and is greeted by the sender's domain", async () => {
  const sessions: unknown[] = [];
  const { send } = await mailServer({
    hideSTARTTLS: false,
    onMailFrom: (_, { secure, hostNameAppearsAs }, accepted) => {
      sessions.push([secure, hostNameAppearsAs]);
      accepted();
    },
  });
  const { mailboxes } = readSettings(own);
  await send(mailOf([storedAs()], mailboxes));
  expect(sessions).toEqual([[true, "site.example"]]);
});

test("no field adds a header, an address or a mail", async () => {
  const evil = "A\r\nBcc: eve@evil.example\r\n\r\nX\r\n.\r\nMAIL FROM:<eve@evil.example>";
  const all = { name: evil, company: evil, phone: evil, subject: evil, message: evil, key: evil };
  const { lines, recipients } = await sent({ ...all, email: "a,eve@evil.example" });
  expect(recipients).toEqual([own.INBOX_TO]);
  expect(lines.map((line) => line.split(":")[0])).not.toContain("Bcc");
});

test.each([
  ["=?utf-8?q?Invoice_from_the_bank?="],
  ["Re: =?UTF-8?B?SGVsbG8=?= and more"],
  ["100% =? sure"],
  ["Übersicht"],
  ["a ".repeat(100).trim()],
])("the subject %s arrives as it was typed, and marked as the visitor's", async (subject) => {
  const { lines } = await sent({ subject });
  expect(decoded(header(lines, "Subject") ?? "")).toBe(`Contact form: ${subject}`);
});

/** The name that mail programs show: they decode quoted text, too. */
const shownName = (lines: readonly string[]) => {
  const [, phrase = ""] = /^(.*) <[^<>]*>$/.exec(header(lines, "Reply-To") ?? "") ?? [];
  const [, quoted] = /^"(.*)"$/.exec(phrase) ?? [];
  return decoded(quoted?.replace(/\\(.)/g, "$1") ?? phrase);
};

test.each([
  ["=?utf-8?B?U3VwcG9ydA==?= Ada"],
  ["=?utf-8?Q?Support?= =?utf-8?Q?_desk?="],
  ["Zoë =?iso-8859-1?q?Support?="],
  ['"=?UTF-8?B?U3VwcG9ydA==?=" <support@site.example>'],
  ["100% =? sure"],
  ['O\'Brien, "Ada" \\ (Acme)'],
  ["Ada ".repeat(25).trim()],
  ["\u{1f469}\u200d\u{1f4bb} می\u200cخواهم"],
])("the name %s is not decoded to another one", async (name) => {
  const { lines } = await sent({ name });
  expect(lines.filter((line) => /[^ -~]/.test(line))).toEqual([]);
  expect(shownName(lines)).toBe(name.replaceAll("=?", "= ?"));
});

test("an address that looks like an encoded word is in the text alone", async () => {
  const { lines, text } = await sent({ email: "=?utf-8?q?support?=@shop.example" });
  expect(header(lines, "Reply-To")).toBeUndefined();
  expect(text).toContain("Email: =?utf-8?q?support?=@shop.example");
});

test("marks that nobody sees, and those of direction, are in no header and no text", async () => {
  const marks =
    "\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff";
  const typed = `Ada${marks}=${marks}?`;
  const { mailboxes } = readSettings(own);
  const { text } = mailOf([storedAs({ name: typed, phone: typed, message: typed })], mailboxes);
  expect(text).toMatch(/^Name: Ada=\?$/m);
  expect(text).toMatch(/^Ada=\?$/m);
  expect(text).not.toMatch(/\p{Cf}/u);
  const { lines } = await sent({ name: typed, subject: typed });
  expect(shownName(lines)).toBe("Ada= ?");
  expect(decoded(header(lines, "Subject") ?? "")).toBe("Contact form: Ada=?");
});

test("terminal commands are not in a mail, and a message keeps its lines and tabs", () => {
  const { mailboxes } = readSettings(own);
  const typed = "\u001b]0;x\u0007\u009b2J";
  const message = `{\n\t\t"fee": 1 }\r\n${typed}\u2028end`;
  const mail = mailOf([storedAs({ company: typed, message })], mailboxes);
  expect(mail.text).not.toMatch(/[^\P{Cc}\n\t]/u);
  expect(mail.text).toContain('Message:\n{\n\t\t"fee": 1 }\n ]0;x 2J\nend\n');
});

test("a mailbox that is refused is logged, and the others have the mail", async () => {
  const { mails, send } = await mailServer({
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith("b@") ? Object.assign(new Error("no"), { responseCode: 550 }) : null),
  });
  const { mailboxes } = readSettings({ ...own, INBOX_TO: "a@site.example, b@site.example" });
  const events: unknown[] = [];
  const log: Log = (event, details) => events.push({ event, ...details });
  await mailDelivery(send, mailboxes, log)(storedAs());
  expect(mails).toHaveLength(1);
  expect(events).toEqual([{ event: "mailbox-refused", id: 7, mailboxes: 1, reply: 550 }]);
});

test("a mail of several messages says who wrote which, and no visitor writes one of another", async () => {
  const { mails, send } = await mailServer();
  const { mailboxes } = readSettings(own);
  const forged = mailOf([storedAs({ email: "boss@site.example" })], mailboxes).text;
  const message = `Hello\r\n\n--- Message 9 ---\n\n${forged}`;
  const [first, second] = [
    storedAs({ id: 8, key: "8", message }),
    storedAs({ id: 9, key: "9", email: "kofi@shop.example" }),
  ];
  const deliver = mailDelivery(send, mailboxes, () => {});
  await deliver(first, second);
  await deliver(first, second);
  await deliver(first);
  const [mail, again, single] = mails;
  expect(again?.id).toBe(mail?.id);
  expect(single?.id).not.toBe(mail?.id);
  const [head = "", text = ""] = mail?.source.split(/\r\n\r\n(.*)/s) ?? [];
  expect(head).not.toContain("Reply-To");
  expect(head).toMatch(/^Subject: Contact form: 2 messages\r$/m);
  expect(text.match(/^--- Message \d+ ---\r$/gm)).toEqual([
    "--- Message 8 ---\r",
    "--- Message 9 ---\r",
  ]);
  expect(text.match(/^Email: .*(?=\r$)/gm)).toEqual([
    `Email: ${valid.email}`,
    "Email: kofi@shop.example",
  ]);
});
