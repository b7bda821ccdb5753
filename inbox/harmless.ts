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

/** JSON, in ASCII where a terminal or an editor might hide a character. */
export function visible(json: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (each) =>
    each.split("").map(escaped).join(""),
  );
}
