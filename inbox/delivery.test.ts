import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../tests/free-port.ts";
import { LIMIT_MS } from "../tests/limit.ts";
import { until } from "../tests/until.ts";
import { ATTEMPTS, deliverNext, nextAttempt, startWorker } from "./delivery.ts";
import type { Log } from "./log.ts";
import { createMail } from "./mail.ts";
import type { Taken } from "./store.ts";
import { holdTime, incoming, opened } from "./testing/receiving.ts";
import { messageIdOf, startSmtp, startSocket, startTalk } from "./testing/smtp.ts";

const way = "mail";
const log = () => {};
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const mailboxes = { to: ["hello@site.example"], from: "form@site.example" };
/** Delivery by a mail server; more patient than any machine is slow, if a test does not say otherwise. */
const byMail = (url: string, patience = LIMIT_MS) => createMail(url, mailboxes, log, patience);

test("the waits double from ten seconds up to six hours, and end after five days", () => {
  const waits = Array.from({ length: ATTEMPTS - 1 }, (_, made) => nextAttempt(made + 1, 0));
  expect(waits.slice(0, 4)).toEqual([10, 20, 40, 80].map((wait) => wait * second));
  expect(waits.slice(11, 13)).toEqual([20_480 * second, 6 * hour]);
  const all = waits.reduce<number>((sum, wait) => sum + Number(wait), 0);
  expect(Math.abs(all - 121 * hour)).toBeLessThan(3 * hour);
  expect(nextAttempt(ATTEMPTS, 0)).toBe("failed");
});

test("a message in the hands of a worker is due again when the lease ends, and not before", async () => {
  const { store } = await opened();
  await store.add(incoming());
  const input = { store, way, log } as const;
  await new Promise<void>((inHand) => {
    void deliverNext({ ...input, deliver: () => new Promise(() => inHand()) }, () => 0);
  });
  const next = (now: number) => deliverNext({ ...input, deliver: async () => {} }, () => now);
  expect(await next(120 * second - 1)).toBeUndefined();
  expect(await next(120 * second)).toBeDefined();
  expect(await next(9e15)).toBeUndefined();
});

test.each([1, 2, ATTEMPTS, ATTEMPTS + 1])(
  "a message that is taken at attempt %i is sent once, or is given up after all attempts",
  async (taken) => {
    const { store } = await opened();
    await store.add(incoming());
    let [now, attempts] = [0, 0];
    const deliver = async () => {
      if (++attempts !== taken) throw new Error("refused");
    };
    const input = { store, way, deliver, log } as const;
    while (await deliverNext(input, () => now)) {
      now = Number(nextAttempt(attempts, now)) || now;
      expect(await deliverNext(input, () => now - 1)).toBeUndefined();
    }
    expect(attempts).toBe(Math.min(taken, ATTEMPTS));
    expect((await store.find(1))?.state).toBe(taken > ATTEMPTS ? "failed" : "delivered");
  },
);

describe("a mail server that", () => {
  const refusing = {
    onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error("no"), { responseCode: 550 })),
  };
  /** An address that is not taken for this machine's. */
  const elsewhere = "127.0.0.2";
  const gone = async () => ({ url: `smtp://127.0.0.1:${await freePort()}`, close: () => {} });
  const wrongPassword = async () => {
    const server = await startSmtp({ disabledCommands: [], allowInsecureAuth: true });
    return { ...server, url: server.url.replace("//", "//user:wrong@") };
  };
  const ownTls = { hideSTARTTLS: false };
  const noTls = { disabledCommands: ["STARTTLS"] };
  type Start = () => Promise<{ url: string; close: () => unknown }>;
  test.each<[string, string, Start]>([
    ["refuses the connection", "ECONNREFUSED", gone],
    ["refuses the mailbox", "EENVELOPE", () => startSmtp(refusing)],
    ["refuses the password", "EAUTH", wrongPassword],
    ["has no time", "EPROTOCOL", () => startSocket((socket) => socket.end("421 later\r\n"))],
    ["closes in the text", "ECONNECTION", () => startTalk((_, socket) => socket.destroy())],
    ["offers no TLS where it is required", "ETLS", () => startSmtp(noTls, elsewhere)],
    ["has an old certificate, elsewhere", "CERT_HAS_EXPIRED", () => startSmtp(ownTls, elsewhere)],
  ])("%s is logged as %s, and the message waits", async (_, code, start) => {
    const server = await start();
    onTestFinished(() => void server.close());
    const { store } = await opened();
    await store.add(incoming());
    const events: unknown[] = [];
    const log: Log = (event, details) => events.push([event, details?.code]);
    const attempt = await deliverNext({ store, way, deliver: byMail(server.url), log }, () => 0);
    // What no mail was sent for is not a mail's fault.
    expect(attempt?.end).toBe(code === "EENVELOPE" ? "refused" : "unanswered");
    expect(events).toEqual([["postponed", code]]);
    expect((await store.find(1))?.state).toBe("waiting");
  });

  test("is slow is given up in time, and its connection is closed", async () => {
    let closed = 0;
    const server = await startSocket((socket) => {
      socket.write("220-hel");
      const timer = setInterval(() => socket.write("l"), 20);
      socket.on("close", () => {
        clearInterval(timer);
        closed++;
      });
    });
    onTestFinished(server.close);
    const { store } = await opened();
    await store.add(incoming());
    await deliverNext({ store, way, deliver: byMail(server.url, 500), log }, () => 0);
    await until("the connection to be closed", async () => closed === 1);
    expect((await store.left(way)).waiting).toBe(1);
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
    const { store } = await opened();
    await store.add(incoming());
    const input = { store, way, deliver: byMail(server.url), log } as const;
    await deliverNext(input, () => 0);
    await deliverNext(input, () => 10 * second);
    expect(ids).toEqual([expect.stringContaining("@site.example>"), ids[0]]);
    expect((await store.find(1))?.state).toBe("delivered");
  });
});

