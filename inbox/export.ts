import { fieldNames } from "./form.ts";
import { inLines } from "./mail.ts";
import { type StoredMessage, ways } from "./stored-message.ts";

/** Makes a spreadsheet read the file as UTF-8. */
const byteOrderMark = "\ufeff";

/** Times are in ISO 8601, UTC; under the name of a way, when it was delivered. */
const columns = ["id", "received", ...fieldNames, "language", "state", "doubt", ...ways];

export const csvHeader = byteOrderMark + lineOf(columns);

/** One message as a line of CSV (RFC 4180). Invisible characters are left out. */
export function csvLine(stored: StoredMessage): string {
  const { id, receivedAt, language, state, doubt, deliveries } = stored;
  return lineOf([
    id,
    iso(receivedAt),
    ...fieldNames.map((name) => stored[name]),
    ...[language, state, doubt],
    ...ways.map((way) => iso(deliveries[way]?.deliveredAt)),
  ]);
}

function lineOf(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map((cell) => quoted(String(cell ?? ""))).join(",")}\r\n`;
}

const iso = (time: number | undefined) => (time === undefined ? "" : new Date(time).toISOString());

/** What a spreadsheet would calculate gets an apostrophe in front, also where it separates in the middle of a cell. */
function quoted(text: string): string {
  const safe = inLines(text)
    .join("\n")
    .replace(/(^|[;\t\n])(?=[ "]*[=+\-@＝＋－＠])/g, "$1'");
  return `"${safe.replace(/^[\t\n]/, "'$&").replaceAll('"', '""')}"`;
}
