import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { checkAnswers } from "./answer-page.ts";
import { type Deliver, startWorker } from "./delivery.ts";
import type { FormAnswers } from "./form.ts";
import { createHealth } from "./health.ts";
import { openInTime } from "./late-store.ts";
import { createLog, type Log } from "./log.ts";
import { createMailer, mailDelivery } from "./mail.ts";
import { openStore } from "./open-store.ts";
import { areLocal } from "./proxies.ts";
import { createReceiver } from "./receiver.ts";
import { createRefusals } from "./refusals.ts";
import { startPurge } from "./retention.ts";
import { readSettings, type Settings } from "./settings.ts";
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

/**
 * Opens the store, now or when it can be reached, and starts to receive. Rejects with a SettingError if a
 * setting is wrong, or with the database's error if that does not pass by itself.
 */
export async function startInbox(input: InboxInput): Promise<Inbox> {
  const { path, env, log = toStandardError, answers = [] } = input;
  answers.forEach(checkAnswers);
  const settings = readSettings(env, input.helloMailbox);
  const { outlets, close: closeOutlets } = openOutlets(settings, log);
  const inUse = ways.filter((way) => outlets[way]);
  if (inUse.length === 0 && !settings.storeOnly) {
    log("start", { delivery: "none: messages wait until SMTP_URL is set" });
  }
  const wanted = inUse.length > 0 || settings.storeOnly ? inUse : (["mail"] as const);
  const store = await openInTime(() => openStore(settings.database, wanted), log);
  const workers = inUse.flatMap((way) => {
    const deliver = outlets[way];
    const caps = way === "mail" ? settings.mailCaps : [];
    return deliver ? [startWorker({ store, way, deliver, caps, log })] : [];
  });
  const stopPurge = settings.keepDays && startPurge(store, settings.keepDays, log);
  const refusals = createRefusals(log);
  const isCapped = () => workers.some((worker) => worker.isCapped());
  const health =
    settings.health &&
    (await serveHealth(
      createHealth({ store, log, isCapped, answers: refusals.totals }),
      settings.health,
    ));
  const onStored = () => {
    for (const worker of workers) worker.wake();
  };
  const receive = createReceiver({ path, settings, store, log, refusals, answers, onStored });
  return {
    // The proxy there alone says who the visitors are.
    host: areLocal(env.INBOX_BEHIND_PROXY ?? "") ? "127.0.0.1" : undefined,
    receive: (request, address) => receive(request, { address }),
    async close() {
      if (stopPurge) stopPurge();
      health?.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      closeOutlets();
      await store.close();
    },
  };
}

/** The deliverers, one for each way that is set. */
function openOutlets({ smtpUrl, mailboxes, webhook }: Settings, log: Log) {
  const mailer = smtpUrl ? createMailer(smtpUrl) : undefined;
  const outlets: Readonly<Partial<Record<Way, Deliver>>> = {
    ...(mailer && { mail: mailDelivery(mailer.send, mailboxes, log) }),
    ...(webhook && { webhook: createWebhook(webhook) }),
  };
  if (mailer && mailboxes.to.some((each) => each.toLowerCase() === mailboxes.from.toLowerCase())) {
    log("start", { warning: "INBOX_FROM is in INBOX_TO: a helpdesk would answer its own mail" });
  }
  return { outlets, close: () => mailer?.close() };
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
