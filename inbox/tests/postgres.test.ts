import { createServer } from "node:net";
import { setImmediate as sent } from "node:timers/promises";
import postgres from "postgres";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { sendUntil } from "../../tests/inbox-server.ts";
import { findTool } from "../../tests/machine.ts";
import { times } from "../../tests/soak.ts";
import { startForTest, temporarySite } from "../../tests/temporary-site.ts";
import { until } from "../../tests/until.ts";
import { type Deliver, deliverNext } from "../delivery.ts";
import { openDatabase } from "../open-store.ts";
import { holdTime, incoming, listening, opened, temporarySchema } from "../testing/receiving.ts";
import { messageIdOf, startSmtp, startTalk } from "../testing/smtp.ts";

const MESSAGES = times(200, 2000);

/** An empty database of the run's Postgres, with a connection to it that is not the inbox's. */
async function emptyDatabase(encoding = "UTF8") {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const folder = new URL(inject("postgres")).searchParams.get("host") ?? "";
  const own = { host: folder, user: "inbox", max: 1, onnotice: () => {} };
  const server = postgres({ ...own, database: "postgres" });
  await server.unsafe(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}'`);
  await server.end();
  const sql = postgres({ ...own, database: name });
  onTestFinished(() => sql.end());
  const { store } = await opened(["mail"], `postgres://inbox@localhost/${name}?host=${folder}`);
  return { name, sql, store };
}

describe.skipIf(!findTool("postgres"))("on Postgres", () => {
  test("what is answered is on the disk, though the database would let it wait", async () => {
    const { name, sql, store } = await emptyDatabase();
    await sql.unsafe(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    for (let each = 0; each < 20; each++) {
      const [before] = await sql`SELECT pg_current_wal_insert_lsn() AS end`;
      await store.add(incoming(`key ${each}`));
      const [after] = await sql`SELECT pg_current_wal_flush_lsn() > ${before?.end}::pg_lsn AS safe`;
      expect(after?.safe).toBe(true);
    }
  });

  test("a database that lacks signs people write is refused before it takes a message", async () => {
    const { store } = await emptyDatabase("LATIN1");
    await expect(store.check()).rejects.toThrow("encoding is LATIN1");
  });

  test("connections that were opened while the server took no writing are not kept", async () => {
    const { name, sql, store } = await emptyDatabase();
    const add = (key: string) => store.add(incoming(key)).catch(({ code }) => code);
    const adding = (wanted: string) => until(wanted, async () => (await add(wanted)) === wanted);
    // Sessions keep their initial setting, like those with a primary that has become a standby.
    await sql.unsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = ${name} AND pid <> pg_backend_pid()`;
    await adding("25006");
    await sql.unsafe(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await adding("added");
    const keys = Array.from({ length: 40 }, (_, each) => `key ${each}`);
    expect(new Set(await Promise.all(keys.map(add)))).toEqual(new Set(["added"]));
  });

  test("a server that hangs is given up after half a minute, and the next statement has a new connection", async () => {
    const { rows, close } = openDatabase(await temporarySchema(inject("postgres")));
    onTestFinished(close);
    const [server] = await rows("SELECT pg_backend_pid() AS pid");
    process.kill(Number(server?.pid), "SIGSTOP");
    onTestFinished(() => void process.kill(Number(server?.pid), "SIGCONT"));
    holdTime();
    const answer = rows("SELECT 1 AS one").catch(({ code }) => code);
    await sent();
    vi.advanceTimersByTime(30_000);
    expect(await answer).toMatch(/CONNECTION/);
    expect(await rows("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("three receivers share a database, and one is killed with a message in hand: each message is stored once and mailed once", async () => {
    const { built } = temporarySite();
    const INBOX_DB = await temporarySchema(inject("postgres"));
    const smtp = await startSmtp();
    onTestFinished(smtp.close);
    let inHand = "";
    const silent = await startTalk((text) => {
      if (text.endsWith("\r\n.\r\n")) inHand = messageIdOf(text);
    });
    onTestFinished(silent.close);
    const start = (url: string) => startForTest(built, { INBOX_DB, SMTP_URL: url });
    const killed = await start(silent.url);
    const ports = [killed.port];
    const accepted: string[] = [];
    const sending = sendUntil(() => accepted.length >= MESSAGES, ports, accepted);
    await until("a message to be in hand", async () => inHand);
    const others = await Promise.all([start(smtp.url), start(smtp.url)]);
    ports.splice(0, 1, ...others.map(({ port }) => port));
    await killed.end("SIGKILL");
    await sending;
    await Promise.all(others.map(({ end }) => end("SIGTERM")));

    const { store } = await opened(["mail"], INBOX_DB);
    const stored = await store.newest(9999);
    expect(stored.map(({ key }) => key).sort()).toEqual(accepted.sort());
    const mailed = smtp.mails.flatMap(({ source }) =>
      [...source.replaceAll("=\r\n", "").matchAll(/\(message (\d+)\)/g)].map(([, id]) =>
        Number(id),
      ),
    );
    expect(mailed.length).toBeGreaterThan(0);
    // What waits for a minute or a lease to end.
    const later = () => Date.now() + 3_600_000;
    const deliver: Deliver = async (...messages) =>
      void mailed.push(...messages.map(({ id }) => id));
    while (await deliverNext({ store, way: "mail", deliver, log: () => {} }, later, 1000));
    const byNumber = (one: number, other: number) => one - other;
    expect(mailed.sort(byNumber)).toEqual(stored.map(({ id }) => id).sort(byNumber));
  });
});

/** The code of a request for TLS, in the first packet of a connection. */
const ASKS_FOR_TLS = 80_877_103;

// Linux alone has the whole network 127.0.0.0/8.
test.skipIf(process.platform !== "linux")(
  "a database elsewhere is spoken to by TLS or not at all",
  async () => {
    const first: number[] = [];
    const server = createServer((socket) =>
      socket
        .on("error", () => {})
        .once("data", (packet) => {
          first.push(packet.readInt32BE(4));
          // "No": it has none.
          socket.write("N");
        }),
    );
    const port = await listening(server, "127.0.0.2");
    const database = openDatabase(`postgres://inbox:secret@127.0.0.2:${port}/inbox`);
    onTestFinished(() => database.close());
    await expect(database.rows("SELECT 1")).rejects.toThrow();
    expect(first).toEqual([ASKS_FOR_TLS]);
  },
);
