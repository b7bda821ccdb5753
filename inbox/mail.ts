import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import { fieldNames, rulesOf } from "./form.ts";
import { inLines, inOneLine } from "./harmless.ts";
import type { Log } from "./log.ts";
import { isThisMachine, type Mailboxes } from "./settings.ts";
import type { Taken } from "./store.ts";
import type { StoredMessage } from "./stored-message.ts";

/** For each step of a conversation with the mail server, in milliseconds. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Sends one mail. Rejects if the mail server has not accepted it. */
type SendMail = (mail: SendMailOptions) => Promise<unknown>;

export interface Mailer {
  readonly send: SendMail;
  readonly close: () => void;
}

/**
 * Mail by the server that an `smtp://` or `smtps://` URL names. TLS with a certificate that Node.js trusts
 * is required, except on this machine; `requireTLS=false` in the URL lifts that. `patience`, in
 * milliseconds, is for the connection and the greeting.
 */
export function createMailer(smtpUrl: string, patience = CONNECT_MS): Mailer {
  const url = new URL(smtpUrl);
  const local = isThisMachine(url);
  const requireTLS = !local && url.searchParams.get("requireTLS") !== "false";
  url.searchParams.delete("requireTLS");
  const transport = createTransport({
    url: url.href,
    requireTLS,
    // A mail server's own certificate, as Debian's Postfix has it, proves nothing and need not here.
    ...(local && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    dnsTimeout: patience,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    // One mail after the other on one connection. Only the outbox repeats a failed mail.
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
  });
  return { send: (mail) => transport.sendMail(mail), close: () => transport.close() };
}

/**
 * Returns a function that sends stored messages to every mailbox, in one mail. They are delivered once one
 * mailbox has it: repeating it for the others would send it to that one again and again. Refusals are logged.
 */
export function mailDelivery(send: SendMail, mailboxes: Mailboxes, log: Log) {
  return async (...messages: Taken): Promise<void> => {
    const [first, ...rest] = messages;
    const mail = rest.length > 0 ? digestOf(messages, mailboxes) : mailOf(first, mailboxes);
    const { rejectedErrors = [] } = Object(await send(mail));
    if (rejectedErrors.length === 0) return;
    const details = { id: first.id, mailboxes: rejectedErrors.length };
    log("mailbox-refused", { ...details, reply: rejectedErrors[0].responseCode });
  };
}

/** Headers of all mails: they stop automatic answers from holiday notices and helpdesks (RFC 3834). */
const envelope = ({ to, from }: Mailboxes) => ({
  from: { name: "Contact form", address: from },
  to: to.map((address) => ({ name: "", address })),
  headers: { "Auto-Submitted": "auto-generated" },
});

/** A mail that shows that the mail server takes those of the inbox. */
export function testMail(mailboxes: Mailboxes): SendMailOptions {
  const text = "The site's inbox can send mail.\n";
  return { ...envelope(mailboxes), subject: "Contact form: test", text };
}

/** A stored message as mail: plain text, answered to the visitor, the same mail however often it is sent. */
export function mailOf(stored: StoredMessage, mailboxes: Mailboxes): SendMailOptions {
  return {
    ...envelope(mailboxes),
    replyTo: replyTo(stored),
    subject: asTyped(`Contact form: ${inOneLine(stored.subject)}`),
    date: new Date(stored.receivedAt),
    messageId: messageId(stored.key, mailboxes),
    text: textOf(stored),
  };
}

/** Stored messages as one mail. It is the same mail for the same messages, however often it is sent. */
function digestOf(messages: Taken, mailboxes: Mailboxes): SendMailOptions {
  const intro = [
    "More messages came than mails may be sent, so this mail holds several. Answer each at its own address.",
    'Lines that begin with ">" are a visitor\'s.',
  ].join("\n");
  // The mark keeps a visitor from faking the start of another's message.
  const parts = messages.map((stored) => `--- Message ${stored.id} ---\n\n${textOf(stored, "> ")}`);
  return {
    ...envelope(mailboxes),
    subject: `Contact form: ${messages.length} messages`,
    date: new Date(Math.max(...messages.map(({ receivedAt }) => receivedAt))),
    messageId: messageId(messages.map(({ key }) => key).join(" "), mailboxes),
    text: [intro, ...parts].join("\n\n"),
  };
}

const messageId = (key: string, { from }: Mailboxes) => `<${digest(key)}@${from.split("@")[1]}>`;

/** The facts of a message; each line of a longer text begins with `mark`. */
function textOf(stored: StoredMessage, mark = ""): string {
  const { language } = stored;
  const received = `${new Date(stored.receivedAt).toISOString()} (message ${stored.id})`;
  const lines = shownOf(stored, false).map(([label, value]) => `${label}: ${inOneLine(value)}`);
  const texts = shownOf(stored, true).flatMap(([label, value]) => [
    `${label}:`,
    ...inLines(value).map((line) => mark + line),
    "",
  ]);
  return [
    ...lines,
    ...(language ? [`Language: ${nameOf(language)}`] : []),
    `Received: ${received}\n`,
    ...texts,
  ].join("\n");
}

/** The labels and values of the fields that were filled in, of one line or of several. */
const shownOf = (stored: StoredMessage, multiline: boolean) =>
  fieldNames.flatMap((name) => {
    const { label, multiline: isText = false } = rulesOf(name);
    const value = stored[name];
    return value && isText === multiline ? [[label, value] as const] : [];
  });

/** "French" for "fr": the team's mails are in English. */
export const nameOf = (language: string) =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/**
 * The visitor, if every mail server takes the address in a header: nodemailer writes its domain in ASCII. Mail
 * programs decode anything that looks like an encoded word (RFC 2047), in quotes and in addresses, too.
 */
function replyTo({ name, email }: StoredMessage) {
  const [local = "", domain = ""] = email.split("@");
  if (!/^[!-~]+$/.test(local) || local.includes("=?") || !domainToASCII(domain)) return undefined;
  return { name: inOneLine(name).replaceAll("=?", "= ?"), address: inOneLine(email) };
}

/** A subject that looks like encoded words would be shown decoded, unless it is encoded itself. */
function asTyped(subject: string): string {
  return subject.includes("=?") ? encodeWord(subject, "Q", 52) : subject;
}

const digest = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 32);
