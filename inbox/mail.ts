import { createHash } from "node:crypto";
import { createTransport, type SendMailOptions } from "nodemailer";
import { fieldNames, rulesOf } from "../app/content/message.ts";
import type { Mailboxes } from "./settings.ts";
import type { StoredMessage } from "./stored-message.ts";

/** For each step of a conversation with the mail server, in milliseconds. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Sends one mail. Rejects if the mail server has not accepted it. */
export type SendMail = (mail: SendMailOptions) => Promise<unknown>;

export interface Mailer {
  readonly send: SendMail;
  readonly close: () => void;
}

/**
 * Mail by the server that an `smtp://` or `smtps://` URL names. TLS is required, except on this machine
 * or where the URL says `requireTLS=false`. `patience`, in milliseconds, is for the connection and the
 * greeting.
 */
export function createMailer(smtpUrl: string, patience = CONNECT_MS): Mailer {
  const url = new URL(smtpUrl);
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const requireTLS = !local && url.searchParams.get("requireTLS") !== "false";
  url.searchParams.delete("requireTLS");
  const transport = createTransport({
    url: url.href,
    requireTLS,
    connectionTimeout: patience,
    greetingTimeout: patience,
    dnsTimeout: patience,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    // One mail after the other on one connection. What fails is sent again by the outbox alone.
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
  });
  return { send: (mail) => transport.sendMail(mail), close: () => transport.close() };
}

/** A stored message as mail: plain text, answered to the visitor, the same mail however often it is sent. */
export function mailOf(stored: StoredMessage, { to, from }: Mailboxes): SendMailOptions {
  const { name, email, subject } = stored;
  const received = `${new Date(stored.receivedAt).toISOString()} (message ${stored.id})`;
  const lines = shownOf(stored, false).map(([label, value]) => `${label}: ${inOneLine(value)}`);
  const texts = shownOf(stored, true).map(([label, value]) => `${label}:\n${value}\n`);
  return {
    from: { name: "Contact form", address: from },
    to,
    replyTo: { name: inOneLine(name), address: inOneLine(email) },
    subject: inOneLine(subject),
    date: new Date(stored.receivedAt),
    messageId: `<${digest(stored.key)}@${to.split("@")[1]}>`,
    text: [...lines, `Received: ${received}\n`, ...texts].join("\n"),
  };
}

/** The labels and values of the fields that were filled in, of one line or of several. */
const shownOf = (stored: StoredMessage, multiline: boolean) =>
  fieldNames.flatMap((name) => {
    const { label, multiline: isText = false } = rulesOf(name);
    const value = stored[name];
    return value && isText === multiline ? [[label, value] as const] : [];
  });

const digest = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 32);

/** A header ends at a line break: every control character becomes a space. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}

/** A mail to try the settings with. */
export function testMail({ to, from }: Mailboxes): SendMailOptions {
  const text = "The inbox of the website can send mail.\n";
  return { from: { name: "Contact form", address: from }, to, subject: "Test", text };
}
