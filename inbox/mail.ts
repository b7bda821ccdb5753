import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import { ATTEMPT_MS } from "./delivery.ts";
import { fieldNames, rulesOf } from "./form.ts";
import type { Log } from "./log.ts";
import { isThisMachine, type Mailboxes } from "./settings.ts";
import type { StoredMessage, Taken } from "./store.ts";

/**
 * Returns a function that sends stored messages to every mailbox, in one mail, by the server that an `smtp://` or
 * `smtps://` URL names. TLS with a certificate that Node.js trusts is required, except on this machine;
 * `requireTLS=false` in the URL lifts that. After `patience`, in milliseconds, the connection is closed: a slow server
 * would hold all other mails. Messages are delivered once one mailbox has them: repeating them for the others would
 * send them to that one again and again. Refusals are logged.
 */
export function createMail(smtpUrl: string, mailboxes: Mailboxes, log: Log, patience = ATTEMPT_MS) {
  const url = new URL(smtpUrl);
  const local = isThisMachine(url);
  const requireTLS = !local && url.searchParams.get("requireTLS") !== "false";
  url.searchParams.delete("requireTLS");
  const transport = createTransport({
    url: url.href,
    // A machine may have no name that a mail server believes.
    name: hostOf(mailboxes.from),
    requireTLS,
    // A mail server's own certificate, as Debian's Postfix has it, proves nothing and need not here.
    ...(local && { tls: { rejectUnauthorized: false } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (...messages: Taken): Promise<void> => {
    const mail = { ...mailOf(messages, mailboxes), signal: AbortSignal.timeout(patience) };
    const { rejectedErrors = [] } = Object(await transport.sendMail(mail));
    if (rejectedErrors.length === 0) return;
    const details = { id: messages[0].id, mailboxes: rejectedErrors.length };
    log("mailbox-refused", { ...details, reply: rejectedErrors[0].responseCode });
  };
}

const hostOf = (mailbox: string) => mailbox.split("@")[1] ?? "";

/**
 * Stored messages as a mail in plain text: one is answered to its visitor, several each have their address. It is the
 * same mail for the same messages, however often it is sent.
 */
export function mailOf(messages: Taken, mailboxes: Mailboxes): SendMailOptions {
  const [first, ...rest] = messages;
  const digest = createHash("sha256").update(messages.map(({ key }) => key).join(" "));
  const doubts = [...new Set(messages.flatMap(({ doubt }) => doubt ?? []))].join(", ");
  const mark = doubts ? "[?] " : "";
  const shared = {
    from: { name: "Contact form", address: mailboxes.from },
    to: mailboxes.to.map((address) => ({ name: "", address })),
    // Stops automatic answers from holiday notices and helpdesks (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...(doubts && { "X-Inbox-Doubt": doubts }) },
    date: new Date(Math.max(...messages.map(({ receivedAt }) => receivedAt))),
    messageId: `<${digest.digest("hex").slice(0, 32)}@${hostOf(mailboxes.from)}>`,
  };
  if (rest.length === 0) {
    const subject = `${mark}Contact form: ${inOneLine(first.subject)}`;
    return { ...shared, subject, replyTo: replyTo(first), text: textOf(first) };
  }
  const intro =
    'These messages came within a minute. Answer each at its own address. Lines that begin with ">" are a visitor\'s.';
  // The mark keeps a visitor from faking the start of another's message.
  const parts = messages.map((stored) => `--- Message ${stored.id} ---\n\n${textOf(stored, "> ")}`);
  const subject = `${mark}Contact form: ${messages.length} messages`;
  return { ...shared, subject, text: [intro, ...parts].join("\n\n") };
}

/** The facts of a message; each line of a longer text begins with `mark`. */
export function textOf(stored: StoredMessage, mark = ""): string {
  const { language, doubt } = stored;
  // The team's mails are in English.
  const languages = new Intl.DisplayNames("en", { type: "language" });
  const received = `${new Date(stored.receivedAt).toISOString()} (message ${stored.id})`;
  const lines = shownOf(stored, false).map(([label, value]) => `${label}: ${inOneLine(value)}`);
  const texts = shownOf(stored, true).flatMap(([label, value]) => [
    `${label}:`,
    ...inLines(value).map((line) => mark + line),
    "",
  ]);
  return [
    ...lines,
    ...(language ? [`Language: ${languages.of(language)}`] : []),
    ...(doubt ? [`Perhaps not a person: ${doubt}`] : []),
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

/** The visitor, if every mail server takes the address in a header: nodemailer writes its domain in ASCII. */
function replyTo({ name, email }: StoredMessage) {
  const [local = "", domain = ""] = email.split("@");
  if (!/^[!-~]+$/.test(local) || !domainToASCII(domain)) return undefined;
  return { name: inOneLine(name), address: inOneLine(email) };
}

/**
 * Invisible characters, and those that may reverse the rest of a line; except joiners, which scripts and emoji need.
 */
const unseen = /(?![\u200c\u200d])(?=\p{Default_Ignorable_Code_Point})\p{Cf}/gu;

/**
 * A visitor's text for a line that people read. Control characters could end a header or command a terminal:
 * they become a space.
 */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(unseen, "");
}

/** The same for a text of several lines, which keep their tabs. */
export function inLines(text: string): readonly string[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/);
  return lines.map((line) => line.split("\t").map(inOneLine).join("\t"));
}
