import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("a cell is in quotes for another language's separator, too", () => {
  expect(toCsv([["a; b", "Côte d'Ivoire"]])).toBe('\ufeff"a; b",Côte d\'Ivoire\r\n');
});

test("a wide sign is no formula either, and a sign in the middle is none", () => {
  expect(toCsv([["＝1", "1=1"]])).toBe("\ufeff'＝1,1=1\r\n");
});

const cell = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('"', ",", ";", "\r", "\n", "=", "+", "-", "@", "\t", "'", "a"),
  }),
);
const rows = fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 });

test("every cell can be parsed back, and none runs as a formula", () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";"), (written, separator) => {
      const read = parse(toCsv(written, separator), separator);
      expect(read.map((cells) => cells.length)).toEqual(written.map((cells) => cells.length));
      read.flat().forEach((text, index) => {
        expect(text).not.toMatch(/^[=+\-@\t\r\n]/);
        const original = written.flat()[index];
        expect([original, `'${original}`]).toContain(text);
      });
    }),
  );
});

/** Parses CSV according to RFC 4180, after the byte order mark. */
function parse(csv: string, separator: string): string[][] {
  const read: string[][] = [];
  let cells: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\r\n)`, "g");
  for (const [, quoted, plain = "", end] of csv.slice(1).matchAll(cell)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    read.push(cells);
    cells = [];
  }
  return read;
}
