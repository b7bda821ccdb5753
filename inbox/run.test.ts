import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import { temporaryFile } from "./testing/folder.ts";

const mail = {
  SMTP_URL: "smtp://127.0.0.1:1",
  INBOX_TO: "team@site.example",
  INBOX_FROM: "form@site.example",
};

function run(file: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, "run.ts"), ...args], {
    env: { ...process.env, ...mail, INBOX_DB: file },
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

test("a mail can be tried before there is a store", () => {
  const file = temporaryFile();
  const { status, stderr } = run(file, "test-mail");
  expect([status, stderr]).toEqual([1, expect.stringContaining("(ECONNREFUSED)")]);
  expect(existsSync(file)).toBe(false);
  expect(run(file, "test-mail", "now").stderr).not.toContain("ECONNREFUSED");
});
