import { inDigits } from "./spoken.ts";

/** A cell that a spreadsheet would run as a formula (OWASP, CSV injection); a leading apostrophe keeps it text. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** Without it, Excel takes UTF-8 for the system's code page: "CÃ´te". */
const byteOrderMark = "\ufeff";

/** Where spreadsheets separate in a language: not at its decimal sign. */
const separatorOfLanguage = inDigits(0.5).includes(",") ? ";" : ",";

/** Formats rows as in RFC 4180: CRLF after each, quotes where a cell needs them. */
export function toCsv(rows: readonly (readonly string[])[], separator = separatorOfLanguage) {
  const lines = rows.map((cells) => `${cells.map(toCell).join(separator)}\r\n`);
  return byteOrderMark + lines.join("");
}

/** In quotes, too, if it has the separator of another language. */
function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
