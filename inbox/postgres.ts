import postgres from "postgres";
import { type Database, type Dialect, type Row, type Value, within } from "./database.ts";
import { migrations, stepsFrom } from "./migrations.ts";

const dialect: Dialect = {
  identity: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  skipLocked: "FOR UPDATE SKIP LOCKED",
  durably: "",
};

/** For the lock that makes receivers migrate one after the other: any number that nobody else uses. */
const MIGRATION_LOCK = 7_310_416;
/** Connections of one receiver, and how long one may take to open, in seconds. */
const CONNECTIONS = 10;
const CONNECT_S = 5;

/**
 * Connects to a database and migrates it. `url` may name a socket's folder: `postgres:///inbox?host=/run`.
 * Rejects if it cannot be reached, or is newer than this program.
 */
export async function openPostgres(url: string): Promise<Database> {
  const address = new URL(url);
  const host = address.searchParams.get("host");
  address.searchParams.delete("host");
  const sql = postgres(address.href, {
    max: CONNECTIONS,
    connect_timeout: CONNECT_S,
    ...(host && { host }),
    // A commit is on the disk before it returns, whatever the database's own default is.
    connection: { synchronous_commit: "on", application_name: "inbox" },
    onnotice: () => {},
  });
  try {
    await sql.begin((transaction) => migrate(transaction));
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
  return {
    dialect,
    rows: async (text, values = [], patience) =>
      (await within(
        patience,
        sql.unsafe<Record<string, Value>[]>(text, [...values], { prepare: true }),
      )) as readonly Row[],
    // Vacuuming is the database's own business.
    tidy: async () => {},
    close: () => sql.end({ timeout: CONNECT_S }),
  };
}

async function migrate(sql: postgres.TransactionSql): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  await sql`CREATE TABLE IF NOT EXISTS inbox_version (version INTEGER NOT NULL)`;
  const [row] = await sql<{ version: number }[]>`SELECT version FROM inbox_version`;
  for (const step of stepsFrom(row?.version ?? 0, dialect)) await sql.unsafe(step);
  if (row) await sql`UPDATE inbox_version SET version = ${migrations.length}`;
  else await sql`INSERT INTO inbox_version VALUES (${migrations.length})`;
}
