import type { Database } from "./database.ts";
import { isPostgres } from "./settings.ts";
import { createStore, type Store } from "./store.ts";
import type { Way } from "./stored-message.ts";

/**
 * Opens the store that INBOX_DB names, and migrates it; `wanted` as in `createStore`. Rejects if it cannot be
 * opened.
 */
export async function openStore(database: string, wanted?: readonly Way[]): Promise<Store> {
  return createStore(await openDatabase(database), wanted);
}

/** Opens and migrates a database. Only the driver in use is loaded. Rejects if it cannot be opened. */
export async function openDatabase(database: string): Promise<Database> {
  if (isPostgres(database)) return (await import("./postgres.ts")).openPostgres(database);
  return (await import("./sqlite.ts")).openSqlite(database);
}
