import postgres from "postgres";
import { type Database, postgres as dialect, type Row, type Value } from "./database.ts";
import { codeOf } from "./log.ts";
import { newest, stepsFrom } from "./migrations.ts";
import { isThisMachine } from "./settings.ts";

/** For the lock that makes receivers migrate one after the other: any number that nobody else uses. */
const MIGRATION_LOCK = 7_310_416;
/** Connections of one receiver, and how long one may take to open, in seconds. */
const CONNECTIONS = 10;
const CONNECT_S = 5;
/** An unreachable server is tried again after this, in seconds. */
const RETRY_S = 1;
/** After this, in milliseconds, a server that does not answer a statement counts as gone. */
const STATEMENT_MS = 30_000;
/** Codes from a server that is a standby, or stops. Its address may lead to another one by now. */
const steppingDown = new Set(["25006", "57P01", "57P02", "57P03"]);

/**
 * Connects to a database and migrates it. `url` may name a socket's folder: `postgres:///inbox?host=/run`.
 * Rejects if it cannot be reached, is not in UTF-8, or is older and may not be migrated. A transaction pooler may sit in
 * between: nothing is set for a session, and no statement is prepared for a later one.
 */
export async function openPostgres(url: string, mayMigrate: boolean): Promise<Database> {
  const connect = poolOf(url);
  let pool = connect();
  try {
    await pool.begin((transaction) => migrate(transaction, mayMigrate));
  } catch (error) {
    await pool.end({ timeout: 1 });
    throw error;
  }
  /** Whoever asked asks again: what a lost connection has done is not known. */
  const replace = (used: postgres.Sql) => {
    if (pool === used) pool = connect();
    void used.end({ timeout: 0 });
  };
  return {
    dialect,
    async rows(text, values = []) {
      const used = pool;
      // A server that hangs, or whose network is gone, would hold every connection for ever.
      const giveUp = setTimeout(replace, STATEMENT_MS, used);
      try {
        return (await used.unsafe<Record<string, Value>[]>(text, [...values])) as readonly Row[];
      } catch (error) {
        // A connection keeps its server, even one that has become a standby.
        if (steppingDown.has(codeOf(error))) replace(used);
        throw error;
      } finally {
        clearTimeout(giveUp);
      }
    },
    // The database's own business.
    hasRoom: async () => {},
    tidy: async () => {},
    close: () => pool.end({ timeout: CONNECT_S }),
  };
}

/** Parameters of libpq that postgres.js would send to the server, which does not know them. */
const ofLibpq =
  /^(channel_binding|gssencmode|host|keepalives\w*|load_balance_hosts|port|ssl(rootcert|sni))$/;

/** A client for an address written for libpq. */
function poolOf(url: string): () => postgres.Sql {
  const address = new URL(url);
  const { searchParams: given } = address;
  const [host, port] = [given.get("host"), given.get("port")];
  // postgres.js binds no password to the server's certificate: it checks the certificate instead.
  const verified = given.get("channel_binding") === "require" || given.has("sslrootcert");
  // As psql asks for it, but never without: another machine's answer to a plain question may be anybody's.
  const isNear = isThisMachine(address) || host?.startsWith("/");
  const encrypted = !isNear && !given.has("sslmode") && !given.has("ssl");
  for (const name of [...given.keys()].filter((each) => ofLibpq.test(each))) given.delete(name);
  return () =>
    postgres(address.href, {
      ...(host && { host }),
      ...(port && { port: Number(port) }),
      ...(encrypted && { ssl: "require" as const }),
      ...(verified && { ssl: "verify-full" as const }),
      max: CONNECTIONS,
      connect_timeout: CONNECT_S,
      backoff: () => RETRY_S,
      connection: { application_name: "inbox" },
      prepare: false,
      fetch_types: false,
      onnotice: () => {},
    });
}

async function migrate(sql: postgres.TransactionSql, mayMigrate: boolean): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  const [{ encoding } = { encoding: "" }] = await sql<[{ encoding: string }]>`
    SELECT current_setting('server_encoding') AS encoding`;
  if (encoding !== "UTF8") {
    throw new Error(
      `The database's encoding is ${encoding}: create it with ENCODING 'UTF8', or it refuses names and signs.`,
    );
  }
  await sql`CREATE TABLE IF NOT EXISTS inbox_version (version INTEGER NOT NULL)`;
  const [row] = await sql<{ version: number }[]>`SELECT version FROM inbox_version`;
  const missing = stepsFrom(row?.version ?? 0, dialect, mayMigrate);
  for (const step of missing) await sql.unsafe(step);
  if (!row) await sql`INSERT INTO inbox_version VALUES (${newest})`;
  else if (missing.length > 0) await sql`UPDATE inbox_version SET version = ${newest}`;
}
