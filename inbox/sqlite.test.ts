import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import { openSqlite } from "./sqlite.ts";
import { temporaryFile } from "./testing/folder.ts";
import { incoming, valid } from "./testing/messages.ts";

test("a message is there after the file is opened again, with the time it came", async () => {
  const file = temporaryFile();
  const first = await openStore(file);
  await first.add(incoming("key", 1234));
  await first.close();
  const second = await openStore(file);
  expect(await second.add(incoming("key", 5678))).toBe("repeated");
  await second.close();
  const connection = new DatabaseSync(file);
  expect(connection.prepare("SELECT received_at, name FROM messages").all()).toEqual([
    { received_at: 1234, name: valid.name },
  ]);
  connection.close();
});

test("a commit is on the disk before it returns", async () => {
  const database = await openSqlite(temporaryFile());
  expect(await database.rows("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
  await database.close();
});

test("nobody else can read the messages, whatever the folder allows", async () => {
  const file = temporaryFile();
  const folder = dirname(file);
  chmodSync(folder, 0o755);
  const store = await openStore(file);
  await store.add(incoming());
  const open = readdirSync(folder).filter((name) => statSync(join(folder, name)).mode & 0o077);
  await store.close();
  expect(open).toEqual([]);
});

test("a file of a newer version, or no database at all, is refused and left as it is", async () => {
  const newer = temporaryFile();
  const connection = new DatabaseSync(newer);
  connection.exec("PRAGMA user_version = 99");
  connection.close();
  await expect(openStore(newer)).rejects.toThrow("newer version");
  const text = temporaryFile();
  writeFileSync(text, "Not a database, and long enough to tell.".repeat(100));
  await expect(openStore(text)).rejects.toThrow();
});