describe("a worker", () => {
  beforeEach(holdTime);

  /** A worker that keeps a minute between mails, its mails, and what remains after five seconds. */
  async function mailing(refuses = (_: Taken) => false) {
    const { store } = await opened();
    const mails: (readonly number[])[] = [];
    const deliver = async (...messages: Taken) => {
      if (refuses(messages)) throw Object.assign(new Error(), { responseCode: 550 });
      mails.push(messages.map(({ id }) => id));
    };
    const add = async (...keys: readonly string[]) => {
      for (const key of keys) await store.add(incoming(key, Date.now()));
    };
    const start = () => {
      const worker = startWorker({ store, way, deliver, gap: minute, log });
      onTestFinished(worker.stop);
      return worker;
    };
    const pass = async (time = 5 * second) => {
      await vi.advanceTimersByTimeAsync(time);
      return (await store.left(way)).waiting;
    };
    const passUntil = (rest: number, time?: number) =>
      until("mails", async () => (await pass(time)) === rest);
    return { store, mails, add, start, pass, passUntil };
  }

  test("mails a message at once, and what comes within a minute together at its end", async () => {
    const { mails, add, start, pass, passUntil } = await mailing();
    const worker = start();
    await add("first");
    worker.wake();
    await until("the first mail", async () => mails.length === 1);
    await add("second", "third");
    worker.wake();
    for (let passed = 0; passed < 11; passed++) expect(await pass()).toBe(2);
    await passUntil(0);
    expect(mails).toEqual([[1], [2, 3]]);
  });

  test("finds the one message for which mails are refused, and delivers the others", async () => {
    const { mails, add, start, passUntil } = await mailing((messages) =>
      messages.some(({ id }) => id === 5),
    );
    await add(..."abcdefgh");
    start();
    await passUntil(1, minute);
    expect(mails.flat().toSorted()).toEqual([1, 2, 3, 4, 6, 7, 8]);
  });

  test("stops when the message in hand is settled", async () => {
    const { store, add } = await mailing();
    await add("one", "two");
    const accepting: (() => void)[] = [];
    const deliver = () => new Promise<void>((accept) => accepting.push(accept));
    const { stop } = startWorker({ store, way, deliver, log });
    await until("a message in hand", async () => accepting.length > 0);
    const stopped = stop();
    accepting[0]?.();
    await stopped;
    expect((await store.find(1))?.state).toBe("delivered");
    expect((await store.left(way)).waiting).toBe(1);
  });

  test("records an outcome later if it cannot now, and delivers nothing twice", async () => {
    const { store, add, passUntil } = await mailing();
    await add("key");
    let [failures, deliveries] = [2, 0];
    const settle: typeof store.settle = (...outcome) =>
      failures-- > 0 ? Promise.reject(new Error("locked")) : store.settle(...outcome);
    const deliver = async () => void deliveries++;
    void deliverNext({ store: { ...store, settle }, way, deliver, log }, Date.now);
    await passUntil(0);
    expect(deliveries).toBe(1);
  });
});
