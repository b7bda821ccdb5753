import { describe, expect, onTestFinished, test } from "vitest";
import { LIMIT_MS } from "../tests/limit.ts";
import { ATTEMPTS, nextAttempt } from "./backoff.ts";
import { type Deliver, deliverNext } from "./delivery.ts";
import type { Log } from "./log.ts";
import { createMailer, mailOf } from "./mail.ts";
import { openStore } from "./open-store.ts";
import type { StoredMessage } from "./stored-message.ts";
import { holdTime } from "./testing/clock.ts";
import { temporaryDatabase } from "./testing/database.ts";
import { incoming, valid } from "./testing/messages.ts";
import { messageIdOf, startSmtp, startSocket, startTalk } from "./testing/smtp.ts";

const mailboxes = { to: ["hello@site.example"], from: "form@site.example" };
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

async function openedStore() {
  const store = await openStore(await temporaryDatabase());
  onTestFinished(() => store.close());
  return store;
}

/** More patient than any machine is slow, if a test does not say otherwise. */
function mailer(url: string, patience = LIMIT_MS) {
  const { send, close } = createMailer(url, patience);
  onTestFinished(close);
  return send;
}

/** Delivery by a mail server. */
function byMail(url: string, patience?: number) {
  const send = mailer(url, patience);
  return {
    way: "mail",
    deliver: (stored: StoredMessage) => send(mailOf(stored, mailboxes)),
  } as const;
}

describe("the waits", () => {
  test("double from ten seconds up to six hours, and end after five days", () => {
    const waits = Array.from({ length: ATTEMPTS - 1 }, (_, made) => nextAttempt(made + 1, 0));
    expect(waits.slice(0, 4)).toEqual([10, 20, 40, 80].map((wait) => wait * second));
    expect(waits.slice(10, 13)).toEqual([10_240 * second, 20_480 * second, 6 * hour]);
    const all = waits.reduce<number>((sum, wait) => sum + Number(wait), 0);
    expect(all).toBeGreaterThan(4.9 * day);
    expect(all).toBeLessThan(5.2 * day);
    expect(nextAttempt(ATTEMPTS, 0)).toBe("failed");
  });
});

test("a message in the hands of a worker is due again when the lease ends, and not before", async () => {
  const store = await openedStore();
  await store.add(incoming());
  const ids: unknown[] = [];
  const deliver: Deliver = async (stored) => void ids.push(stored.id);
  const input = { store, way: "mail", deliver, log: () => {} } as const;
  holdTime();
  await new Promise<void>((inHand) => {
    const hang = () => new Promise(() => inHand());
    void deliverNext({ ...input, deliver: hang }, () => 0);
  });
  expect(await deliverNext(input, () => 120 * second - 1)).toBeUndefined();
  expect(await deliverNext(input, () => 120 * second)).toBeDefined();
  expect(ids).toEqual([1]);
  expect(await deliverNext(input, () => 9e15)).toBeUndefined();
});

describe("the mail", () => {
  test("is plain text, to the mailbox, answered to the visitor", async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.close);
    const store = await openedStore();
    await store.add(incoming());
    await deliverNext({ store, ...byMail(smtp.url), log: () => {} }, Date.now);
    const source = smtp.mails[0]?.source ?? "";
    expect(source).toMatch(/^To: hello@site.example\r$/m);
    expect(source).toMatch(/^Reply-To: "?Adaeze Mensah"? <adaeze@shop.example>\r$/m);
    expect(source).toMatch(/^Subject: Contact form: Settling in KES\r$/m);
    expect(source).toMatch(/^Content-Type: text\/plain/m);
    expect(source).toMatch(/^Date: Thu, 01 Jan 1970/m);
    expect(source).toMatch(/\r\nWe collect in Lagos\.\r\nWe settle in Nairobi\.\r\n/);
  });

  test("no field adds a header, an address or a mail", async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.close);
    const send = mailer(smtp.url);
    const evil = "A\r\nBcc: eve@evil.example\r\n\r\nX\r\n.\r\nMAIL FROM:<eve@evil.example>";
    const stored = {
      ...valid,
      ...{ name: evil, company: evil, phone: evil, subject: evil, message: evil },
      email: "a,eve@evil.example",
      ...{ id: 1, key: evil, receivedAt: 0 },
    };
    await send(mailOf(stored as never, mailboxes));
    expect(smtp.mails).toHaveLength(1);
    const [head = ""] = smtp.mails[0]?.source.split("\r\n\r\n") ?? [];
    const unfolded = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
    expect(unfolded.map((line) => line.split(":")[0]).sort()).toEqual([
      ...[
        "Auto-Submitted",
        "Content-Transfer-Encoding",
        "Content-Type",
        "Date",
        "From",
        "MIME-Version",
      ],
      ...["Message-ID", "Reply-To", "Subject", "To"],
    ]);
  });
});

