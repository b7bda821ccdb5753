import { isPostgres } from "./settings.ts";
import { openSqlite } from "./sqlite.ts";
import { createStore, type Store } from "./store.ts";

/** Opens the store that INBOX_DB names, and migrates it. Rejects if it cannot be opened. */
export async function openStore(database: string): Promise<Store> {
  if (isPostgres(database)) throw new Error("INBOX_DB must be a file.");
  return createStore(openSqlite(database));
}
