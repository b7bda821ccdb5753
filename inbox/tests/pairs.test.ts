import { expect, inject, onTestFinished, test } from "vitest";
import { times } from "../../tests/soak.ts";
import { until } from "../../tests/until.ts";
import { openStore } from "../open-store.ts";
import { temporarySchema } from "../testing/database.ts";
import { messageIdOf, startSmtp, startTalk } from "../testing/smtp.ts";
import { post, sendUntil } from "./receiver.ts";
import { startForTest, temporarySite } from "./temporary.ts";

const MESSAGES = times(200, 2000);
const uncapped = { INBOX_MAILS_PER_HOUR: "99999", INBOX_MAILS_PER_DAY: "99999" };

test("three receivers share a database, and one is killed with a message in hand: each message is stored once and mailed once", async () => {
  const { built } = temporarySite();
  const INBOX_DB = await temporarySchema(inject("postgres"));
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  let inHand = "";
  const silent = await startTalk((text) => {
    if (text.endsWith("\r\n.\r\n")) inHand = messageIdOf(text);
  });
  onTestFinished(silent.close);
  const [killed, ...others] = await Promise.all(
    [silent, smtp, smtp].map(({ url }) =>
      startForTest(built, { INBOX_DB, SMTP_URL: url, ...uncapped }),
    ),
  );
  const store = await openStore(INBOX_DB);
  onTestFinished(store.close);
  const waiting = async () => (await store.counts()).waiting;

  const ports = [killed, ...others].map((receiver) => receiver?.port ?? 0);
  const accepted: string[] = [];
  const allTookPart = () => inHand && others.every(({ log }) => log().includes('"delivered"'));
  const sending = sendUntil(() => accepted.length >= MESSAGES && allTookPart(), ports, accepted);
  await until("a message to be in hand", async () => inHand);
  ports.shift();
  await killed?.end("SIGKILL");
  await sending;
  // All but the one in hand; each mail is waited for, because thousands may take any time.
  for (let left = await waiting(); left > 1; ) {
    left = await until("the next mail", waiting, (count) => count < left);
  }
  // The message in hand is due again when its lease ends; the operator need not wait for that.
  for (const { id, state } of await store.after(0, 9999)) {
    if (state === "waiting") await store.queue(id, Date.now());
  }
  // Wakes a worker, which looks by itself after five seconds.
  accepted.push("last");
  await post(ports[0] ?? 0, { key: "last" });
  await until("all messages to be mailed", waiting, (count) => count === 0);
  const stored = await store.after(0, 9999);
  await Promise.all(others.map((receiver) => receiver.end("SIGTERM")));

  expect(stored.map(({ key }) => key).sort()).toEqual(accepted.sort());
  const mails = smtp.mails.map(({ id }) => id);
  expect(mails).toContain(inHand);
  expect(mails).toHaveLength(accepted.length);
  expect(new Set(mails).size).toBe(accepted.length);
});
