import { BlockList, isIPv6 } from "node:net";
import { domainToASCII } from "node:url";

/** Mailboxes in ASCII, as every mail server takes them. */
export interface Mailboxes {
  /** Those that get every message. */
  readonly to: readonly string[];
  /** The one that sends. */
  readonly from: string;
}

/**
 * Where messages are posted to, and the secret that signs them: `whsec_` and base64; while it changes, the new one and
 * the old one with a space between.
 */
export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
}

/** The inbox's settings, from the environment. */
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
  /** How long messages are kept, in days; undefined until they are erased by hand. */
  readonly keepDays: number | undefined;
  /** Where health and metrics are served; undefined if nowhere. */
  readonly health: { readonly host: string; readonly port: number } | undefined;
  /** The mail server's URL; empty if no mail is sent. */
  readonly smtpUrl: string;
  readonly mailboxes: Mailboxes;
  readonly webhook: WebhookSettings | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. Throws an error with one sentence, which names the variable and not its value,
 * because a database's URL contains a password. `helloMailbox` is the site's general mailbox.
 */
export function readSettings(env: Environment, helloMailbox = ""): Settings {
  const smtpUrl = mailServerOf(env);
  const storeOnly = flag(env, "INBOX_STORE_ONLY");
  const webhook = webhookOf(env);
  if (storeOnly && (smtpUrl || webhook)) {
    throw wrong("INBOX_STORE_ONLY", "0 where SMTP_URL or INBOX_WEBHOOK is set");
  }
  return {
    keepDays: env.INBOX_KEEP_DAYS ? whole(env, "INBOX_KEEP_DAYS", 0) : undefined,
    health: healthOf(env),
    smtpUrl,
    mailboxes: mailboxesOf(env, helloMailbox, smtpUrl !== ""),
    webhook,
    database: databaseOf(env),
    siteOrigin: originOf(env),
    storeOnly,
    proxies: proxiesOf(env),
    perAddress: whole(env, "INBOX_PER_ADDRESS", 10),
    overall: whole(env, "INBOX_OVERALL", 200),
  };
}

export function isPostgres(database: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(database);
}

/** Whether a URL's host is this machine, with nothing in between. */
export function isThisMachine({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** A URL whose password holds one of these ends too early, and names another host. */
const cutOff = /^[^/]*:\/\/[^/?#]*[/?#].*@/;
const encoded = "with %2F, %3F, %23 and %25 for /, ?, # and % in the password";

function mailServerOf({ SMTP_URL: value = "" }: Environment): string {
  const url = URL.parse(value);
  const whole = url?.hostname && /^smtps?:$/.test(url.protocol) && !cutOff.test(value);
  if (value === "" || whole) return value;
  throw wrong("SMTP_URL", `an smtp or smtps address, ${encoded}`);
}

function databaseOf({ INBOX_DB: value = "" }: Environment): string {
  const hasScheme = /^[a-z][a-z\d+.-]+:/i.test(value);
  const url = isPostgres(value) && !cutOff.test(value) && URL.parse(value);
  // The driver would go round the hosts without a pause while none answers.
  const severalHosts = url && `${url.hostname}${url.searchParams.get("host")}`.includes(",");
  if (!hasScheme || (url && !severalHosts)) return value || "inbox-data/messages.sqlite";
  throw wrong("INBOX_DB", `a file, or a postgres address of one host ${encoded}`);
}

function mailboxesOf(env: Environment, helloMailbox: string, needed: boolean): Mailboxes {
  const list = (env.INBOX_TO || helloMailbox).split(",").map((each) => each.trim());
  const to = list.filter(Boolean).map(mailboxOf);
  const from = mailboxOf(env.INBOX_FROM ?? "");
  const hasTo = to.length > 0 && !to.includes("");
  const ascii = "with ASCII letters before the @";
  if ((needed || env.INBOX_TO) && !hasTo) {
    throw wrong("INBOX_TO", `the mailboxes that get the messages, ${ascii}, separated by commas`);
  }
  if ((needed || env.INBOX_FROM) && !from) {
    throw wrong("INBOX_FROM", `the mailbox that sends, which the mail server accepts, ${ascii}`);
  }
  return { to, from };
}

/** A mailbox with its domain in ASCII; empty if it is not a mailbox, or needs a server with SMTPUTF8. */
function mailboxOf(value: string): string {
  const [, local, domain = ""] = /^([^\s@<>,;]+)@([^\s@<>,;]+)$/.exec(value) ?? [];
  const inAscii = domainToASCII(domain);
  return inAscii && /^[!-~]+$/.test(local ?? "") ? `${local}@${inAscii}` : "";
}

function webhookOf(env: Environment): WebhookSettings | undefined {
  const { INBOX_WEBHOOK: value = "", INBOX_WEBHOOK_SECRET: secret = "" } = env;
  const url = URL.parse(value);
  const safe = url?.protocol === "https:" || (url?.protocol === "http:" && isThisMachine(url));
  if (value && (!url || !safe || url.username || url.password)) {
    throw wrong("INBOX_WEBHOOK", "an https address without a user, or http on this machine");
  }
  const secrets = secret.split(/[\s,]+/).filter(Boolean);
  if (secret && !(secrets.length > 0 && secrets.every(isSecret))) {
    const must = "whsec_ and 24 to 64 random bytes in base64, or two of them with a space between";
    throw wrong("INBOX_WEBHOOK_SECRET", must);
  }
  if (!value && !secret) return undefined;
  if (value && secret) return { url: value, secret: secrets.join(" ") };
  throw wrong("INBOX_WEBHOOK and INBOX_WEBHOOK_SECRET", "set together");
}

function isSecret(text: string): boolean {
  const [, base64 = ""] = /^whsec_([a-z\d+/]+=*)$/i.exec(text) ?? [];
  const { length } = Buffer.from(base64, "base64");
  return length >= 24 && length <= 64;
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

/** "1" for the proxies on this machine, otherwise addresses and networks, as in "127.0.0.1,10.0.0.0/8". */
function proxiesOf({ INBOX_BEHIND_PROXY: value = "" }: Environment): BlockList {
  const proxies = new BlockList();
  if (["", "0"].includes(value)) return proxies;
  for (const text of value === "1" ? ["127.0.0.0/8", "::1"] : value.split(",")) {
    const [address = "", length] = text.trim().split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    try {
      // All addresses would let every visitor choose its own.
      if (length === "0") throw new Error();
      if (length === undefined) proxies.addAddress(address, family);
      else proxies.addSubnet(address, Number(length), family);
    } catch {
      const must = "1, or the proxies' addresses and networks, as in 127.0.0.1,10.0.0.0/8";
      throw wrong("INBOX_BEHIND_PROXY", must);
    }
  }
  return proxies;
}

function whole(env: Environment, name: string, usual: number): number {
  const value = env[name] ?? "";
  if (value === "") return usual;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw wrong(name, "a whole number above 0");
}

function wrong(name: string, must: string): Error {
  return new Error(`${name} must be ${must}.`);
}
