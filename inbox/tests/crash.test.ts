import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { inboxAddress } from "../../server/hosts/shared.ts";
import { writeHosts } from "../../server/hosts/write.ts";
import { isHere, launch } from "../../tests/hosts/launch.ts";
import { sendRaw } from "../../tests/made-site.ts";
import { times } from "../../tests/soak.ts";
import { until } from "../../tests/until.ts";
import { startSocket } from "../testing/smtp.ts";
import { post, sendUntil } from "./receiver.ts";
import { startForTest, temporarySite } from "./temporary.ts";

/* The inbox in its own process: killed, stopped, flooded, behind nginx, while its database is locked or away. */

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
      await until(
        `${more} messages`,
        async () => accepted.length,
        (count) => count >= more,
      );
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

test("while another process locks the store, pages are served, and a message waits", async () => {
  const { built, folder } = temporarySite();
  const file = join(folder, "messages.sqlite");
  const { port } = await startForTest(built, { INBOX_DB: file });
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  expect(await post(port, { key: "refused" })).toBe(503);
  const waiting = post(port, { key: "waits" });
  expect((await sendRaw(port, "/")).status).toBe(200);
  other.close();
  expect(await waiting).toBe(201);
  expect(keysIn(file)).toEqual(["waits"]);
});

test.each(["refuses", "does not answer"])(
  "while its database %s, pages are served, messages are refused, and it stops when told",
  async (how) => {
    const silent = await startSocket(() => {});
    if (how === "refuses") silent.close();
    const INBOX_DB = silent.url.replace("smtp", "postgres");
    const { port, end } = await startForTest(temporarySite().built, { INBOX_DB });
    expect((await sendRaw(port, "/")).status).toBe(200);
    expect(await post(port)).toBe(503);
    expect(await end("SIGTERM")).toEqual([0, null]);
    silent.close();
  },
);

test("a flood from one address is refused, and others are served", async () => {
  const { built, folder } = temporarySite();
  const file = join(folder, "messages.sqlite");
  const env = { INBOX_DB: file, INBOX_PER_ADDRESS: "10", INBOX_BEHIND_PROXY: "1" };
  const { port } = await startForTest(built, env);
  const [count, body] = [times(200, 2000), "x".repeat(60_000)];
  const flood = Promise.all(
    Array.from({ length: count }, (_, n) =>
      post(port, { key: `${n}`, body, forwarded: "192.0.2.1" }).catch(() => 0),
    ),
  );
  expect(await post(port, { key: "other", forwarded: "192.0.2.2" })).toBe(201);
  expect((await flood).filter((status) => status === 429).length).toBeGreaterThan(count / 2);
  expect(keysIn(file)).toEqual(["other"]);
});

test.skipIf(!isHere("nginx"))("nginx passes messages on, with the visitor's address", async () => {
  const { built, folder } = temporarySite();
  const env = { INBOX_DB: join(folder, "messages.sqlite"), INBOX_PER_ADDRESS: "3" };
  const inbox = await startForTest(built, { ...env, INBOX_BEHIND_PROXY: "1" });
  writeHosts(folder, "/messages");
  const edit = (text: string) => text.replace(inboxAddress, `127.0.0.1:${inbox.port}`);
  const { port, stop } = await launch("nginx", { built, from: folder, edit });
  // A visitor can say anything; the inbox believes the proxy.
  const statuses: number[] = [];
  for (const n of [1, 2, 3, 4]) {
    statuses.push(await post(port, { key: `${n}`, forwarded: `192.0.2.${n}` }));
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(await post(inbox.port, { key: "5", forwarded: "192.0.2.5" })).toBe(201);
  await stop();
});
