import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import { temporaryFile } from "./testing/folder.ts";

function run(file: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, "run.ts"), ...args], {
    env: { ...process.env, INBOX_DB: file },
    encoding: "utf8",
  });
}

test("a command reads the store that is there, and creates none", async () => {
  const file = temporaryFile();
  const { status, stdout, stderr } = run(file, "forget", "ada@shop.example");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("INBOX_DB");
  expect(existsSync(file)).toBe(false);

  await (await openStore(file)).close();
  expect(run(file, "forget", "ada@shop.example")).toMatchObject({ status: 0, stderr: "" });
});
