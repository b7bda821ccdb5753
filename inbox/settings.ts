import { BlockList, isIPv6 } from "node:net";
import { domainToASCII } from "node:url";

/** The inbox's settings, from the environment. */
export type Settings = ReturnType<typeof readSettings>;
export type Mailboxes = Settings["mailboxes"];
export type WebhookSettings = NonNullable<Settings["webhook"]>;

const encoded = "with %2F, %3F, %23 and %25 for /, ?, # and % in the password";
const ascii = "with ASCII letters before the @";
/** What the value of a variable must be, for the sentence about a wrong one. */
const musts = {
  INBOX_BEHIND_PROXY: "1, or the proxies' addresses and networks, as in 127.0.0.1,10.0.0.0/8",
  INBOX_DB: `a file, or a postgres address of one host ${encoded}`,
  INBOX_FROM: `the mailbox that sends, which the mail server accepts, ${ascii}`,
  INBOX_HEALTH: "a host and a port, as in 127.0.0.1:9464",
  INBOX_KEEP_DAYS: "a whole number above 0",
  INBOX_OVERALL: "a whole number above 0",
  INBOX_PER_ADDRESS: "a whole number above 0",
  INBOX_TO: `the mailboxes that get the messages, ${ascii}, separated by commas`,
  INBOX_WEBHOOK:
    "an https address without a user, or http on this machine; and INBOX_WEBHOOK_SECRET is set",
  INBOX_WEBHOOK_SECRET: "whsec_ and 24 to 64 random bytes in base64",
  SITE_ORIGIN: "an http or https address",
  SMTP_URL: `an smtp or smtps address, ${encoded}`,
} as const;
type Variable = keyof typeof musts;

/**
 * Reads the settings. Throws an error with a sentence for each wrong one, which names the variable and not its value,
 * because a database's URL contains a password. `helloMailbox` is the site's general mailbox.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  helloMailbox?: string,
) {
  const wrong: Variable[] = [];
  /** Undefined if the variable is not set. `parse` returns undefined for a wrong value. */
  const read = <Value>(
    name: Variable,
    parse: (text: string) => Value | undefined,
    text = env[name],
  ): Value | undefined => {
    const value = text ? parse(text) : undefined;
    if (text && value === undefined) wrong.push(name);
    return value;
  };
  const smtpUrl = read("SMTP_URL", mailServer);
  const to = read("INBOX_TO", mailboxes, env.INBOX_TO || helloMailbox);
  const from = read("INBOX_FROM", mailbox);
  if (smtpUrl && !to) wrong.push("INBOX_TO");
  if (smtpUrl && !from) wrong.push("INBOX_FROM");
  const url = read("INBOX_WEBHOOK", webhook);
  const secret = read("INBOX_WEBHOOK_SECRET", webhookSecret);
  if (url && !secret) wrong.push("INBOX_WEBHOOK_SECRET");
  if (secret && !url) wrong.push("INBOX_WEBHOOK");
  const settings = {
    database: read("INBOX_DB", database) ?? "inbox-data/messages.sqlite",
    siteOrigin: read("SITE_ORIGIN", origin),
    /** The proxies whose `X-Forwarded-For` names the visitor. */
    proxies: read("INBOX_BEHIND_PROXY", proxies) ?? new BlockList(),
    host: hostBehind(env.INBOX_BEHIND_PROXY ?? ""),
    perAddress: read("INBOX_PER_ADDRESS", whole) ?? 10,
    overall: read("INBOX_OVERALL", whole) ?? 200,
    /** How long messages are kept, in days; undefined until they are erased by hand. */
    keepDays: read("INBOX_KEEP_DAYS", whole),
    health: read("INBOX_HEALTH", hostAndPort),
    smtpUrl,
    /** In ASCII, as every mail server takes them. */
    mailboxes: { to: to ?? [], from: from ?? "" },
    webhook: url && secret ? { url, secret } : undefined,
  };
  if (wrong.length === 0) return settings;
  throw new Error([...new Set(wrong)].map((name) => `${name} must be ${musts[name]}.`).join(" "));
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

function mailServer(text: string) {
  const url = URL.parse(text);
  const isWhole = url?.hostname && /^smtps?:$/.test(url.protocol) && !cutOff.test(text);
  return isWhole ? text : undefined;
}

function database(text: string) {
  if (!/^[a-z][a-z\d+.-]+:/i.test(text)) return text;
  const url = isPostgres(text) && !cutOff.test(text) && URL.parse(text);
  // The driver would go round several hosts without a pause while none answers.
  const hosts = url ? `${url.hostname}${url.searchParams.get("host")}` : ",";
  return hosts.includes(",") ? undefined : text;
}

function mailboxes(text: string) {
  const all = text.split(",").filter((each) => each.trim());
  const read = all.flatMap((each) => mailbox(each.trim()) ?? []);
  return read.length > 0 && read.length === all.length ? read : undefined;
}

/** With its domain in ASCII. Other letters before the @ need a server with SMTPUTF8. */
function mailbox(text: string) {
  const [, local = "", domain = ""] = /^([^\s@<>,;]+)@([^\s@<>,;]+)$/.exec(text) ?? [];
  const inAscii = domainToASCII(domain);
  return inAscii && /^[!-~]+$/.test(local) ? `${local}@${inAscii}` : undefined;
}

function webhook(text: string) {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return undefined;
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url))
    ? text
    : undefined;
}

function webhookSecret(text: string) {
  const [, base64 = ""] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text) ?? [];
  const { length } = Buffer.from(base64, "base64");
  return length >= 24 && length <= 64 ? text : undefined;
}

function origin(text: string) {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

function hostAndPort(text: string) {
  const [, host = "", port = ""] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/.exec(text) ?? [];
  if (host === "" || Number(port) > 65_535) return undefined;
  return { host: host.replace(/[[\]]/g, ""), port: Number(port) };
}

/** "1" for the proxies on this machine, otherwise addresses and networks, as in "127.0.0.1,10.0.0.0/8". */
function proxies(text: string) {
  const list = new BlockList();
  const named = text === "1" ? ["127.0.0.0/8", "::1"] : text.split(",");
  for (const each of text === "0" ? [] : named) {
    const [address = "", length] = each.trim().split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    // All addresses would let every visitor choose its own.
    if (Number(length) === 0) return undefined;
    try {
      if (length === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(length), family);
    } catch {
      return undefined;
    }
  }
  return list;
}

/** The address of this machine that all proxies reach; undefined, for every address, if one is on another machine. */
function hostBehind(all: string): string | undefined {
  const here = /^ *(1|127\.[\d.]+(\/[89]|\/[1-3]\d)?|::1(\/128)?) *$/;
  if (!all.split(",").every((each) => here.test(each))) return undefined;
  return all.includes("127.") || all === "1" ? "127.0.0.1" : "::1";
}

const whole = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
