import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { startWorker } from "./delivery.ts";
import type { FormAnswers } from "./form.ts";
import { answerHealth } from "./health.ts";
import { codeOf, createLog, type Log } from "./log.ts";
import { createMail } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { createReceiver } from "./receiver.ts";
import { readSettings, type Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import { createWebhook } from "./webhook.ts";

interface InboxInput {
  readonly path: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log?: Log;
  /** The site's general mailbox, for which INBOX_TO may be left out. */
  readonly helloMailbox?: string;
  /** The answers to the form in each language, the original first. */
  readonly answers?: readonly FormAnswers[];
}

const toStandardError = createLog((line) => process.stderr.write(line));

/** Between two mails, in milliseconds: what comes meanwhile goes together. */
const GAP_MS = 60_000;
/** When old messages are erased: soon after the start, when a wrong clock is usually set, and again and again. */
const FIRST_PURGE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Starts to receive. While the store cannot be reached, messages are refused. Rejects with one sentence if a setting is
 * wrong, or if the database is not in UTF-8.
 */
export async function startInbox(input: InboxInput) {
  const { path, env, log = toStandardError, helloMailbox, answers = [] } = input;
  const settings = readSettings(env, helloMailbox);
  const { smtpUrl, mailboxes, webhook, keepDays } = settings;
  if (!smtpUrl && !webhook) {
    log("start", { delivery: "none: messages wait until SMTP_URL is set" });
  }
  const deliveries = [
    ...(smtpUrl
      ? [{ way: "mail", deliver: createMail(smtpUrl, mailboxes, log), gap: GAP_MS } as const]
      : []),
    ...(webhook ? [{ way: "webhook", deliver: createWebhook(webhook) } as const] : []),
  ];
  const inUse = deliveries.map(({ way }) => way);
  const store = openStore(settings.database, inUse.length > 0 ? inUse : undefined);
  await store.check().catch((error) => {
    const code = codeOf(error);
    // Our own sentences have none: those do not pass.
    if (code === "Error") throw error;
    log("start", { warning: "messages are refused until the store can be written", code });
  });
  const workers = deliveries.map((delivery) => startWorker({ ...delivery, store, log }));
  const stopPurge = keepDays && startPurge(store, keepDays, log);
  const health = settings.health && (await serveHealth(settings.health, store, log));
  const onStored = () => {
    for (const { wake } of workers) wake();
  };
  return {
    /** Where it listens; undefined for every address. Behind a proxy here, no other machine may say who a visitor is. */
    host: settings.host,
    /** Answers a request for the path at which messages arrive, from an address. */
    receive: createReceiver({ path, settings, store, log, answers, onStored }),
    /** Lets current work finish, and closes the store. */
    async close() {
      if (stopPurge) stopPurge();
      health?.close();
      await Promise.all(workers.map(({ stop }) => stop()));
      await store.close();
    },
  };
}

/** Until the returned function is called. Logs how many it erased. */
export function startPurge(store: Pick<Store, "purge">, keepDays: number, log: Log): () => void {
  const purge = () => {
    timer = setTimeout(purge, DAY_MS);
    store.purge(Date.now(), keepDays).then(
      (erased) => log("purge", { erased }),
      (error) => log("error", { code: codeOf(error) }),
    );
  };
  let timer = setTimeout(purge, FIRST_PURGE_MS);
  return () => clearTimeout(timer);
}

/** Rejects if the port cannot be opened. */
async function serveHealth(at: NonNullable<Settings["health"]>, store: Store, log: Log) {
  const answer = ({ url }: Request) => answerHealth(new URL(url).pathname, store, log);
  // The name replaces the Host that a monitor's request of HTTP/1.0 lacks.
  const options = { overrideGlobalObjects: false, hostname: "localhost" };
  const server = createServer(getRequestListener(answer, options)).listen(at);
  await once(server, "listening");
  return server;
}
