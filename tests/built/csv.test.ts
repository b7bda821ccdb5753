import { expect, test } from "vitest";
import { addressIn } from "../../app/content/languages.ts";
import { built, fileNames, read } from "./dist.ts";

/* What a file means to a spreadsheet: app/content/csv.test.ts. */

const files = fileNames().filter((name) => /^[\w-]+\.csv$/.test(name));

test.each(built)("in $name, each file separates its cells as a spreadsheet does", (language) => {
  expect(files.length).toBeGreaterThanOrEqual(2);
  const separator = new Intl.NumberFormat(language.code).format(0.5).includes(",") ? ";" : ",";
  for (const file of files) {
    const text = read(addressIn(language, `/${file}`)).toString();
    const rows = text
      .replace(/"(?:[^"]|"")*"/g, "quoted")
      .trimEnd()
      .split("\r\n");
    expect(rows.length).toBeGreaterThan(10);
    const widths = new Set(rows.map((row) => row.split(separator).length));
    expect([...widths], file).toEqual([expect.any(Number)]);
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(4);
  }
});
