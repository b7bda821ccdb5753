import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { checkAnswers } from "./answer-page.ts";
import { type Deliver, startWorker } from "./delivery.ts";
import type { FormAnswers } from "./form.ts";
import { createHealth } from "./health.ts";
import { codeOf, createLog, type Log } from "./log.ts";
import { createMailer, mailDelivery } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { createReceiver } from "./receiver.ts";
import { createRefusals } from "./refusals.ts";
import { readSettings, type Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import { type Way, ways } from "./stored-message.ts";
import { createWebhook } from "./webhook.ts";

/** A running inbox. */
export interface Inbox {
  /** The address at which visitors reach it; undefined for every address of this machine. */
  readonly host: string | undefined;
  /** Answers a request for the path at which messages arrive, from an address. */
  readonly receive: (request: Request, address: string) => Response | Promise<Response>;
  /** Lets current work finish, and closes the store. */
  readonly close: () => Promise<void>;
}

interface InboxInput {
  /** The path at which messages arrive. */
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
 * wrong, or if the store is of another version.
 */
export async function startInbox(input: InboxInput): Promise<Inbox> {
  const { path, env, log = toStandardError, answers = [] } = input;
  answers.forEach(checkAnswers);
  const settings = readSettings(env, input.helloMailbox);
  const outlets = openOutlets(settings, log);
  const inUse = ways.filter((way) => outlets[way]);
  if (inUse.length === 0 && !settings.storeOnly) {
    log("start", { delivery: "none: messages wait until SMTP_URL is set" });
  }
  const wanted = inUse.length > 0 || settings.storeOnly ? inUse : (["mail"] as const);
  const store = openStore(settings.database, wanted);
  await store.check().catch((error) => {
    const code = codeOf(error);
    // Our own sentences have none: those do not pass.
    if (code === "Error") throw error;
    log("start", { warning: "messages are refused until the store can be written", code });
  });
  const workers = inUse.flatMap((way) => {
    const deliver = outlets[way];
    const gap = way === "mail" ? GAP_MS : undefined;
    return deliver ? [startWorker({ store, way, deliver, gap, log })] : [];
  });
  const stopPurge = settings.keepDays && startPurge(store, settings.keepDays, log);
  const refusals = createRefusals(log);
  const health =
    settings.health &&
    (await serveHealth(createHealth({ store, log, answers: refusals.totals }), settings.health));
  const onStored = () => {
    for (const worker of workers) worker.wake();
  };
  const receive = createReceiver({ path, settings, store, log, refusals, answers, onStored });
  return {
    // The proxy there alone says who the visitors are.
    host: env.INBOX_BEHIND_PROXY === "1" ? "127.0.0.1" : undefined,
    receive: (request, address) => receive(request, { address }),
    async close() {
      if (stopPurge) stopPurge();
      health?.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await store.close();
    },
  };
}

/** Until the returned function is called. Logs how many it erased, and how many are as old but were never delivered. */
export function startPurge(store: Pick<Store, "purge">, keepDays: number, log: Log): () => void {
  const purge = () => {
    timer = setTimeout(purge, DAY_MS);
    store.purge(Date.now(), keepDays).then(
      (outcome) => log("purge", outcome),
      (error) => log("error", { code: codeOf(error) }),
    );
  };
  let timer = setTimeout(purge, FIRST_PURGE_MS);
  return () => clearTimeout(timer);
}

/** The deliverers, one for each way that is set. */
function openOutlets({ smtpUrl, mailboxes, webhook }: Settings, log: Log) {
  const { from, to } = mailboxes;
  if (smtpUrl && to.some((each) => each.toLowerCase() === from.toLowerCase())) {
    log("start", { warning: "INBOX_FROM is in INBOX_TO: a helpdesk would answer its own mail" });
  }
  const outlets: Readonly<Partial<Record<Way, Deliver>>> = {
    ...(smtpUrl && { mail: mailDelivery(createMailer(smtpUrl, from), mailboxes, log) }),
    ...(webhook && { webhook: createWebhook(webhook) }),
  };
  return outlets;
}

/** Rejects if the port cannot be opened. */
async function serveHealth(app: Hono, { host, port }: NonNullable<Settings["health"]>) {
  // The name replaces the Host that a monitor's request of HTTP/1.0 lacks.
  const options = { overrideGlobalObjects: false, hostname: "localhost" };
  const server = createServer(getRequestListener(app.fetch, options));
  server.listen(port, host);
  await once(server, "listening");
  return server;
}
