import { fieldNames, ofFields, rulesOf } from "./form.ts";
import { inLines, inOneLine, textOf } from "./mail.ts";
import { type StoredMessage, ways } from "./store.ts";

/* Messages as the operator's commands print them. */

const listed = fieldNames.filter((name) => rulesOf(name).listed);

export function table(messages: readonly StoredMessage[]): string {
  const head = ["ID", "Received (UTC)", ...listed.map((name) => rulesOf(name).label), "State"];
  const rows = messages.map((message) => [
    String(message.id),
    minute(message.receivedAt),
    ...listed.map((name) => cell(message[name] ?? "", rulesOf(name).listed ?? 0)),
    stateOf(message),
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const padded = (text: string, column: number) => text.padEnd(widths[column] ?? 0);
  return all.map((row) => `${row.map(padded).join("  ").trimEnd()}\n`).join("");
}

/** One message, for reading. */
export function shown(message: StoredMessage): string {
  const attempts = ways.flatMap((way) => {
    const { attempts, deliveredAt } = message.deliveries[way] ?? {};
    const end = deliveredAt === undefined ? "" : `, delivered ${minute(deliveredAt)}`;
    return attempts === undefined ? [] : [`By ${way}: ${attempts} attempts${end}`];
  });
  return [`State: ${stateOf(message)}`, ...attempts, textOf(message), ""].join("\n");
}

const stateOf = ({ state, doubt }: StoredMessage) => (doubt ? `${state}, [?] ${doubt}` : state);

const minute = (time: number) => new Date(time).toISOString().slice(0, 16).replace("T", " ");

function cell(text: string, width: number): string {
  const characters = [...inOneLine(text)];
  if (characters.length <= width) return characters.join("");
  return `${characters.slice(0, width - 3).join("")}...`;
}

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
    ...ofFields((name) => stored[name] ?? null),
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
