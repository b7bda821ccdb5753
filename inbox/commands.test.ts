import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./commands.ts";
import { type ContactMessage, fieldNames, rulesOf, validate } from "./form.ts";
import { mailOf } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { isPostgres } from "./settings.ts";
import { incoming, opened, temporaryFile, valid } from "./testing/receiving.ts";

const day = 86_400_000;
const at = Date.UTC(2026, 0, 1, 12, 30);
const now = at + 10 * day;

async function empty(keepDays?: number) {
  const { store, file } = await opened();
  const run = async (...args: string[]) => {
    let [out, err] = ["", ""];
    const print = (text: string) => (out += text);
    const complain = (text: string) => (err += text);
    return { code: await runCommand(args, { store, now, keepDays, print, complain }), out, err };
  };
  const ids = async () => (await store.after(0, 999)).map(({ id }) => id);
  return { run, ids, store, file };
}

/** Three messages of the first of January 2026: one waits, one was delivered, one doubtful one has failed. */
async function operating(keepDays?: number) {
  const all = await empty(keepDays);
  const { store } = all;
  await store.add(incoming("1", at));
  await store.add(incoming("2", at, { name: "=1+1", email: "KOFI@shop.example" }));
  const third = incoming("3", at, { name: '\u001b[2J"Eve"', subject: "x".repeat(60) });
  await store.add({ ...third, doubt: "haste" });
  await store.settle([2], "mail", at, { deliveredAt: at });
  await store.settle([3], "mail", at, { failedAt: at });
  return all;
}

test("list shows the newest first: when, who, what and the state, and goes on page by page", async () => {
  const { run, store } = await operating();
  const lines = (await run("list")).out.trimEnd().split("\n");
  const cells = lines.map((line) => line.split(/ {2,}/).filter(Boolean));
  const time = "2026-01-01 12:30";
  expect(cells.map(([id, received, name, ...rest]) => [id, received, name, rest.at(-1)])).toEqual([
    ["ID", "Received (UTC)", "Name", "State"],
    ["3", time, '[2J"Eve"', "failed, [?] haste"],
    ["2", time, "=1+1", "delivered"],
    ["1", time, "Adaeze Mensah", "waiting"],
  ]);
  expect(new Set(lines.map((line) => line.search(/State|failed|delivered|waiting/))).size).toBe(1);
  expect((await run("list", "--failed")).out.match(/^\d+/gm)).toEqual(["3"]);
  for (let n = 4; n <= 120; n++) await store.add(incoming(`${n}`, at));
  const first = (await run("list")).out;
  expect([first.match(/^\d+/gm)?.[0], /Older: .*list --before 71\n$/.test(first)]).toEqual([
    "120",
    true,
  ]);
  const last = (await run("list", "--before", "21")).out;
  expect([last.match(/^\d+/gm)?.length, last.includes("Older")]).toEqual([20, false]);
});

test("list cuts no emoji in half, and nothing in it commands or turns the terminal", async () => {
  const { run, store } = await empty();
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
  await store.add(
    incoming("1", at, { subject: `\u202e${family.repeat(20)}${"x".repeat(21)}\u2066` }),
  );
  const { out } = await run("list");
  expect(out).toContain(` ${family.repeat(20)}${"x".repeat(17)}...`);
  expect(out).not.toMatch(/[\u202e\u2066]/);
});

test("what is sent in every field is in the row, the mail, the list, the export and on its page", async () => {
  const { run, store } = await empty();
  const words = Object.fromEntries(
    fieldNames.map((name) => [name, name === "email" ? "its@email.example" : `its ${name}`]),
  );
  const { message } = validate(words as never) as { message: ContactMessage };
  await store.add({ message, key: "1", now: at });
  const stored = await store.find(1);
  const mailboxes = { to: ["to@site.example"], from: "from@site.example" };
  const mail = String(stored && mailOf([stored], mailboxes).text);
  const [list, page] = [(await run("list")).out, (await run("show", "1")).out];
  const [json, csv] = [(await run("export")).out, (await run("export", "--csv")).out];
  for (const name of fieldNames) {
    const places = { mail, page, json, csv, ...(rulesOf(name).listed && { list }) };
    for (const [place, text] of Object.entries(places)) {
      expect(text, `${name}: ${place}`).toContain(words[name]);
    }
  }
});

