import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as sent } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { findTool } from "../../tests/machine.ts";
import { until } from "../../tests/until.ts";
import { openPostgres } from "../postgres.ts";
import { createStore } from "../store.ts";
import { holdTime } from "../testing/clock.ts";
import { temporarySchema } from "../testing/database.ts";
import { incoming } from "../testing/messages.ts";
import { startPgbouncer } from "./pgbouncer.ts";

/** Opens the inbox's database for a test. */
async function opened(url: string) {
  const database = await openPostgres(url);
  onTestFinished(() => database.close());
  return database;
}

const folder = () => new URL(inject("postgres")).searchParams.get("host") ?? "";

/** An empty database of the run's Postgres, with a connection to it that is not the inbox's. */
async function emptyDatabase() {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const own = { host: folder(), user: "inbox", max: 1, onnotice: () => {} };
  const server = postgres({ ...own, database: "postgres" });
  await server.unsafe(`CREATE DATABASE ${name}`);
  await server.end();
  const sql = postgres({ ...own, database: name });
  onTestFinished(() => sql.end());
  return { name, sql };
}

describe.skipIf(!findTool("postgres"))("on Postgres", () => {
  test("what is answered is on the disk, though the database would let it wait", async () => {
    const { name, sql } = await emptyDatabase();
    await sql.unsafe(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    const store = await createStore(
      await opened(`postgres://inbox@localhost/${name}?host=${folder()}`),
    );
    for (let each = 0; each < 20; each++) {
      const [before] = await sql`SELECT pg_current_wal_insert_lsn() AS end`;
      await store.add(incoming(`key ${each}`));
      const [after] = await sql`SELECT pg_current_wal_flush_lsn() > ${before?.end}::pg_lsn AS safe`;
      expect(after?.safe).toBe(true);
    }
  });

  test("a socket is found by the port of its address", async () => {
    const { name } = await emptyDatabase();
    symlinkSync(".s.PGSQL.5432", join(folder(), ".s.PGSQL.5433"));
    const { rows } = await opened(`postgres://inbox@localhost/${name}?host=${folder()}&port=5433`);
    expect(await rows("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("connections that were opened while the server took no writing are not kept", async () => {
    const { name, sql } = await emptyDatabase();
    const address = `postgres://inbox@localhost/${name}?host=${folder()}`;
    const store = await createStore(await opened(address));
    const keys = Array.from({ length: 40 }, (_, each) => `key ${each}`);
    const add = (key: string) => store.add(incoming(key)).catch(({ code }) => code);
    // Sessions keep their initial setting, like those with a primary that has become a standby.
    await sql.unsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = ${name} AND pid <> pg_backend_pid()`;
    await until(
      "a refusal",
      () => add("refused"),
      (code) => code === "25006",
    );
    await sql.unsafe(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    // A working connection may be lost before it confirms that a message was stored.
    const stored = /^(added|repeated)$/;
    for (const outcome of await Promise.all(keys.map(add))) expect(outcome).toMatch(stored);
    expect((await store.counts()).waiting).toBe(keys.length);
  });

  test("a server that hangs is given up after half a minute, and asked once more on new connections", async () => {
    const { rows } = await opened(await temporarySchema(inject("postgres")));
    const [server] = await rows("SELECT pg_backend_pid() AS pid");
    process.kill(Number(server?.pid), "SIGSTOP");
    onTestFinished(() => void process.kill(Number(server?.pid), "SIGCONT"));
    holdTime();
    const answer = rows("SELECT 1 AS one");
    await sent();
    vi.advanceTimersByTime(30_000);
    expect(await answer).toEqual([{ one: 1 }]);
  });
});

describe.skipIf(!findTool("postgres") || !findTool("pgbouncer"))("behind PgBouncer", () => {
  let pgbouncer: Awaited<ReturnType<typeof startPgbouncer>>;
  beforeAll(async () => {
    pgbouncer = await startPgbouncer(folder());
  });
  afterAll(() => pgbouncer.stop());

  test("messages of many connections are stored by the two that it has", async () => {
    const { name } = await emptyDatabase();
    const store = await createStore(await opened(pgbouncer.url(name)));
    const keys = Array.from({ length: 40 }, (_, each) => `key ${each}`);
    const outcomes = await Promise.all(keys.map((key) => store.add(incoming(key))));
    expect(new Set(outcomes)).toEqual(new Set(["added"]));
    expect(await store.add(incoming("key 1"))).toBe("repeated");
    expect((await store.counts()).waiting).toBe(40);
  });

  test("an address as managed databases give it is encrypted, to the right server", async () => {
    const { name } = await emptyDatabase();
    const url = `${pgbouncer.url(name)}?sslmode=require&channel_binding=require`;
    const refused = await openPostgres(url).catch(({ code }) => code);
    expect(refused).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
    const known = getCACertificates();
    onTestFinished(() => setDefaultCACertificates(known));
    setDefaultCACertificates([...known, pgbouncer.authority]);
    const store = await createStore(await opened(url));
    expect(await store.add(incoming())).toBe("added");
  });
});
