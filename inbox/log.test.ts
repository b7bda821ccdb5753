import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { codeOf } from "./log.ts";
import { temporaryFile } from "./testing/folder.ts";

/** The code of the error that `work` throws. */
function codeFrom(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return codeOf(error);
  }
  throw new Error("It throws nothing.");
}

test("SQLite's own code is named, and not Node's for all of them", () => {
  const file = temporaryFile();
  const open = (options = {}) => new DatabaseSync(file, { timeout: 0, ...options });
  const database = open();
  database.exec("CREATE TABLE t (a TEXT UNIQUE); INSERT INTO t VALUES ('secret')");
  const insert = "INSERT INTO t VALUES ('secret')";
  expect(codeFrom(() => database.exec(insert))).toBe("SQLITE_CONSTRAINT");
  const reader = open({ readOnly: true });
  expect(codeFrom(() => reader.exec(insert))).toBe("SQLITE_READONLY");
  reader.close();
  database.exec("PRAGMA max_page_count = 1; BEGIN IMMEDIATE");
  const other = open();
  expect(codeFrom(() => other.exec("BEGIN IMMEDIATE"))).toBe("SQLITE_BUSY");
  other.close();
  expect(codeFrom(() => database.exec(`INSERT INTO t VALUES ('${"much ".repeat(99_999)}')`))).toBe(
    "SQLITE_FULL",
  );
  database.close();
  writeFileSync(file, "not a database ".repeat(99));
  expect(codeFrom(() => open().exec("SELECT * FROM t"))).toBe("SQLITE_NOTADB");
  expect(codeFrom(() => new DatabaseSync("/nowhere/file"))).toBe("SQLITE_CANTOPEN");
  expect(codeFrom(() => new DatabaseSync(":memory:").exec("SELEKT"))).toBe("SQLITE_1");
});

test.each([
  [
    Object.assign(new Error("x"), { code: "ESOCKET", originalCode: "ECONNREFUSED" }),
    "ECONNREFUSED",
  ],
  [Object.assign(new Error("x"), { code: "EENVELOPE" }), "EENVELOPE"],
  [
    new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code: "ENOTFOUND" }) }),
    "ENOTFOUND",
  ],
  [AbortSignal.abort(new DOMException("x", "TimeoutError")).reason, "TimeoutError"],
  [new TypeError("secret"), "TypeError"],
  ["secret", "unknown"],
])("%s is logged as %s", (error, code) => expect(codeOf(error)).toBe(code));
