import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { runCommand } from "./commands.ts";
import { type ContactMessage, fieldNames, rulesOf, validate } from "./form.ts";
import { createHealth } from "./health.ts";
import { mailOf } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { isPostgres } from "./settings.ts";
import { holdTime } from "./testing/clock.ts";
import { temporaryDatabase } from "./testing/database.ts";
import { incoming, valid } from "./testing/messages.ts";

const day = 86_400_000;
const at = Date.UTC(2026, 0, 1, 12, 30);

async function opened(keepDays?: number) {
  const file = await temporaryDatabase();
  const store = await openStore(file);
  onTestFinished(() => store.close().catch(() => {}));
  const run = async (...args: string[]) => {
    let [out, err] = ["", ""];
    const print = (text: string) => (out += text);
    const complain = (text: string) => (err += text);
    const input = { store, now: at + 10 * day, keepDays, print, complain };
    return { code: await runCommand(args, input), out, err };
  };
  return { run, store, file };
}

/** Four messages of the first of January 2026: one waits, one was delivered, one has failed, one is held back. */
async function operating(keepDays?: number) {
  const { run, store, file } = await opened(keepDays);
  await store.add(incoming("1", at));
  await store.add(incoming("2", at, { name: "=1+1", email: "KOFI@shop.example" }));
  await store.add(incoming("3", at, { name: '\u001b[2J"Eve"', subject: "x".repeat(60) }));
  await store.add({ ...incoming("4", at, { name: "Spammer" }), suspected: "links" });
  await store.settle([2], "mail", { deliveredAt: at });
  await store.settle([3], "mail", { failedAt: at });
  return { run, store, file };
}

test("list shows the newest first: when, who, what and the state", async () => {
  const { run } = await operating();
  const lines = (await run("list")).out.trimEnd().split("\n");
  const cells = lines.map((line) => line.split(/ {2,}/).filter(Boolean));
  const seen = cells.map(([id, received, name, ...rest]) => [id, received, name, rest.at(-1)]);
  const at = "2026-01-01 12:30";
  expect(seen).toEqual([
    ["ID", "Received (UTC)", "Name", "State"],
    ["4", at, "Spammer", "suspected: links"],
    ["3", at, ' [2J"Eve"'.trim(), "failed"],
    ["2", at, "=1+1", "delivered"],
    ["1", at, "Adaeze Mensah", "waiting"],
  ]);
  expect(
    new Set(lines.map((line) => line.search(/(State|suspected|failed|delivered|waiting)/))).size,
  ).toBe(1);
  expect((await run("list", "--suspected")).out.match(/^\d+/gm)).toEqual(["4"]);
  expect((await run("list", "spamm", "KES")).out.match(/^\d+/gm)).toEqual(["4"]);
});

test("list cuts no emoji in half, and nothing in it commands or turns the terminal", async () => {
  const { run, store } = await opened();
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
  await store.add(incoming("1", at, { subject: family.repeat(20) + family.repeat(5) }));
  await store.add(incoming("2", at, { subject: "\u202egpj.exe\u2066" }));
  const { out } = await run("list");
  expect(out).toContain(` ${family.repeat(25)}  `);
  expect(out).not.toMatch(/[\u202e\u2066]/);
  await store.add(incoming("3", at, { subject: family.repeat(20) + "x".repeat(21) }));
  expect((await run("list")).out).toContain(`${family.repeat(20)}${"x".repeat(17)}...`);
});

test("list goes on page by page, and finds words on any of them", async () => {
  const { run, store } = await opened();
  for (let n = 1; n <= 120; n++) await store.add(incoming(`${n}`, at, { name: `Visitor ${n}` }));
  const first = (await run("list")).out;
  expect(first.match(/^\d+/gm)?.slice(0, 2)).toEqual(["120", "119"]);
  expect(first).toMatch(/list --before 71\n$/);
  const last = (await run("list", "--before", "21")).out;
  expect([last.match(/^\d+/gm)?.length, last.includes("Older")]).toEqual([20, false]);
  expect((await run("list", "visitor", "7")).out.match(/^\d+/gm)?.at(-1)).toBe("7");
});

