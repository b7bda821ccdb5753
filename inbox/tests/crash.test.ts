import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { hostsFolder } from "../../server/build-record.ts";
import { inboxAddresses } from "../../server/hosts/shared.ts";
import { writeHosts } from "../../server/hosts/write.ts";
import { freePort } from "../../tests/free-port.ts";
import { isHere, launch } from "../../tests/hosts/launch.ts";
import { post, sendUntil, startReceiver } from "../../tests/inbox-server.ts";
import { sendRaw } from "../../tests/send-raw.ts";
import { times } from "../../tests/soak.ts";
import { startForTest, temporarySite } from "../../tests/temporary-site.ts";
import { until } from "../../tests/until.ts";
import { startSocket } from "../testing/smtp.ts";

/* The inbox in its own process: killed, stopped, behind nginx, while its database is locked or away. */

const KILLS = times(8, 50);

/** The keys in a file, which is whole. */
function keysIn(file: string): readonly unknown[] {
  const database = new DatabaseSync(file);
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  const rows = database.prepare("SELECT key FROM messages").all();
  database.close();
  return rows.map(({ key }) => key).sort();
}

test("killed again and again while twenty visitors send: what was accepted is stored exactly once", async () => {
  const { built, folder } = temporarySite();
  const file = join(folder, "messages.sqlite");
  const ports: number[] = [];
  const accepted: string[] = [];
  let ended = false;
  const start = async () => {
    const receiver = await startForTest(built, { INBOX_DB: file });
    ports.push(receiver.port);
    return receiver;
  };
  const end = async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      const receiver = await start();
      const more = accepted.length + 5;
      await until(`${more} messages`, async () => accepted.length >= more);
      // In the middle of other visitors' messages.
      ports.pop();
      await receiver.end(kills % 2 ? "SIGTERM" : "SIGKILL");
    }
    await start();
    ended = true;
  };
  await Promise.all([sendUntil(() => ended, ports, accepted), end()]);
  // Every visitor ends with an accepted message, so there is nothing else.
  expect(keysIn(file)).toEqual(accepted.sort());
});

test("while another process locks the store, also at the start, pages are served, and a message waits", async () => {
  const { built, folder } = temporarySite();
  const file = join(folder, "messages.sqlite");
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const { port, log } = await startForTest(built, { INBOX_DB: file });
  expect(log()).toMatch(/"code":"(?:database is locked|TIMEOUT)"/);
  expect(await post(port, { key: "refused" })).toBe(503);
  const waiting = post(port, { key: "waits" });
  expect((await sendRaw(port, "/")).status).toBe(200);
  other.close();
  expect(await waiting).toBe(201);
  expect(keysIn(file)).toEqual(["waits"]);
});

test("while its database is away, pages are served, messages are refused, a large one as such, and it stops when told", async () => {
  const silent = await startSocket(() => {});
  onTestFinished(silent.close);
  const INBOX_DB = silent.url.replace("smtp", "postgres");
  const { port, end } = await startForTest(temporarySite().built, { INBOX_DB });
  expect((await sendRaw(port, "/")).status).toBe(200);
  expect(await post(port)).toBe(503);
  // However fast it comes.
  expect(await post(port, { body: "x".repeat(5_000_000) })).toBe(413);
  expect(await end("SIGTERM")).toEqual([0, null]);
});

/** nginx with the file of the build, before receivers on these ports. */
function startNginx(built: string, ports: readonly number[]) {
  writeHosts(hostsFolder(built), "/messages");
  const edit = (text: string) =>
    ports.reduce(
      (edited, port, n) => edited.replace(inboxAddresses[n] ?? "", `127.0.0.1:${port}`),
      text,
    );
  return launch("nginx", built, edit);
}

describe.skipIf(!isHere("nginx"))("behind nginx", () => {
  test("messages are passed on, with the visitor's address", async () => {
    const { built, folder } = temporarySite();
    const env = { INBOX_DB: join(folder, "messages.sqlite"), INBOX_PER_ADDRESS: "3" };
    const inbox = await startForTest(built, { ...env, INBOX_BEHIND_PROXY: "1" });
    const { port, stop } = await startNginx(built, [inbox.port]);
    // A visitor can say anything; the inbox believes the proxy.
    for (const [n, status] of [201, 201, 201, 429].entries()) {
      expect(await post(port, { key: `${n}`, forwarded: `192.0.2.${n}` })).toBe(status);
    }
    expect(await post(inbox.port, { key: "5", forwarded: "192.0.2.5" })).toBe(201);
    await stop();
  });

  test("while a receiver is replaced, no message is refused", async () => {
    const { built, folder } = temporarySite();
    const ports = [await freePort(), await freePort()] as const;
    const env = { INBOX_DB: join(folder, "messages.sqlite") };
    const start = (port: number) => startReceiver(built, port, env);
    let first = await start(ports[0]);
    const { port, stop } = await startNginx(built, ports);
    const accepted: string[] = [];
    const refused: number[] = [];
    let isOver = false;
    const sending = sendUntil(() => isOver, [port], accepted, refused);
    for (let upgrades = 0; upgrades < times(2, 20); upgrades++) {
      const second = await start(ports[1]);
      await first.end("SIGTERM");
      first = await start(ports[0]);
      // By then the second one has answered what came before the first one was there again.
      const later = accepted.length + 200;
      await until(`${later} messages`, async () => accepted.length >= later);
      await second.end("SIGTERM");
    }
    isOver = true;
    await sending;
    await Promise.all([first.end("SIGTERM"), stop()]);
    expect(refused).toEqual([]);
    expect(keysIn(env.INBOX_DB)).toEqual(accepted.sort());
  });
});
