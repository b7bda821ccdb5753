import type { StoredMessage } from "./store.ts";

/** One message as a line of JSON; times in ISO 8601, UTC. */
export function jsonLine(stored: StoredMessage): string {
  return `${JSON.stringify(exported(stored))}\n`;
}

/**
 * One message as a row of CSV (RFC 4180), or the header. A cell that a spreadsheet would calculate
 * gets an apostrophe in front.
 */
export function csvRow(stored?: StoredMessage): string {
  const cells = stored ? Object.values(exported(stored)) : columns;
  return `${cells.map((value) => quoted(String(value ?? ""))).join(",")}\r\n`;
}

const columns = [
  ...["id", "received", "name", "email", "company", "phone", "subject", "message"],
  ...["attempts", "delivered", "failed"],
] as const;

function exported(stored: StoredMessage): Readonly<Record<(typeof columns)[number], unknown>> {
  const { id, receivedAt, name, email, company = null, phone = null, subject, message } = stored;
  const { attempts, deliveredAt, failedAt } = stored;
  return {
    id,
    received: iso(receivedAt),
    ...{ name, email, company, phone, subject, message, attempts },
    delivered: iso(deliveredAt),
    failed: iso(failedAt),
  };
}

const iso = (time: number | undefined) =>
  time === undefined ? null : new Date(time).toISOString();

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
