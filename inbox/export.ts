import { fieldNames } from "./form.ts";
import { inLines } from "./mail.ts";
import { type StoredMessage, ways } from "./stored-message.ts";

/** One message as a line of JSON, in ASCII where a terminal or an editor might hide a character. */
export function jsonLine(stored: StoredMessage): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const json = JSON.stringify(exported(stored)).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (each) =>
    each.split("").map(escaped).join(""),
  );
  return `${json}\n`;
}

/** Makes a spreadsheet read the file as UTF-8. */
const byteOrderMark = "\ufeff";

/** One message as a row of CSV (RFC 4180), or the header. Invisible characters are left out. */
export function csvRow(stored?: StoredMessage): string {
  const row = stored ? exported(stored) : undefined;
  const cells = columns.map((column) => quoted(row ? String(row[column] ?? "") : column));
  return `${row ? "" : byteOrderMark}${cells.join(",")}\r\n`;
}

const columns = ["id", "received", ...fieldNames, "language", "state", "doubt", ...ways];

/** Times in ISO 8601, UTC; under the name of a way, when it was delivered. */
function exported(stored: StoredMessage): Readonly<Record<string, unknown>> {
  const { id, receivedAt, language = null, state, doubt = null, deliveries } = stored;
  return {
    id,
    received: iso(receivedAt),
    ...Object.fromEntries(fieldNames.map((name) => [name, stored[name] ?? null])),
    ...{ language, state, doubt },
    ...Object.fromEntries(ways.map((way) => [way, iso(deliveries[way]?.deliveredAt)])),
  };
}

const iso = (time: number | undefined) =>
  time === undefined ? null : new Date(time).toISOString();

/** What a spreadsheet would calculate gets an apostrophe in front, also where it separates in the middle of a cell. */
function quoted(text: string): string {
  const safe = inLines(text)
    .join("\n")
    .replace(/(^|[;\t\n])(?=[ "]*[=+\-@＝＋－＠])/g, "$1'");
  return `"${safe.replace(/^[\t\n]/, "'$&").replaceAll('"', '""')}"`;
}
