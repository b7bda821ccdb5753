import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Database, Dialect, Row, Value } from "./database.ts";
import { migrations, stepsFrom } from "./migrations.ts";

/** How long a statement waits for another process (`npm run inbox`), in milliseconds. */
const BUSY_MS = 5000;

const IN_MEMORY = ":memory:";

// One process writes at a time, and it takes the lock of the whole file.
const dialect: Dialect = { identity: "INTEGER PRIMARY KEY AUTOINCREMENT", skipLocked: "" };

/**
 * Opens a file and migrates it, and creates the file and its folder if they are missing. Throws if it
 * cannot be opened, is no database, or is newer than this program.
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would let everybody read it, and gives its other files the same permissions.
  if (file !== IN_MEMORY) closeSync(openSync(file, "a", 0o600));
  const connection = new DatabaseSync(file, { timeout: BUSY_MS });
  // FULL: a commit is on the disk before it returns. Erased text is overwritten.
  connection.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
  );
  migrate(connection);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    dialect,
    rows: async (sql, values = []) => prepared(sql).all(numbered(values)) as Row[],
    // The log still contains what was deleted from the file.
    tidy: async () => connection.exec("PRAGMA wal_checkpoint(TRUNCATE)"),
    close: async () => connection.close(),
  };
}

const numbered = (values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

function migrate(connection: DatabaseSync): void {
  connection.exec("BEGIN IMMEDIATE");
  try {
    const { user_version } = connection.prepare("PRAGMA user_version").get() as Row;
    for (const step of stepsFrom(Number(user_version), dialect)) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${migrations.length}`);
    connection.exec("COMMIT");
  } catch (error) {
    connection.exec("ROLLBACK");
    connection.close();
    throw error;
  }
}
