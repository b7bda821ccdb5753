import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished, vi } from "vitest";
import type { ContactMessage } from "../form.ts";
import { createLog } from "../log.ts";
import { openDatabase } from "../open-store.ts";
import { createReceiver } from "../receiver.ts";
import { readSettings } from "../settings.ts";
import { createStore, type NewMessage, type Way } from "../store.ts";
import { english, french, valid } from "./answers.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of a Postgres on which the tests run again. */
    postgres: string;
  }
}

/** A valid incoming message, with a key and a time in milliseconds. */
export const incoming = (key = "key", now = 0, part: Partial<ContactMessage> = {}): NewMessage => ({
  message: { ...valid, ...part },
  key,
  now,
});

/** In milliseconds. The drivers' waits for their own next turn are shorter, and take no time. */
const NO_TIME_MS = 100;
const { setTimeout: soon } = globalThis;

/** Time stands still until the test ends, or `vi` advances it, so no limit depends on the machine's speed. */
export function holdTime(): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const { setTimeout: later } = globalThis;
  const set = (work: (...values: unknown[]) => void, time = 0, ...values: unknown[]) =>
    (time < NO_TIME_MS ? soon : later)(work, time, ...values);
  globalThis.setTimeout = set as typeof setTimeout;
}

/** The path of a database file that does not exist yet, in a folder that is removed after the test. */
export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "messages.sqlite");
}

/** An empty schema of a Postgres that is the run's own, and is removed with it. */
export async function temporarySchema(url: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const { rows, close } = openDatabase(url);
  await rows(`CREATE SCHEMA ${name}`);
  await close();
  return `${url}&search_path=${name}`;
}

/** Lets a server listen on a free port, which is returned, until the test ends. */
export async function listening(server: Server, host = "127.0.0.1"): Promise<number> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, host), "listening");
  return (server.address() as AddressInfo).port;
}

/** A store on an empty database: a file, or a schema of the Postgres that the run provides. */
export async function opened(wanted?: readonly Way[], at?: string) {
  const url = inject("postgres");
  const file = at ?? (url ? await temporarySchema(url) : temporaryFile());
  const database = openDatabase(file);
  const store = createStore(database, wanted);
  onTestFinished(() => store.close().catch(() => {}));
  return { file, database, store };
}

export const host = "www.site.example";
export const origin = `https://${host}`;

export interface Sent {
  readonly method?: string;
  readonly path?: string;
  /** An empty one is left out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit | null;
  readonly address?: string;
}

/** A receiver at /messages, its store and its log. */
export async function receiving(env: Readonly<Record<string, string>> = {}) {
  const { file, database, store } = await opened(undefined, env.INBOX_DB);
  const settings = readSettings({ INBOX_PER_ADDRESS: "1000", ...env, INBOX_DB: file });
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  const answers = [english, french];
  const receive = createReceiver({ path: "/messages", settings, store, log, answers });
  const send = async (sent: Sent = {}) => {
    const { method = "POST", path = "/messages", headers, body, address = "192.0.2.1" } = sent;
    const all = {
      Host: host,
      Origin: origin,
      "Content-Type": "application/json",
      "Idempotency-Key": "key",
      ...headers,
    };
    const request = new Request(`http://${host}${path}`, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")),
      ...(method === "POST" && { body: body ?? JSON.stringify(valid), duplex: "half" }),
    } as RequestInit);
    return receive(request, address);
  };
  return { send, store, database, log, logged, file };
}
