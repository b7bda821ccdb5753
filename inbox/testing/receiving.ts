import { onTestFinished } from "vitest";
import { createLog } from "../log.ts";
import { openDatabase } from "../open-store.ts";
import { createReceiver } from "../receiver.ts";
import { createRefusals } from "../refusals.ts";
import { readSettings } from "../settings.ts";
import { createStore } from "../store.ts";
import { english, french } from "./answers.ts";
import { temporaryDatabase } from "./database.ts";
import { valid } from "./messages.ts";

export const host = "www.site.example";
export const origin = `https://${host}`;

export interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit | null;
  readonly address?: string;
}

/** For tests: a receiver at /messages on its own SQLite file, and its log. */
export async function receiving(env: Readonly<Record<string, string>> = {}) {
  const file = await temporaryDatabase();
  const settings = readSettings({ INBOX_DB: file, INBOX_PER_ADDRESS: "1000", ...env });
  const database = await openDatabase(settings.database);
  const store = await createStore(database);
  onTestFinished(() => store.close().catch(() => {}));
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  const answers = [english, french];
  const refusals = createRefusals(log);
  const receive = createReceiver({ path: "/messages", settings, store, log, answers, refusals });
  const send = async ({ method = "POST", path = "/messages", headers, body, address }: Sent = {}) =>
    receive(
      new Request(`http://${host}${path}`, {
        method,
        headers: {
          Host: host,
          Origin: origin,
          "Content-Type": "application/json",
          "Idempotency-Key": "key",
          ...headers,
        },
        ...(method === "POST" && { body: body ?? JSON.stringify(valid), duplex: "half" }),
      } as RequestInit),
      { address: address ?? "192.0.2.1" },
    );
  return { send, store, database, log, logged, file, refusals };
}
