import { setTimeout as pause } from "node:timers/promises";
import { domainToASCII } from "node:url";
import type { Database, Row, Value } from "./database.ts";
import { bareAddress, type ContactMessage, fieldNames } from "./form.ts";

export const ways = ["mail", "webhook"] as const;
export type Way = (typeof ways)[number];

/** The state of a message: `done` was dealt with by the operator. */
export const states = ["waiting", "delivered", "failed", "done"] as const;
export type State = (typeof states)[number];

/** A message as it is stored. Times are milliseconds since 1970. */
export interface StoredMessage extends ContactMessage {
  readonly id: number;
  readonly key: string;
  readonly receivedAt: number;
  readonly state: State;
  /** The language in which its sender reads the site, as BCP 47; unknown of old messages. */
  readonly language: string | undefined;
  /** Why it may not be a person's. */
  readonly doubt: string | undefined;
  /** The ways that were in use when it was received, and how often each was attempted since it was queued. */
  readonly deliveries: Partial<Record<Way, { attempts: number; deliveredAt: number | undefined }>>;
}

/** Conditions of SQL, as in the indexes of `migrations.ts`: other words would read every message. */
const isToDeliver = (way: Way) =>
  `ways LIKE '%${way}%' AND ${way}_delivered_at IS NULL AND ${way}_failed_at IS NULL AND done_at IS NULL`;
const hasFailed = (way: Way) =>
  `ways LIKE '%${way}%' AND ${way}_failed_at IS NOT NULL AND done_at IS NULL`;

const any = (condition: (way: Way) => string) =>
  ways.map((way) => `(${condition(way)})`).join(" OR ");

/** A message's state, as an expression of SQL. */
const state = `CASE
  WHEN done_at IS NOT NULL THEN 'done'
  WHEN ${any(hasFailed)} THEN 'failed'
  WHEN ${any(isToDeliver)} THEN 'waiting'
  ELSE 'delivered' END`;

const words = (value: Value | undefined) => (value == null ? undefined : String(value));

/** A row of all columns and the state. */
function read(row: Row): StoredMessage {
  const fields = fieldNames.map((name) => [name, words(row[name])]);
  const wanted = ways.filter((way) => String(row.ways).includes(way));
  const deliveries = wanted.map((way) => {
    const at = row[`${way}_delivered_at`];
    const deliveredAt = at == null ? undefined : Number(at);
    return [way, { attempts: Number(row[`${way}_attempts`]), deliveredAt }];
  });
  return {
    id: Number(row.id),
    key: String(row.key),
    receivedAt: Number(row.received_at),
    state: String(row.state) as State,
    language: words(row.language),
    doubt: words(row.doubt),
    deliveries: Object.fromEntries(deliveries),
    ...(Object.fromEntries(fields) as ContactMessage),
  };
}

/** What comes of an attempt to deliver. */
export type End = "delivered" | "failed" | "postponed";

/** The messages of one attempt: a mail may hold several. */
export type Taken = readonly [StoredMessage, ...StoredMessage[]];

/** An incoming message. Times are milliseconds since 1970. */
export interface NewMessage {
  readonly message: ContactMessage;
  /** One for each message, however often it is sent. */
  readonly key: string;
  readonly now: number;
  /** The language in which its sender reads the site, as BCP 47. */
  readonly language?: string | undefined;
  readonly doubt?: string | undefined;
}

export type Store = ReturnType<typeof createStore>;

/** How long a visitor waits for the store, in milliseconds. */
const PATIENCE_MS = 3000;
const DAY_MS = 86_400_000;
/** Of rows that are read, changed or erased at once. */
const PAGE = 1000;
/** After a page, in milliseconds: visitors wait meanwhile, and other processes look for a lock every 25 (`sqlite.ts`). */
const PAUSE_MS = 50;
/** In milliseconds: no wait is longer, so a message that is due later than that had a clock that was ahead. */
const LONGEST_WAIT_MS = 7 * 3_600_000;

const columns = fieldNames.map((name) => `"${name}"`).join(", ");
const all = `SELECT *, ${state} AS state FROM messages`;

/**
 * The store on either database. `wanted` are the delivery ways of incoming messages. Each promise rejects if the
 * database cannot be reached; a visitor's, if it takes longer than three seconds: it may still be done later.
 */
