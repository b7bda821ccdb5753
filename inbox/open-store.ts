import { type Database, postgres, sqlite } from "./database.ts";
import { isPostgres } from "./settings.ts";
import { createStore, type Store, type Way } from "./store.ts";

/** The store that INBOX_DB names; `wanted` as in `createStore`, `mayMigrate` as in `openDatabase`. */
export function openStore(address: string, wanted?: readonly Way[], mayMigrate?: boolean): Store {
  return createStore(openDatabase(address, mayMigrate), wanted);
}

/**
 * A database, which its first statement opens and migrates, and the next one if that fails: it may be out of reach for
 * a time. Only the driver in use is loaded. Statements reject with one sentence if it
 * is older and may not be migrated, or not in UTF-8.
 */
export function openDatabase(address: string, mayMigrate = true): Database {
  const onPostgres = isPostgres(address);
  const open = async () =>
    onPostgres
      ? (await import("./postgres.ts")).openPostgres(address, mayMigrate)
      : (await import("./sqlite.ts")).openSqlite(address, mayMigrate);
  let opening: Promise<Database> | undefined;
  const reached = () => {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    dialect: onPostgres ? postgres : sqlite,
    rows: async (sql, values) => (await reached()).rows(sql, values),
    hasRoom: async () => (await reached()).hasRoom(),
    tidy: async () => (await reached()).tidy(),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