test("show prints one message", async () => {
  const { run } = await operating();
  const { code, out } = await run("show", "1");
  expect(code).toBe(0);
  expect(out).toContain("Email           adaeze@shop.example\n");
  expect(out).toMatch(/\n\nWe collect in Lagos\.\nWe settle in Nairobi\.\n$/);
});

test("what is sent in every field is in the row, the mail, the list, the export and on its page", async () => {
  const { run, store } = await opened();
  const words = Object.fromEntries(
    fieldNames.map((name) => [name, name === "email" ? "its@email.example" : `its ${name}`]),
  );
  const checked = validate(words as never);
  const { message } = checked as { message: ContactMessage };
  await store.add({ message, key: "1", now: at });
  const stored = await store.find(1);
  const mailboxes = { to: ["to@site.example"], from: "from@site.example" };
  const mail = String(stored && mailOf(stored, mailboxes).text);
  const [list, page] = [(await run("list")).out, (await run("show", "1")).out];
  const [json, csv] = [(await run("export")).out, (await run("export", "--csv")).out];
  for (const name of fieldNames) {
    const value = words[name] ?? "";
    expect(stored?.[name], name).toBe(value);
    const places = { mail, page, json, csv, ...(rulesOf(name).listed && { list }) };
    for (const [place, text] of Object.entries(places))
      expect(text, `${name}: ${place}`).toContain(value);
    expect((await run("list", ...value.split(" "))).out, name).toContain("its");
  }
});

test("export prints every message, as JSON lines or as CSV that calculates nothing", async () => {
  const { run } = await operating();
  const lines = (await run("export")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3, 4]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    ...valid,
    company: null,
    received: "2026-01-01T12:30:00.000Z",
    state: "waiting",
    mail: null,
  });
  const csv = (await run("export", "--csv")).out;
  expect(csv).toMatch(/^\ufeff"id","received","name","email",/);
  expect(csv).toContain(`,"'=1+1","KOFI@shop.example","","'+254",`);
  expect(csv).toContain('[2J""Eve""",');
});

