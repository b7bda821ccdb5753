import { spawnSync } from "node:child_process";
import { existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand, UsageError } from "./commands.ts";
import { type ContactMessage, fieldNames, ofFields, rulesOf, validate } from "./form.ts";
import { mailOf } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { isPostgres } from "./settings.ts";
import { valid } from "./testing/answers.ts";
import { incoming, opened, temporaryFile } from "./testing/receiving.ts";

const at = Date.UTC(2026, 0, 1, 12, 30);

async function empty() {
  const { store, file } = await opened();
  /** What a command prints, and then why it failed. */
  const run = async (...args: string[]) => {
    let out = "";
    const print = (text: string) => (out += text);
    await runCommand(args, store, print).catch((error) => {
      out += error instanceof UsageError ? "usage" : error.message;
    });
    return out;
  };
  return { run, store, file };
}

/** Three messages of the first of January 2026: one waits, one was delivered, one doubtful one has failed. */
async function operating() {
  const all = await empty();
  const { store } = all;
  await store.add(incoming("1", at));
  await store.add(incoming("2", at, { name: "=1+1", email: "KOFI@shop.example" }));
  const third = incoming("3", at, { name: '\u001b[2J"Eve"', subject: "x".repeat(60) });
  await store.add({ ...third, doubt: "haste" });
  await store.settle([2], "mail", at, "delivered", at);
  await store.settle([3], "mail", at, "failed", at);
  return all;
}

test("list shows the newest first: when, who, what and the state: fifty", async () => {
  const { run, store } = await operating();
  const lines = (await run("list")).trimEnd().split("\n");
  const cells = lines.map((line) => line.split(/ {2,}/).filter(Boolean));
  const time = "2026-01-01 12:30";
  expect(cells.map(([id, received, name, ...rest]) => [id, received, name, rest.at(-1)])).toEqual([
    ["ID", "Received (UTC)", "Name", "State"],
    ["3", time, '[2J"Eve"', "failed, [?] haste"],
    ["2", time, "=1+1", "delivered"],
    ["1", time, "Adaeze Mensah", "waiting"],
  ]);
  expect(new Set(lines.map((line) => line.search(/State|failed|delivered|waiting/))).size).toBe(1);
  expect((await run("list", "--failed")).match(/^\d+/gm)).toEqual(["3"]);
  await store.add(incoming("4", at, { subject: "\u202e12345\u2066" }));
  expect(await run("list")).not.toMatch(/[\u202e\u2066]/);
  for (let n = 5; n <= 70; n++) await store.add(incoming(`${n}`, at));
  expect(await run("list")).toMatch(/^ID.*\n70 .*\n21 [^\n]*\n$/s);
});

test("what is sent in every field is in the row, the mail, the list, the export and on its page", async () => {
  const { run, store } = await empty();
  const words = ofFields((name) => (name === "email" ? "its@email.example" : `its ${name}`));
  const { message } = validate(words) as { message: ContactMessage };
  await store.add({ message, key: "1", now: at });
  const stored = await store.find(1);
  const mailboxes = { to: ["to@site.example"], from: "from@site.example" };
  const mail = String(stored && mailOf([stored], mailboxes).text);
  const [list, page] = [await run("list"), await run("show", "1")];
  const [json, csv] = [await run("export"), await run("export", "--csv")];
  for (const name of fieldNames) {
    const places = { mail, page, json, csv, ...(rulesOf(name).listed && { list }) };
    for (const [place, text] of Object.entries(places)) {
      expect(text, `${name}: ${place}`).toContain(words[name]);
    }
  }
});

test("export prints every message, as JSON lines or as CSV, which calculates nothing", async () => {
  const { run, store } = await operating();
  const lines = (await run("export")).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    ...{ ...valid, company: null, received: "2026-01-01T12:30:00.000Z" },
    ...{ state: "waiting", mail: null, doubt: null },
  });
  expect(await run("export", "--csv")).toContain(`"=1+1","KOFI`.replace("=", "'="));

  const typed = "\u009b2J\u202egpj.exe\u2066\u200b=1";
  for (const key of ["=", "+", "-", "@", "＝", "＋", "－", "＠", "\u200b="]) {
    await store.add(
      incoming(key, at, { name: `${key}1`, company: `${key}1;${key}1\n${key}${typed}` }),
    );
  }
  const [json, csv] = [await run("export"), await run("export", "--csv")];
  for (const out of [json, csv.slice(1)]) expect(out).not.toMatch(/[\u007f-\u009f\p{Cf}]/u);
  // Some spreadsheets separate at semicolons.
  expect(csv).not.toMatch(/["\n;]"?[=+@＝＋－＠-]/);
  expect(JSON.parse(json.split("\n")[3] ?? "").company).toBe(`=1;=1\n=${typed}`);
});

