import { describe, expect, test } from "vitest";
import { languages } from "../../app/content/languages.ts";
import { resolveSettings } from "../../site-build/settings.ts";
import { fileNames, read } from "./dist.ts";

/* The files as a spreadsheet reads them when they are opened with a double click. */

const csvFiles = fileNames().filter((name) => name.endsWith(".csv"));

test("each language has each file", () => {
  const [original, ...others] = resolveSettings(process.env).languages;
  const own = csvFiles.filter((name) => !name.includes("/"));
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(original?.prefix).toBe("");
  expect(csvFiles).toHaveLength(own.length * (1 + others.length));
});

describe.each(csvFiles)("%s", (file) => {
  const bytes = read(file);
  const text = bytes.toString();

  test("begins with a byte order mark, so that Excel reads it as UTF-8", () => {
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.lastIndexOf("\ufeff")).toBe(0);
  });

  test("separates its cells as a spreadsheet in its language does", () => {
    const { code } =
      languages.find(({ prefix }) => prefix && `/${file}`.startsWith(`${prefix}/`)) ?? languages[0];
    const separator = new Intl.NumberFormat(code).format(0.5).includes(",") ? ";" : ",";
    const rows = text
      .replace(/"(?:[^"]|"")*"/g, "quoted")
      .trimEnd()
      .split("\r\n");
    expect(rows.length).toBeGreaterThan(10);
    const [columns = 0, ...others] = rows.map((row) => row.split(separator).length);
    expect(columns).toBeGreaterThanOrEqual(4);
    expect(new Set(others)).toEqual(new Set([columns]));
  });
});
