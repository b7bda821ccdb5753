import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../free-port.ts";
import { sendFrom, siteWithInbox, startReceiver } from "./receiver.ts";

const KILLS = 50;
const SENDERS = 20;

test("killed fifty times while twenty visitors send: what was accepted is stored exactly once", async () => {
  const { built, folder } = siteWithInbox();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "messages.sqlite");
  const port = await freePort();
  let [sent, ended] = [0, false];
  const senders = Array.from({ length: SENDERS }, () =>
    sendFrom(
      [port],
      () => ended,
      () => sent++,
    ),
  );
  for (let kills = 0; kills < KILLS; kills++) {
    const receiver = await startReceiver(built, port, { INBOX_DB: file });
    const before = sent;
    while (sent < before + 5) await new Promise((wait) => setTimeout(wait, 5));
    // At any moment of a message.
    await new Promise((wait) => setTimeout(wait, Math.random() * 30));
    await receiver.end("SIGKILL");
  }
  const last = await startReceiver(built, port, { INBOX_DB: file });
  ended = true;
  const accepted = (await Promise.all(senders)).flat();
  await last.end("SIGTERM");
  const database = new DatabaseSync(file);
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  const stored = database
    .prepare("SELECT key FROM messages")
    .all()
    .map(({ key }) => key);
  database.close();
  expect(accepted.length).toBeGreaterThan(KILLS * 5);
  // Every sender ends with an accepted message, so there is nothing else.
  expect(stored.sort()).toEqual(accepted.sort());
});
