import { BlockList } from "node:net";
import type { Cap } from "./delivery.ts";
import { readProxies } from "./proxies.ts";
import { SettingError } from "./setting-error.ts";

export interface Mailboxes {
  readonly to: string;
  readonly from: string;
}

/** What the environment says about the inbox. */
export interface Settings {
  /** A file for SQLite, or the `postgres://` URL of a Postgres database. */
  readonly database: string;
  /** The configured address of the site, without a path; empty if unset. */
  readonly siteOrigin: string;
  /** The proxies whose `X-Forwarded-For` names the visitor. */
  readonly proxies: BlockList;
  /** Messages accepted from one address, and from all, in ten seconds. */
  readonly perAddress: number;
  readonly overall: number;
  /** Whether messages are only read from the store, and never delivered. */
  readonly storeOnly: boolean;
  /** At most so many mails in an hour, and in a day. */
  readonly mailCaps: readonly Cap[];
  /** How long messages are kept, in days; undefined until they are erased by hand. */
  readonly keepDays: number | undefined;
  /** Where health and metrics are served; undefined if nowhere. */
  readonly health: { readonly host: string; readonly port: number } | undefined;
  /** The mail server's URL; empty if messages are only stored. */
  readonly smtpUrl: string;
  /** The mailbox that gets the messages, and the sender of the mail. */
  readonly mailboxes: Mailboxes;
}

const HOUR_MS = 3_600_000;

const mailbox = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. Throws an error with one sentence, which names the variable and not its value,
 * because a database's URL contains a password. `helloMailbox` is the site's general mailbox.
 */
export function readSettings(env: Environment, helloMailbox = ""): Settings {
  const smtpUrl = mailServerOf(env);
  const to = env.INBOX_TO || helloMailbox;
  if (smtpUrl && !mailbox.test(to)) throw wrong("INBOX_TO", "the mailbox that gets the messages");
  if (env.INBOX_FROM && !mailbox.test(env.INBOX_FROM)) throw wrong("INBOX_FROM", "a mailbox");
  const storeOnly = flag(env, "INBOX_STORE_ONLY");
  if (storeOnly && smtpUrl) throw wrong("INBOX_STORE_ONLY", "0 where SMTP_URL is set");
  return {
    keepDays: env.INBOX_KEEP_DAYS ? whole(env, "INBOX_KEEP_DAYS", 0) : undefined,
    health: healthOf(env),
    smtpUrl,
    mailboxes: { to, from: env.INBOX_FROM || to },
    database: env.INBOX_DB || "inbox-data/messages.sqlite",
    siteOrigin: originOf(env),
    storeOnly,
    mailCaps: [
      { most: whole(env, "INBOX_MAILS_PER_HOUR", 60), span: HOUR_MS },
      { most: whole(env, "INBOX_MAILS_PER_DAY", 400), span: 24 * HOUR_MS },
    ],
    proxies: proxiesOf(env),
    perAddress: whole(env, "INBOX_PER_ADDRESS", 10),
    overall: whole(env, "INBOX_OVERALL", 200),
  };
}

export function isPostgres(database: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(database);
}

function mailServerOf({ SMTP_URL: value = "" }: Environment): string {
  const url = URL.parse(value);
  if (value === "" || (url?.hostname && /^smtps?:$/.test(url.protocol))) return value;
  throw wrong("SMTP_URL", "an smtp or smtps address");
}

function originOf(env: Environment): string {
  const { SITE_ORIGIN: value = "" } = env;
  if (value === "") return "";
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw wrong("SITE_ORIGIN", "an http or https address");
}

function healthOf({ INBOX_HEALTH: value = "" }: Environment) {
  if (value === "") return undefined;
  const [, host = "", port = ""] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/.exec(value) ?? [];
  if (host !== "" && Number(port) < 65_536) {
    return { host: host.replace(/[[\]]/g, ""), port: Number(port) };
  }
  throw wrong("INBOX_HEALTH", "a host and a port, as in 127.0.0.1:9464");
}

function flag(env: Environment, name: string): boolean {
  const value = env[name] ?? "";
  if (["", "0", "1"].includes(value)) return value === "1";
  throw wrong(name, "1 or 0");
}

function proxiesOf({ INBOX_BEHIND_PROXY: value = "" }: Environment): BlockList {
  const proxies = ["", "0"].includes(value) ? new BlockList() : readProxies(value);
  if (proxies) return proxies;
  throw wrong(
    "INBOX_BEHIND_PROXY",
    "1, or the proxies' addresses and networks, as in 127.0.0.1,10.0.0.0/8",
  );
}

function whole(env: Environment, name: string, usual: number): number {
  const value = env[name] ?? "";
  if (value === "") return usual;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw wrong(name, "a whole number above 0");
}

function wrong(name: string, must: string): Error {
  return new SettingError(`${name} must be ${must}.`);
}
