/** A cell that a spreadsheet would run as a formula; a leading apostrophe keeps it text. */
const formula = /^[=+\-@\t\r]/;

/** Formats rows as in RFC 4180: CRLF after each, quotes where a cell needs them. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
