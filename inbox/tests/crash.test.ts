import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { times } from "../../tests/soak.ts";
import { until } from "../../tests/until.ts";
import { sendUntil } from "./receiver.ts";
import { startForTest, temporarySite } from "./temporary.ts";

const KILLS = times(8, 50);

test("killed again and again while twenty visitors send: what was accepted is stored exactly once", async () => {
  const { built, folder } = temporarySite();
  const file = join(folder, "messages.sqlite");
  const ports: number[] = [];
  const accepted: string[] = [];
  const count = async () => accepted.length;
  let ended = false;
  const start = async () => {
    const receiver = await startForTest(built, { INBOX_DB: file });
    ports.push(receiver.port);
    return receiver;
  };
  const kill = async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      const receiver = await start();
      const more = accepted.length + 5;
      await until(`${more} messages`, count, (now) => now >= more);
      // In the middle of other visitors' messages.
      ports.pop();
      await receiver.end("SIGKILL");
    }
    await start();
    ended = true;
  };
  await Promise.all([sendUntil(() => ended, ports, accepted), kill()]);
  const database = new DatabaseSync(file);
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  const stored = database.prepare("SELECT key FROM messages").all();
  database.close();
  // Every visitor ends with an accepted message, so there is nothing else.
  expect(stored.map(({ key }) => key).sort()).toEqual(accepted.sort());
});