test("deliver makes messages due again, and done takes them off", async () => {
  const { run, store } = await operating();
  await store.add(incoming("4", at));
  await store.settle([4], "mail", at, "failed", at);
  await run("done", "4", "1");
  expect(await run("deliver", "--failed")).toBe("Due now: 1\n");
  expect(await run("deliver", "2")).toBe(
    "Message 2 is due now by mail: a running inbox delivers it in each way that it is set up for.\n",
  );
  const take = () => store.take("mail", Date.now(), 9e15);
  const taken = [await take(), await take()].flat();
  const attempts = taken.map((each) => [each?.id, each?.deliveries.mail?.attempts]);
  expect(attempts.toSorted()).toEqual([
    [2, 0],
    [3, 0],
  ]);
  expect((await store.newest(9, "done")).map(({ id }) => id)).toEqual([4, 1]);
});

test("erase erases messages, and forget all from an address, however it is spelled, and their traces", async () => {
  const { run, store, file } = await operating();
  expect(await run("erase", "1", "9")).toBe("Message 1 is erased.\nThere is no message 9.");
  await store.add(incoming("4", at, { email: "\u00c4da@b\u00fccher.example" }));
  await store.add(incoming("5", at, { email: "a\u0308DA@xn--bcher-kva.example" }));
  const copied = "Kofi <\u202akofi@shop.example\u202c>";
  expect((await run("export", copied)).match(/"id":\d+/g)).toEqual(['"id":2']);
  for (const erased of [1, 0]) expect(await run("forget", copied)).toBe(`Erased: ${erased}\n`);
  expect(await run("forget", "\u00e4da@B\u00dcCHER.example")).toBe("Erased: 2\n");
  expect((await store.newest(99)).map(({ id }) => id)).toEqual([3]);
  if (isPostgres(file)) return;
  const written = readFileSync(file, "latin1") + readFileSync(`${file}-wal`, "latin1");
  expect(written).not.toContain("KOFI");
});

test("a missing message is named, and what is not a command gets the list of them", async () => {
  const { run } = await operating();
  const lists = ["list words", "list --csv", "list --failed --done"];
  const results = {
    "There is no message 9.": ["show 9", "deliver 9", "erase 9", "done 9"],
    usage: [
      ...["", "shout", "show", "show one", "show 1 2", ...lists, "forget kofi", "export --json"],
      ...["export kofi", "forget a@b.ex c@d.ex", "deliver", "deliver --failed 3", "erase --failed"],
    ],
  };
  for (const [result, commands] of Object.entries(results)) {
    for (const command of commands) {
      expect(await run(...command.split(" ")), command).toBe(result);
    }
  }
});

test("a command reads the store that is there, creates none, and says by its code how it ended", async () => {
  const file = temporaryFile();
  const command = join(import.meta.dirname, "run.ts");
  const NODE_COMPILE_CACHE = join(import.meta.dirname, "../node_modules/.cache/compiled");
  const env = { ...process.env, INBOX_DB: file, NODE_COMPILE_CACHE };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], { env, encoding: "utf8" });
  expect(run("list")).toMatchObject({ status: 1, stderr: expect.stringContaining("ENOENT") });
  expect(existsSync(file)).toBe(false);
  const store = openStore(file);
  await store.check();
  await store.close();
  expect(run("list")).toMatchObject({ status: 0, stderr: "" });
  expect(run("shout")).toMatchObject({ status: 2, stderr: expect.stringContaining("forget") });
  if (!existsSync("/dev/full")) return;
  const stdio = ["ignore", openSync("/dev/full", "w"), "pipe"] as const;
  const full = spawnSync(process.execPath, [command, "list"], { env, stdio: [...stdio] });
  expect([full.status, String(full.stderr)]).toEqual([1, expect.stringContaining("ENOSPC")]);
});