test("nothing in an export commands or turns a terminal, or is calculated", async () => {
  const { run, store } = await opened();
  const typed = "\u009b2J\u202egpj.exe\u2066\u200b=1";
  for (const key of ["=", "+", "-", "@", "＝", "＋", "－", "＠", "\u200b="]) {
    await store.add(incoming(key, at, { name: `${key}1`, company: `${key}1${typed}` }));
  }
  const [json, csv] = [(await run("export")).out, (await run("export", "--csv")).out];
  for (const out of [json, csv.slice(1)]) expect(out).not.toMatch(/[\u007f-\u009f\p{Cf}]/u);
  expect(csv).not.toMatch(/"[=+@＝＋－＠-]/);
  expect(JSON.parse(json.split("\n")[0] ?? "").company).toBe(`=1${typed}`);
});

test("deliver makes a failed message due again, and releases one that is held back", async () => {
  const { run, store } = await operating();
  const now = at + 10 * day;
  await store.settle([1], "mail", { deliveredAt: now });
  expect((await run("deliver", "3", "4")).code).toBe(0);
  for (const id of [3, 4]) {
    const [taken] = (await store.take("mail", now, now + day)) ?? [];
    expect([taken?.id, taken?.deliveries.mail?.attempts]).toEqual([id, 0]);
  }
});

test("deliver --failed makes due only what was given up, and done takes it off", async () => {
  const { run, store } = await operating();
  await store.add(incoming("5", at));
  await store.settle([5], "mail", { failedAt: at });
  expect((await run("done", "5")).code).toBe(0);
  expect((await run("deliver", "--failed")).out).toBe("Due now: 1\n");
  expect((await store.find(3))?.state).toBe("waiting");
  expect(await store.counts()).toMatchObject({ failed: 0, done: 1, suspected: 1, oldest: at });
});

test("erase erases messages, or all that is held back", async () => {
  const { run, store } = await operating();
  expect(await run("erase", "1", "9")).toMatchObject({ code: 1, out: "Message 1 is erased.\n" });
  expect((await run("erase", "--suspected")).out).toBe("Erased: 1\n");
  expect((await store.after(0, 9)).map(({ id }) => id)).toEqual([2, 3]);
});

test("forget erases every message from an address, however it is spelled, and its traces in the file", async () => {
  const { run, store, file } = await operating();
  await store.add(incoming("5", at, { email: "\u00c4da@b\u00fccher.example" }));
  await store.add(incoming("6", at, { email: "a\u0308DA@xn--bcher-kva.example" }));
  const copied = "Kofi <\u202akofi@shop.example\u202c>";
  expect(await run("forget", copied)).toMatchObject({ code: 0, out: "Erased: 1\n" });
  expect((await run("forget", "\u00e4da@B\u00dcCHER.example")).out).toBe("Erased: 2\n");
  expect(await store.find(2)).toBeUndefined();
  if (isPostgres(file)) return;
  expect(readFileSync(file, "latin1") + readFileSync(`${file}-wal`, "latin1")).not.toContain(
    "KOFI",
  );
});

test("purge erases old messages, says what it keeps, and keeps undelivered ones", async () => {
  const { run, store } = await operating(9);
  await run("done", "3");
  expect((await run("purge")).out).toBe("Erased: 2\nKept, because they were never delivered: 2\n");
  expect((await store.after(0, 9)).map(({ id }) => id)).toEqual([1, 4]);
  const kept = await operating(11);
  expect((await kept.run("purge")).out).toBe("Erased: 0\n");
  expect(await (await operating()).run("purge")).toMatchObject({ code: 1, out: "" });
});

test("a message that is only stored is never due, and is purged by its age", async () => {
  const store = await openStore(await temporaryDatabase(), []);
  onTestFinished(store.close);
  await store.add(incoming());
  expect((await store.find(1))?.state).toBe("stored");
  expect(await store.take("mail", day, day)).toBeUndefined();
  expect(await store.purge(1)).toEqual({ erased: 1, kept: 0 });
});

test("exits with 1 for a missing message, and with 2 for an unknown command", async () => {
  const { run } = await operating();
  const codes = {
    1: ["show 9", "deliver 9", "erase 9", "done 9"],
    2: [
      ...[
        "",
        "shout",
        "show",
        "show one",
        "show 1 2",
        "list --before x",
        "list --csv",
        "forget kofi",
      ],
      ...[
        "forget a@b.ex c@d.ex",
        "deliver",
        "deliver --failed 3",
        "erase --failed",
        "export --json",
      ],
    ],
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
  vi.setSystemTime(at + day);
  const { store } = await operating();
  const answers = () => ({ added: 4, "foreign origin": 2 });
  let capped = false;
  const health = createHealth({ store, log: () => {}, isCapped: () => capped, answers });
  const { oldestUndeliveredSeconds } = await (await health.request("/healthz")).json();
  expect(oldestUndeliveredSeconds).toBe(day / 1000);
  const metrics = await (await health.request("/metrics")).text();
  for (const state of ["waiting", "delivered", "failed", "suspected"]) {
    expect(metrics).toContain(`inbox_messages{state="${state}"} 1\n`);
  }
  expect(metrics).toContain('inbox_answers_total{reason="foreign origin"} 2\n');
  // Failed messages have their own count, and no age.
  await store.settle([1], "mail", { failedAt: at });
  const asked = async () => (await health.request("/healthz")).json();
  expect(await asked()).toEqual({ store: "writable", oldestUndeliveredSeconds: 0 });
  capped = true;
  expect(await asked()).toMatchObject({ store: "writable", mail: "capped" });
  await store.close();
  const gone = await health.request("/healthz");
  expect([gone.status, await gone.json()]).toEqual([503, { store: "unreachable" }]);
});
