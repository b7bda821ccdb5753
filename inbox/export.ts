import { fieldNames } from "./form.ts";
import { inLines, visible } from "./harmless.ts";
import { type StoredMessage, ways } from "./stored-message.ts";

/** Makes a spreadsheet read the file as UTF-8. */
const byteOrderMark = "\ufeff";

/** One message as a line of JSON; times in ISO 8601, UTC. */
export function jsonLine(stored: StoredMessage): string {
  return `${visible(JSON.stringify(exported(stored)))}\n`;
}

/**
 * One message as a row of CSV (RFC 4180), or the header. Every cell is in quotes, because some spreadsheets separate at
 * semicolons; a cell that they would calculate gets an apostrophe in front, and invisible characters are left out.
 */
export function csvRow(stored?: StoredMessage): string {
  const row = stored ? exported(stored) : undefined;
  const cells = columns.map((column) => quoted(row ? String(row[column] ?? "") : column));
  return `${row ? "" : byteOrderMark}${cells.join(",")}\r\n`;
}

const columns = ["id", "received", ...fieldNames, "language", "state", "suspected", ...ways];

/** Under the name of a way, when it was delivered. */
function exported(stored: StoredMessage): Readonly<Record<string, unknown>> {
  const { id, receivedAt, language = null, state, suspected = null, deliveries } = stored;
  return {
    id,
    received: iso(receivedAt),
    ...Object.fromEntries(fieldNames.map((name) => [name, stored[name] ?? null])),
    ...{ language, state, suspected },
    ...Object.fromEntries(ways.map((way) => [way, iso(deliveries[way]?.deliveredAt)])),
  };
}

const iso = (time: number | undefined) =>
  time === undefined ? null : new Date(time).toISOString();

function quoted(text: string): string {
  const shown = inLines(text).join("\n");
  const safe = /^[=+\-@＝＋－＠\t\n]/.test(shown) ? `'${shown}` : shown;
  return `"${safe.replaceAll('"', '""')}"`;
}
