import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { until } from "../tests/until.ts";
import { openInTime } from "./late-store.ts";
import { openStore } from "./open-store.ts";
import { holdTime } from "./testing/clock.ts";
import { temporaryFile } from "./testing/folder.ts";
import { incoming } from "./testing/messages.ts";

beforeEach(holdTime);

test("a store that is out of reach at the start refuses messages, and takes them when it is there", async () => {
  const file = temporaryFile();
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const codes: unknown[] = [];
  const log = (_: string, details?: object) => codes.push(details);
  const store = await openInTime(() => openStore(file), log);
  onTestFinished(store.close);
  await expect(store.add(incoming())).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  expect(codes).toEqual([{ code: "SQLITE_BUSY" }]);
  other.close();
  const add = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    return store.add(incoming());
  };
  expect(await until("the store to be opened", add)).toBe("added");
});

test.each([
  ["a server that is still a standby", "25006"],
  ["a server without room", "53100"],
  ["a disk without room", "SQLITE_FULL"],
  ["a disk that fails", "SQLITE_IOERR"],
])("%s at the start is waited for", async (_, code) => {
  const open = () => Promise.reject(Object.assign(new Error(), { code }));
  const store = await openInTime(open, () => {});
  await expect(store.add(incoming())).rejects.toMatchObject({ code });
  await store.close();
});

test("an error that does not pass by itself stops the start", async () => {
  const open = () => Promise.reject(new Error("A sentence."));
  await expect(openInTime(open, () => {})).rejects.toThrow("A sentence.");
  expect(vi.getTimerCount()).toBe(0);
});