export function createStore(database: Database, wanted: readonly Way[] = ["mail"]) {
  const { rows, dialect } = database;
  const soon: typeof rows = (sql, values) => within(PATIENCE_MS, rows(sql, values));
  /** The number of rows that a statement has changed. */
  const changed = async (sql: string, values: readonly number[] = []) =>
    (await rows(`${sql} RETURNING id${dialect.durably}`, values)).length;
  const erased = async (condition: string, values: readonly number[] = []) => {
    const count = await changed(`DELETE FROM messages WHERE ${condition}`, values);
    if (count > 0) await database.tidy();
    return count;
  };
  /** Works on a page at a time, until one is not full. Resolves to the number of rows. */
  const inPages = async (work: () => Promise<number>) => {
    for (let count = 0; ; await pause(PAUSE_MS)) {
      const last = await work();
      count += last;
      if (last < PAGE) return count;
    }
  };
  /** Every message, oldest first; or those from an e-mail address, however it is spelled. */
  async function* everyMessage(email?: string) {
    const isWanted = (from: string) => !email || oneSpelling(from) === oneSpelling(email);
    for (let last = 0; ; ) {
      const page = await rows(`${all} WHERE id > $1 ORDER BY id LIMIT $2`, [last, PAGE]);
      if (page.length === 0) return;
      yield* page.map(read).filter((stored) => isWanted(stored.email));
      last = Number(page.at(-1)?.id);
    }
  }
  return {
    /**
     * Stores a message once for each key, and resolves when it is durable. The same message with the same
     * key is "repeated"; another message with that key is a "conflict", and is not stored.
     */
    async add({ message, key, now, language, doubt }: NewMessage) {
      const values = fieldNames.map((name) => storable(message[name]));
      const places = values.map((_, index) => `$${index + 6}`).join(", ");
      const added = await soon(
        `INSERT INTO messages (key, received_at, mail_due_at, webhook_due_at, ways, doubt, language, ${columns})
          VALUES ($1, $2, $2, $2, $3, $4, $5, ${places}) ON CONFLICT (key) DO NOTHING
          RETURNING id${dialect.durably}`,
        [key, now, wanted.join(" "), doubt ?? null, language ?? null, ...values],
      );
      if (added.length > 0) return "added";
      const [row] = await soon(`SELECT ${columns} FROM messages WHERE key = $1`, [key]);
      const isSame = fieldNames.every((name, index) => row?.[name] === values[index]);
      return isSame ? "repeated" : "conflict";
    },
    async has(key: string) {
      return (await soon("SELECT id FROM messages WHERE key = $1", [key])).length > 0;
    },
    /**
     * The message whose delivery in this way has been due longest at `now`, and others that are due, up to `most` in
     * all, in order of arrival: those attempted as often, and doubtful or not as it is. No other worker gets them
     * before `lease`, when they are due again.
     */
    async take(way: Way, now: number, lease: number, most = 1): Promise<Taken | undefined> {
      // One after the other: both at once would read everything that waits.
      for (const [than, time] of [
        ["<=", now],
        [">", now + LONGEST_WAIT_MS],
      ] as const) {
        const taken = await rows(
          `WITH due AS (
            SELECT id, ${way}_attempts AS attempts, doubt IS NULL AS sure FROM messages
              WHERE ${isToDeliver(way)} AND ${way}_due_at ${than} $1
              ORDER BY ${way}_due_at LIMIT $2 ${dialect.skipLocked}
          ), alike AS (SELECT attempts, sure FROM due LIMIT 1)
          UPDATE messages SET ${way}_due_at = $3 WHERE id IN (
            SELECT due.id FROM due, alike WHERE due.attempts = alike.attempts AND due.sure = alike.sure
          ) RETURNING *, ${state} AS state`,
          [time, most, lease],
        );
        const [first, ...rest] = taken.map(read).toSorted((one, other) => one.id - other.id);
        if (first) return [first, ...rest];
      }
      return undefined;
    },
    /** Records an end and its time, or the next attempt's; a second time, or if the lease is another's, nothing. */
    async settle(ids: readonly number[], way: Way, lease: number, end: End, at: number) {
      const column = end === "postponed" ? "due_at" : `${end}_at`;
      await rows(
        `UPDATE messages SET ${way}_attempts = ${way}_attempts + 1, ${way}_${column} = $2
          WHERE id IN (${ids}) AND ${way}_due_at = $1
            AND ${way}_delivered_at IS NULL AND ${way}_failed_at IS NULL`,
        [lease, at],
      );
    },
    everyMessage,
    /** Messages, newest first; at most `limit`, and only of a state if one is given. */
    async newest(limit: number, of?: State) {
      const some = of ? `WHERE (${state}) = '${of}'` : "";
      return (await rows(`${all} ${some} ORDER BY id DESC LIMIT $1`, [limit])).map(read);
    },
    async find(id: number) {
      const [row] = await rows(`${all} WHERE id = $1`, [id]);
      return row && read(row);
    },
    /** Makes a message due, and begins its attempts again. Resolves to false if there is none. */
    async queue(id: number, now: number) {
      const anew = ways.map(
        (way) =>
          `${way}_due_at = $2, ${way}_attempts = 0, ${way}_delivered_at = NULL, ${way}_failed_at = NULL`,
      );
      const sql = `UPDATE messages SET done_at = NULL, ${anew} WHERE id = $1`;
      return (await changed(sql, [id, now])) > 0;
    },
    /** Makes failed deliveries due again, each in the way that failed. Resolves to their number. */
    async queueFailed(now: number) {
      let queued = 0;
      for (const way of ways) {
        const sql = `UPDATE messages SET ${way}_due_at = $1, ${way}_attempts = 0, ${way}_failed_at = NULL
          WHERE id IN (SELECT id FROM messages WHERE ${hasFailed(way)} LIMIT $2)`;
        queued += await inPages(() => changed(sql, [now, PAGE]));
      }
      return queued;
    },
    /** Marks a message as dealt with: it is not delivered any more. Resolves to false if there is none. */
    async finish(id: number, now: number) {
      return (await changed("UPDATE messages SET done_at = $2 WHERE id = $1", [id, now])) > 0;
    },
    /** Resolves to false if there is none. */
    async erase(id: number) {
      return (await erased("id = $1", [id])) > 0;
    },
    /** Erases the messages from an e-mail address. Resolves to their number. */
    async forget(email: string) {
      const ids: number[] = [];
      for await (const { id } of everyMessage(email)) ids.push(id);
      let count = 0;
      for (let at = 0; at < ids.length; at += PAGE) {
        if (at > 0) await pause(PAUSE_MS);
        count += await erased(`id IN (${ids.slice(at, at + PAGE)})`);
      }
      return count;
    },
    /** Erases messages that are too old and need no more work. Resolves to their number. */
    async purge(now: number, keepDays: number) {
      const before = now - keepDays * DAY_MS;
      const isOver = `received_at < $1 AND (${state}) IN ('delivered', 'done')`;
      const some = `id IN (SELECT id FROM messages WHERE ${isOver} LIMIT $2)`;
      return inPages(() => erased(some, [before, PAGE]));
    },
    /** What is left to do in one way, and when the oldest waiting message was received. */
    async left(way: Way) {
      const [row] = await rows(
        `SELECT count(*) AS waiting, min(received_at) AS oldest,
          (SELECT count(*) FROM messages WHERE ${hasFailed(way)}) AS failed
          FROM messages WHERE ${isToDeliver(way)}`,
      );
      const { waiting, failed, oldest } = row ?? {};
      const since = oldest == null ? undefined : Number(oldest);
      return { waiting: Number(waiting), failed: Number(failed), oldest: since };
    },
    /** Rejects if a message could not be stored now. Writes nothing. */
    async check() {
      // Takes the lock of a writer, and is refused where nothing may be written.
      await soon("DELETE FROM messages WHERE id = 0");
      await database.hasRoom();
    },
    /** A secret of this store, which every receiver on it shares. */
    async secret() {
      const made = crypto.randomUUID() + crypto.randomUUID();
      const once = "VALUES ('token', $1) ON CONFLICT (name) DO NOTHING";
      await soon(`INSERT INTO secrets (name, value) ${once}`, [made]);
      const [row] = await soon("SELECT value FROM secrets WHERE name = 'token'");
      return String(row?.value);
    },
    close: database.close,
  };
}

/** Rejects with the code TIMEOUT if `work` takes longer than `patience`, in milliseconds. */
async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("No answer in time."), { code: "TIMEOUT" });
    timer = setTimeout(() => reject(error), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Neither database keeps half a surrogate pair, and Postgres no zero character. */
function storable(text: string | undefined): string | null {
  return text === undefined ? null : Buffer.from(text).toString().replaceAll("\0", "\ufffd");
}

/** One spelling of an e-mail address, for comparing: bare, in small letters, and the domain as DNS has it. */
function oneSpelling(copied: string): string {
  const address = bareAddress(copied).toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
