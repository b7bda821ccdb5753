import { type Database, type Dialect, postgres, sqlite } from "./database.ts";
import { fieldNames } from "./form.ts";
import { isPostgres } from "./settings.ts";
import { createStore, type Store } from "./store.ts";
import type { Way } from "./stored-message.ts";

/** The store that INBOX_DB names; `wanted` as in `createStore`, `mayMigrate` as in `openDatabase`. */
export function openStore(address: string, wanted?: readonly Way[], mayMigrate?: boolean): Store {
  return createStore(openDatabase(address, mayMigrate), wanted);
}

/**
 * A database, which its first statement opens and migrates, and the next one if that fails: it may be out of reach for
 * a time. Only the driver in use is loaded. Statements reject with one sentence if it is of another version, or if a
 * field of the form has no column.
 */
export function openDatabase(address: string, mayMigrate = true): Database {
  return isPostgres(address)
    ? whenReached(postgres, async () =>
        (await import("./postgres.ts")).openPostgres(address, mayMigrate),
      )
    : whenReached(sqlite, async () =>
        (await import("./sqlite.ts")).openSqlite(address, mayMigrate),
      );
}

function whenReached(dialect: Dialect, open: () => Promise<Database>): Database {
  let opening: Promise<Database> | undefined;
  const reached = () => {
    opening ??= open()
      .then(withColumns)
      .catch((error) => {
        opening = undefined;
        throw error;
      });
    return opening;
  };
  return {
    dialect,
    rows: (sql, values, patience) =>
      within(
        patience,
        reached().then(({ rows }) => rows(sql, values)),
      ),
    hasRoom: async () => (await reached()).hasRoom(),
    tidy: async () => (await reached()).tidy(),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}

async function withColumns(database: Database): Promise<Database> {
  for (const name of fieldNames) {
    await database.rows(`SELECT "${name}" FROM messages LIMIT 0`).catch(async (error) => {
      await database.close();
      if (!/column/.test(String(error))) throw error;
      throw new Error(`The field "${name}" has no column: add a step to inbox/migrations.ts.`);
    });
  }
  return database;
}

/** Rejects with the code TIMEOUT if `work` takes longer than `patience`, in milliseconds. */
async function within<T>(patience: number | undefined, work: Promise<T>): Promise<T> {
  if (patience === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("No answer in time."), { code: "TIMEOUT" });
    timer = setTimeout(() => reject(error), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
