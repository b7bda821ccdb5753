import { Worker } from "node:worker_threads";
import { type Database, type Row, within } from "./database.ts";
import { type Answer, type Call, dialect } from "./sqlite-calls.ts";

/**
 * Opens a file and migrates it, and creates the file and its folder if they are missing. Rejects if it
 * cannot be opened, is no database, or is newer than this program.
 */
export async function openSqlite(file: string): Promise<Database> {
  const handle = handles++;
  await call({ handle, does: "open", file });
  const rows: Database["rows"] = (sql, values = [], patience) =>
    within(patience, call({ handle, does: "run", sql, values, until: endOf(patience) }));
  return {
    dialect,
    rows,
    // The log still contains rows deleted from the file.
    tidy: async () => void (await rows("PRAGMA wal_checkpoint(TRUNCATE)")),
    close: async () => void (await call({ handle, does: "close" })),
  };
}

/** By a clock that both threads share. */
const endOf = (patience: number | undefined) =>
  patience === undefined ? undefined : performance.timeOrigin + performance.now() + patience;

let handles = 0;
let calls = 0;
const waiting = new Map<
  number,
  { resolve: (rows: readonly Row[]) => void; reject: (error: Error) => void }
>();
let thread: Worker | undefined;

type Unsent<T> = T extends unknown ? Omit<T, "id"> : never;

/** SQLite waits for locks and disks; it does so in its own thread, so nothing else waits. */
function call(unsent: Unsent<Call>): Promise<readonly Row[]> {
  thread ??= start();
  const id = calls++;
  thread.ref();
  thread.postMessage({ ...unsent, id } as Call);
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function start(): Worker {
  const worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url));
  worker.on("message", ({ id, rows, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    // The process may end when no call is pending.
    if (waiting.size === 0) worker.unref();
    if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else asked?.resolve(rows);
  });
  worker.on("error", (error) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return worker;
}
