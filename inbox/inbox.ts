import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createLog, type Log } from "./log.ts";
import { openStore } from "./open-store.ts";
import { createReceiver } from "./receiver.ts";
import { readSettings } from "./settings.ts";

/** A running inbox. */
export interface Inbox {
  /** Answers the requests for the path at which messages arrive. */
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Lets what is in hand finish, and closes the store. */
  readonly close: () => Promise<void>;
}

interface InboxInput {
  /** The path at which messages arrive. */
  readonly path: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log?: Log;
}

const toStandardError = createLog((line) => process.stderr.write(line));

/**
 * Opens the store and starts to receive. Rejects with a SettingError if a setting is wrong, or with
 * the database's error.
 */
export async function startInbox({ path, env, log = toStandardError }: InboxInput): Promise<Inbox> {
  const settings = readSettings(env);
  const store = await openStore(settings.database);
  const receive = createReceiver({ path, settings, store, log });
  const listener = getRequestListener(
    (request, { incoming }) =>
      receive(request, { address: incoming.socket.remoteAddress ?? "unknown" }),
    { overrideGlobalObjects: false },
  );
  return {
    listener: (request, response) => void listener(request, response),
    close: () => store.close(),
  };
}
