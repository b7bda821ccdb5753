import { rmSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import postgres from "postgres";
import { freePort } from "../tests/free-port.ts";
import { startPostgres } from "./tests/postgres.ts";
import { post, siteWithInbox, startReceiver } from "./tests/receiver.ts";

/*
 * Durable messages per second, and the 99th percentile of their answers, compared with the most that the same store on
 * the same disk commits: one row at a time, by as many connections as the receiver has.
 */

const SENDERS = 20;
/** How long each figure is measured, in milliseconds. */
const SPAN_MS = 5000;
/** Of the receiver on Postgres. */
const CONNECTIONS = 10;
/** As long as a message of the tests. */
const text = "x".repeat(200);

async function perSecond(workers: number, work: () => unknown): Promise<[number, number]> {
  const times: number[] = [];
  const end = performance.now() + SPAN_MS;
  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  times.sort((a, b) => a - b);
  return [times.length / (SPAN_MS / 1000), times[Math.floor(times.length * 0.99)] ?? 0];
}

async function receive(database: string): Promise<[number, number]> {
  const { built, folder } = siteWithInbox();
  const port = await freePort();
  const receiver = await startReceiver(built, port, { INBOX_DB: database });
  const agent = new Agent({ keepAlive: true });
  const figures = await perSecond(SENDERS, () => post(port, { key: crypto.randomUUID(), agent }));
  agent.destroy();
  await receiver.end("SIGTERM");
  rmSync(folder, { recursive: true });
  return figures;
}

function print(what: string, [rate, p99]: readonly [number, number]): void {
  const figures = `${rate.toFixed(0).padStart(6)} per second, 99th percentile ${p99.toFixed(1)} ms`;
  process.stdout.write(`${what.padEnd(22)}${figures}\n`);
}

const { folder } = siteWithInbox();
print("SQLite, received", await receive(join(folder, "messages.sqlite")));
const database = new DatabaseSync(join(folder, "raw.sqlite"));
database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE raw (text TEXT)");
const insert = database.prepare("INSERT INTO raw VALUES (?)");
print("SQLite, raw commits", await perSecond(1, () => insert.run(text)));
database.close();
rmSync(folder, { recursive: true });

const server = await startPostgres();
print("Postgres, received", await receive(server.url));
const host = new URL(server.url).searchParams.get("host") ?? "";
const sql = postgres({ host, user: "inbox", database: "postgres", max: CONNECTIONS });
await sql`CREATE TABLE raw (text TEXT)`;
print(
  "Postgres, raw commits",
  await perSecond(CONNECTIONS, () => sql`INSERT INTO raw VALUES (${text})`),
);
await sql.end();
await server.stop();
