import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { runCommand } from "./commands.ts";
import { createHealth } from "./health.ts";
import { openStore } from "./open-store.ts";
import { isPostgres } from "./settings.ts";
import { holdTime } from "./testing/clock.ts";
import { temporaryDatabase } from "./testing/database.ts";
import { valid } from "./testing/messages.ts";

const day = 86_400_000;

/** Three messages of the first of January 2026: one waits, one was delivered, one has failed. */
async function operating(keepDays?: number) {
  const file = await temporaryDatabase();
  const store = await openStore(file);
  onTestFinished(() => store.close().catch(() => {}));
  const at = Date.UTC(2026, 0, 1, 12, 30);
  await store.add(valid, "1", at);
  await store.add({ ...valid, name: "=1+1", email: "KOFI@shop.example" }, "2", at);
  await store.add({ ...valid, name: '\u001b[2J"Eve"', subject: "x".repeat(60) }, "3", at);
  await store.settle(2, { deliveredAt: at });
  await store.settle(3, { failedAt: at });
  const run = async (...args: string[]) => {
    let [out, err] = ["", ""];
    const print = (text: string) => (out += text);
    const complain = (text: string) => (err += text);
    const input = { store, now: at + 10 * day, keepDays, print, complain };
    return { code: await runCommand(args, input), out, err };
  };
  return { run, store, file };
}

test("list shows when, who, what and the state, and nothing that commands a terminal", async () => {
  const { run } = await operating();
  expect((await run("list")).out).toBe(
    [
      "ID  Received (UTC)    Name           Subject                                   Mail",
      "1   2026-01-01 12:30  Adaeze Mensah  Settling in KES                           waiting",
      "2   2026-01-01 12:30  =1+1           Settling in KES                           delivered 2026-01-01 12:30",
      `3   2026-01-01 12:30   [2J"Eve"      ${"x".repeat(37)}...  failed 2026-01-01 12:30\n`,
    ].join("\n"),
  );
});

test("show prints one message", async () => {
  const { run } = await operating();
  const { code, out } = await run("show", "1");
  expect(code).toBe(0);
  expect(out).toContain("Email           adaeze@shop.example\n");
  expect(out).toMatch(/\n\nWe collect in Lagos\.\nWe settle in Nairobi\.\n$/);
});

test("export prints every message, as JSON lines or as CSV that calculates nothing", async () => {
  const { run } = await operating();
  const lines = (await run("export")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    ...valid,
    company: null,
    received: "2026-01-01T12:30:00.000Z",
    delivered: null,
  });
  const csv = (await run("export", "--csv")).out;
  expect(csv).toMatch(/^id,received,name,email,/);
  expect(csv).toContain(",'=1+1,KOFI@shop.example,,'+254,");
  expect(csv).toContain('[2J""Eve""",');
});

test("deliver makes a failed message due again, for another five days", async () => {
  const { run, store } = await operating();
  const now = Date.UTC(2026, 0, 11, 12, 30);
  await store.settle(1, { deliveredAt: now });
  // Attempts of the time before would make the next wait six hours.
  await store.queue(3, 0);
  for (const time of [1, 2, 3]) await store.take(time, time);
  expect((await run("deliver", "3")).code).toBe(0);
  expect(await store.take(now, now + 1)).toMatchObject({ id: 3, queuedAt: now, attempts: 1 });
});

test("forget erases every message from an address, in any capitals, and its traces in the file", async () => {
  const { run, store, file } = await operating();
  expect(await run("forget", "kofi@shop.example")).toMatchObject({ code: 0, out: "Erased: 1\n" });
  expect(await store.find(2)).toBeUndefined();
  if (isPostgres(file)) return;
  expect(readFileSync(file, "latin1") + readFileSync(`${file}-wal`, "latin1")).not.toContain(
    "KOFI",
  );
});

test("purge erases what is too old, except what still has to be delivered", async () => {
  const { run, store } = await operating(9);
  expect((await run("purge")).out).toBe("Erased: 2\n");
  expect((await store.after(0, 9)).map(({ id }) => id)).toEqual([1]);
  const kept = await operating(11);
  expect((await kept.run("purge")).out).toBe("Erased: 0\n");
  expect(await (await operating()).run("purge")).toMatchObject({ code: 1, out: "" });
});

test("exits with 1 for what does not exist, and with 2 for what is not a command", async () => {
  const { run } = await operating();
  const codes = {
    1: ["show 9", "deliver 9"],
    2: ["", "shout", "show", "show one", "list all", "forget kofi", "forget a@b.ex c@d.ex"],
  };
  for (const [code, commands] of Object.entries(codes)) {
    for (const command of commands) {
      const result = await run(...command.split(" "));
      expect(result, command).toMatchObject({ code: Number(code), out: "" });
      expect(result.err, command).not.toBe("");
    }
  }
});

test("health and metrics count messages, and say when the store is gone", async () => {
  holdTime();
  vi.setSystemTime(Date.UTC(2026, 0, 2, 12, 30));
  const { store } = await operating();
  const health = createHealth(store, () => {});
  const { oldestUndeliveredSeconds } = await (await health.request("/healthz")).json();
  expect(oldestUndeliveredSeconds).toBe(day / 1000);
  const metrics = await (await health.request("/metrics")).text();
  for (const state of ["waiting", "delivered", "failed"]) {
    expect(metrics).toContain(`inbox_messages{state="${state}"} 1\n`);
  }
  expect(metrics).toContain(`\ninbox_oldest_undelivered_seconds ${day / 1000}\n`);
  await store.close();
  const gone = await health.request("/healthz");
  expect([gone.status, await gone.json()]).toEqual([503, { store: "unreachable" }]);
});
