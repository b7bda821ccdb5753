import { closeSync, mkdirSync, openSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, type Row, sqlite } from "./database.ts";
import { codeOf } from "./log.ts";
import { newest, stepsFrom } from "./migrations.ts";

/**
 * How often a statement is tried while another process writes, and the pause between, in milliseconds: two seconds in all.
 * SQLite's own waiting would keep everything else waiting, too.
 */
const TRIES = 80;
const PAUSE_MS = 25;
/** A disk with less room than this counts as full, in bytes. */
const LEAST_ROOM = 256 * 1024;

/**
 * Opens a file; if it may, migrates it, and creates it and its folder if they are missing. Rejects if it
 * cannot be opened, is no database, or is older and may not be migrated.
 */
export async function openSqlite(file: string, mayMigrate: boolean): Promise<Database> {
  if (mayMigrate) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would let everybody read it, and gives its other files the same permissions.
  closeSync(openSync(file, mayMigrate ? "a" : "r+", 0o600));
  const opened = statSync(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    await unlocked(() => {
      // FULL: a commit is on the disk before it returns. Erased text is overwritten.
      database.exec(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
      );
      migrate(database, mayMigrate);
    });
  } catch (error) {
    database.close();
    throw error;
  }
  const rows: Database["rows"] = (sql, values = []) =>
    unlocked(() => {
      // SQLite would go on writing to a file that was deleted or replaced, where nobody reads.
      const now = statSync(file, { throwIfNoEntry: false });
      if (now?.ino !== opened.ino || now.dev !== opened.dev) throw fault("GONE");
      const named = values.map((value, index) => [`$${index + 1}`, value] as const);
      return database.prepare(sql).all(Object.fromEntries(named)) as Row[];
    });
  return {
    dialect: sqlite,
    rows,
    async hasRoom() {
      const { bavail, bsize } = statfsSync(file);
      if (bavail * bsize < LEAST_ROOM) throw fault("database or disk is full");
    },
    // The log still contains rows deleted from the file.
    tidy: async () => void (await rows("PRAGMA wal_checkpoint(TRUNCATE)")),
    close: async () => database.close(),
  };
}

const fault = (code: string) => Object.assign(new Error("The disk has a fault."), { code });

/** Tries again while another process has locked the file. */
async function unlocked<T>(work: () => T): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return work();
    } catch (error) {
      if (codeOf(error) !== "database is locked" || tries === TRIES) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/** Takes the lock only if there is something to do: reading must be possible while another process writes. */
function migrate(database: DatabaseSync, mayMigrate: boolean): void {
  const steps = () => {
    const { user_version } = database.prepare("PRAGMA user_version").get() as Row;
    return stepsFrom(Number(user_version), sqlite, mayMigrate);
  };
  if (steps().length === 0) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const step of steps()) database.exec(step);
    database.exec(`PRAGMA user_version = ${newest}`);
    database.exec("COMMIT");
  } catch (error) {
    // A full disk has rolled back already; the first error is the one to tell.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
