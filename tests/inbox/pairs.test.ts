import { rmSync } from "node:fs";
import { expect, inject, onTestFinished, test } from "vitest";
import { runCommand } from "../../inbox/commands.ts";
import { openStore } from "../../inbox/open-store.ts";
import { temporarySchema } from "../../inbox/testing/database.ts";
import { startSmtp } from "../../inbox/testing/smtp.ts";
import { freePort } from "../free-port.ts";
import { sendFrom, siteWithInbox, startReceiver } from "./receiver.ts";

/** Two receivers, each with its worker, on one Postgres and one mail server. */
async function pair() {
  const { built, folder } = siteWithInbox();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = await temporarySchema(inject("postgres"));
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const env = { INBOX_DB: database, SMTP_URL: smtp.url };
  const ports = [await freePort(), await freePort()];
  const receivers = await Promise.all(ports.map((port) => startReceiver(built, port, env)));
  const store = await openStore(database);
  const send = async (count: number) => {
    let left = count;
    const enough = () => left-- <= 0;
    return (await Promise.all(Array.from({ length: 20 }, () => sendFrom(ports, enough)))).flat();
  };
  const until = async (done: () => Promise<boolean>) => {
    while (!(await done())) await new Promise((wait) => setTimeout(wait, 50));
  };
  const end = async () => {
    await Promise.all(receivers.map((receiver) => receiver.end("SIGTERM")));
    await store.close();
  };
  return { receivers, ports, smtp, store, send, until, end };
}

test("two receivers and two workers: 2,000 messages are stored once and mailed once", async () => {
  const { send, store, smtp, until, end, receivers } = await pair();
  const accepted = await send(2000);
  await until(async () => (await store.counts()).waiting === 0);
  const stored = await store.after(0, 3000);
  await end();
  expect(accepted).toHaveLength(2000);
  expect(stored.map(({ key }) => key).sort()).toEqual(accepted.sort());
  expect(smtp.mails).toHaveLength(2000);
  expect(new Set(smtp.mails.map(({ id }) => id)).size).toBe(2000);
  // Both took part.
  for (const { log } of receivers) expect(log()).toContain('"delivered"');
});

test("a worker is killed: nothing is lost, and at most its message comes twice, as the same mail", async () => {
  const { receivers, send, store, smtp, until, end } = await pair();
  const sending = send(200);
  await until(async () => smtp.mails.length >= 50);
  await receivers[0]?.end("SIGKILL");
  expect(await sending).toHaveLength(200);
  await until(async () => (await store.counts()).waiting <= 1);
  // The message in hand is due again when its lease ends; the operator need not wait for that.
  for (const { id, deliveredAt } of await store.after(0, 300)) {
    if (deliveredAt !== undefined) continue;
    const print = () => {};
    const input = { store, now: Date.now(), keepDays: undefined, print, complain: print };
    expect(await runCommand(["deliver", String(id)], input)).toBe(0);
  }
  await until(async () => (await store.counts()).waiting === 0);
  await end();
  expect(new Set(smtp.mails.map(({ id }) => id)).size).toBe(200);
  expect(smtp.mails.length).toBeLessThanOrEqual(201);
});