test("export prints every message, as JSON lines or as CSV, which calculates nothing", async () => {
  const { run, store } = await operating();
  const lines = (await run("export")).out.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    ...{ ...valid, company: null, received: "2026-01-01T12:30:00.000Z" },
    ...{ state: "waiting", mail: null, doubt: null },
  });
  expect((await run("export", "--csv")).out).toContain(`"=1+1","KOFI`.replace("=", "'="));

  const typed = "\u009b2J\u202egpj.exe\u2066\u200b=1";
  for (const key of ["=", "+", "-", "@", "＝", "＋", "－", "＠", "\u200b="]) {
    await store.add(
      incoming(key, at, { name: `${key}1`, company: `${key}1;${key}1\n${key}${typed}` }),
    );
  }
  const [json, csv] = [(await run("export")).out, (await run("export", "--csv")).out];
  for (const out of [json, csv.slice(1)]) expect(out).not.toMatch(/[\u007f-\u009f\p{Cf}]/u);
  // Some spreadsheets separate at semicolons.
  expect(csv).not.toMatch(/["\n;]"?[=+@＝＋－＠-]/);
  expect(JSON.parse(json.split("\n")[3] ?? "").company).toBe(`=1;=1\n=${typed}`);
});

test("deliver makes messages due again, and done takes them off", async () => {
  const { run, store } = await operating();
  await store.add(incoming("4", at));
  await store.settle([4], "mail", at, { failedAt: at });
  expect((await run("done", "4", "1")).code).toBe(0);
  expect((await run("deliver", "--failed")).out).toBe("Due now: 1\n");
  expect((await run("deliver", "2")).code).toBe(0);
  for (const id of [2, 3]) {
    const [taken] = (await store.take("mail", now, now + 1000)) ?? [];
    expect([taken?.id, taken?.deliveries.mail?.attempts]).toEqual([id, 0]);
  }
  expect(await store.take("mail", now, now + 1000)).toBeUndefined();
});

test("erase erases messages, and forget all from an address, however it is spelled, and their traces", async () => {
  const { run, ids, store, file } = await operating();
  expect(await run("erase", "1", "9")).toMatchObject({ code: 1, out: "Message 1 is erased.\n" });
  await store.add(incoming("4", at, { email: "\u00c4da@b\u00fccher.example" }));
  await store.add(incoming("5", at, { email: "a\u0308DA@xn--bcher-kva.example" }));
  const copied = "Kofi <\u202akofi@shop.example\u202c>";
  expect(await run("forget", copied)).toMatchObject({ code: 0, out: "Erased: 1\n" });
  expect((await run("forget", "\u00e4da@B\u00dcCHER.example")).out).toBe("Erased: 2\n");
  expect(await ids()).toEqual([3]);
  if (isPostgres(file)) return;
  const written = readFileSync(file, "latin1") + readFileSync(`${file}-wal`, "latin1");
  expect(written).not.toContain("KOFI");
});

test("purge erases old messages, says what it keeps, and keeps undelivered ones", async () => {
  const { run, ids } = await operating(9);
  await run("done", "3");
  expect((await run("purge")).out).toBe("Erased: 2\nKept, because they were never delivered: 1\n");
  expect(await ids()).toEqual([1]);
  expect((await (await operating(11)).run("purge")).out).toBe("Erased: 0\n");
  expect(await (await operating()).run("purge")).toMatchObject({ code: 1, out: "" });
});

test("exits with 1 for a missing message, and with 2 for an unknown command", async () => {
  const { run } = await operating();
  const lists = ["list words", "list --before x", "list --csv", "list --failed --done"];
  const codes = {
    1: ["show 9", "deliver 9", "erase 9", "done 9"],
    2: [
      ...["", "shout", "show", "show one", "show 1 2", ...lists, "forget kofi", "export --json"],
      ...["forget a@b.ex c@d.ex", "deliver", "deliver --failed 3", "erase --failed"],
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

test("a command reads the store that is there, and creates none; a mail can be tried before", async () => {
  const file = temporaryFile();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "run.ts"), ...args], {
      env: {
        ...{ ...process.env, INBOX_DB: file, SMTP_URL: "smtp://127.0.0.1:1" },
        ...{ INBOX_TO: "team@site.example", INBOX_FROM: "form@site.example" },
      },
      encoding: "utf8",
    });
  expect(run("list")).toMatchObject({ status: 1, stderr: expect.stringContaining("INBOX_DB") });
  const mail = { status: 1, stderr: expect.stringContaining("(ECONNREFUSED)") };
  expect(run("test-mail")).toMatchObject(mail);
  expect(existsSync(file)).toBe(false);
  const store = openStore(file);
  await store.check();
  await store.close();
  expect(run("list")).toMatchObject({ status: 0, stderr: "" });
});