describe("a mail server that", () => {
  const refusing = (responseCode: number) => ({
    onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error("no"), { responseCode })),
  });
  const faults: Readonly<Record<string, () => Promise<{ url: string; close: () => unknown }>>> = {
    "refuses the connection": async () => {
      const gone = await startSocket(() => {});
      gone.close();
      return gone;
    },
    "answers 451": () => startSmtp(refusing(451)),
    "answers 550": () => startSmtp(refusing(550)),
    hangs: () => startSocket(() => {}),
    "closes in the middle": () => startSocket((socket) => socket.end("220 hello\r\n")),
    "closes in the text": () => startTalk((_, socket) => socket.destroy()),
    "offers no TLS where it is required": async () => {
      const smtp = await startSmtp();
      return { url: `${smtp.url.replace("127.0.0.1", "127.0.0.2")}`, close: smtp.close };
    },
    "speaks no TLS on a TLS port": async () => {
      const smtp = await startSmtp();
      return { url: smtp.url.replace("smtp:", "smtps:"), close: smtp.close };
    },
  };
  test.each(Object.entries(faults))(
    "%s: the message waits ten seconds and is not lost",
    async (fault, start) => {
      const server = await start();
      onTestFinished(() => void server.close());
      const store = await openedStore();
      await store.add(incoming());
      const events: unknown[] = [];
      const log: Log = (event, details) => events.push(event, details?.code);
      const now = () => 5000;
      await deliverNext({ store, ...byMail(server.url, 500), log }, now);
      // Its own patience ended, and not the worker's.
      const code = fault === "hangs" ? "ETIMEDOUT" : expect.any(String);
      expect(events).toEqual(["postponed", code]);
      expect(await store.counts()).toMatchObject({
        waiting: 1,
        delivered: 0,
        failed: 0,
        oldest: 0,
      });
      expect(await store.take("mail", 14_999, 99_999)).toBeUndefined();
      const [taken] = (await store.take("mail", 15_000, 99_999)) ?? [];
      expect(taken?.deliveries.mail?.attempts).toBe(1);
    },
  );

  test("refuses is quoted by its code in the log, and not by its text", async () => {
    const server = await startSmtp(refusing(451));
    onTestFinished(() => void server.close());
    const store = await openedStore();
    await store.add(incoming());
    const details: unknown[] = [];
    const log = (_: string, each?: object) => details.push(each);
    await deliverNext({ store, ...byMail(server.url), log }, () => 0);
    expect(details).toEqual([{ id: 1, way: "mail", attempts: 1, code: "EENVELOPE", reply: 451 }]);
  });

  test("takes the mail and closes without an answer gets the same mail again", async () => {
    const ids: unknown[] = [];
    const server = await startTalk((text, socket) => {
      if (!text.endsWith("\r\n.\r\n")) return;
      ids.push(messageIdOf(text));
      if (ids.length === 1) socket.destroy();
      else socket.write("250 taken\r\n");
    });
    onTestFinished(server.close);
    const store = await openedStore();
    await store.add(incoming());
    const input = { store, ...byMail(server.url), log: () => {} };
    await deliverNext(input, () => 0);
    await deliverNext(input, () => 10 * second);
    expect(ids).toEqual([expect.stringContaining("@site.example>"), ids[0]]);
    expect(await store.counts()).toMatchObject({ waiting: 0, delivered: 1 });
  });
});
