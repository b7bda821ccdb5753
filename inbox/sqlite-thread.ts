import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parentPort } from "node:worker_threads";
import { type Row, timeout, type Value } from "./database.ts";
import { codeOf } from "./log.ts";
import { migrations, stepsFrom } from "./migrations.ts";
import { type Answer, type Call, dialect } from "./sqlite-calls.ts";

/* The thread that waits for SQLite: it does one call after the other, as SQLite itself does. */

/** How long a statement waits for another process (`npm run inbox`), in milliseconds. */
const BUSY_MS = 1000;

const IN_MEMORY = ":memory:";

interface Connection {
  readonly database: DatabaseSync;
  readonly statements: Map<string, StatementSync>;
  /** Throws if the file has been deleted or replaced: SQLite would go on writing where nobody reads. */
  readonly checkThere: () => void;
}
const connections = new Map<number, Connection>();

parentPort?.on("message", (call: Call) => {
  const { id } = call;
  try {
    parentPort?.postMessage({ id, rows: answer(call) } satisfies Answer);
  } catch (error) {
    const { message } = error as Error;
    const answer: Answer = { id, rows: [], error: { message, code: codeOf(error) } };
    parentPort?.postMessage(answer);
  }
});

function answer(call: Call): readonly Row[] {
  const { handle } = call;
  if (call.does === "open") {
    const database = open(call.file);
    connections.set(handle, { database, statements: new Map(), checkThere: watched(call.file) });
    return [];
  }
  const connection = connections.get(handle);
  if (connection === undefined) throw new Error("The database is closed.");
  if (call.does === "close") {
    connections.delete(handle);
    connection.database.close();
    return [];
  }
  if (performance.timeOrigin + performance.now() > (call.until ?? Number.POSITIVE_INFINITY)) {
    throw timeout();
  }
  const { database, statements, checkThere } = connection;
  checkThere();
  const statement = statements.get(call.sql) ?? database.prepare(call.sql);
  statements.set(call.sql, statement);
  return statement.all(numbered(call.values)) as Row[];
}

const numbered = (values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would let everybody read it, and gives its other files the same permissions.
  if (file !== IN_MEMORY) closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // FULL: a commit is on the disk before it returns. Erased text is overwritten.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
    );
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function watched(file: string): () => void {
  if (file === IN_MEMORY) return () => {};
  const opened = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.ino === opened.ino && now.dev === opened.dev) return;
    throw Object.assign(new Error("The file of the database is gone."), { code: "GONE" });
  };
}

/** Takes the lock only if there is something to do: reading must be possible while another process writes. */
function migrate(database: DatabaseSync): void {
  if (steps(database).length === 0) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const step of steps(database)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec("COMMIT");
  } catch (error) {
    // A full disk has rolled back already; the first error is the one to tell.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function steps(database: DatabaseSync): readonly string[] {
  const { user_version } = database.prepare("PRAGMA user_version").get() as Row;
  return stepsFrom(Number(user_version), dialect);
}
