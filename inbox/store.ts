import { oneSpelling } from "./address.ts";
import type { Database, Value } from "./database.ts";
import { type ContactMessage, fieldNames } from "./form.ts";
import {
  hasFailed,
  isToDeliver,
  read,
  type State,
  type StoredMessage,
  state,
  states,
  type Way,
  ways,
} from "./stored-message.ts";

/** The end of an attempt to deliver; a wait has a beginning and an end. */
type Outcome =
  | { readonly deliveredAt: number }
  | { readonly since: number; readonly dueAt: number }
  | { readonly failedAt: number };

/** The messages of one attempt: a mail may hold several. */
export type Taken = readonly [StoredMessage, ...StoredMessage[]];

/** The number of messages in each state, and when the oldest waiting one was received. */
export type Counts = Readonly<Record<State, number>> & { readonly oldest: number | undefined };

/** An incoming message. Times are milliseconds since 1970. */
export interface NewMessage {
  readonly message: ContactMessage;
  /** One for each message, however often it is sent. */
  readonly key: string;
  readonly now: number;
  /** The language in which its sender reads the site, as BCP 47. */
  readonly language?: string | undefined;
  /** Why it is held back, if it is. */
  readonly suspected?: string | undefined;
  /** The same for texts that are alike. */
  readonly digest?: string | undefined;
}

export interface Store {
  /**
   * Stores a message once for each key, and resolves when it is durable. The same message with the same
   * key is "repeated"; another message with that key is a "conflict", and is not stored. Rejects if the
   * store cannot be reached, or takes longer than three seconds.
   */
  readonly add: (incoming: NewMessage) => Promise<"added" | "repeated" | "conflict">;
  /** Whether this key has a message. */
  readonly has: (key: string) => Promise<boolean>;
  /** The addresses that sent a text like this one since a time: at most a hundred. */
  readonly sendersOf: (digest: string, since: number) => Promise<readonly string[]>;
  /**
   * The message whose delivery in this way has been due longest at `now`, or whose wait was begun by a clock that
   * was ahead; and others attempted as often, up to `most` in all, in order of arrival. No other worker gets them
   * before `until`, when they are due again, if the clocks differ by less than that.
   */
  readonly take: (
    way: Way,
    now: number,
    until: number,
    most?: number,
  ) => Promise<Taken | undefined>;
  /** Records how an attempt ended. */
  readonly settle: (ids: readonly number[], way: Way, outcome: Outcome) => Promise<void>;
  /** When mails were accepted between two times, newest first; at most `limit`. Messages of one mail count once. */
  readonly mailed: (since: number, now: number, limit: number) => Promise<readonly number[]>;
  /** The messages after an id, oldest first; at most `limit`. */
  readonly after: (id: number, limit: number) => Promise<readonly StoredMessage[]>;
  /** The messages before an id, newest first; at most `limit`, and only of a state if one is given. */
  readonly before: (id: number, limit: number, of?: State) => Promise<readonly StoredMessage[]>;
  readonly find: (id: number) => Promise<StoredMessage | undefined>;
  /** Makes a message due, begins its attempts again and lifts a suspicion. Resolves to false if there is none. */
  readonly queue: (id: number, now: number) => Promise<boolean>;
  /** Makes failed deliveries due again, each in the way that failed. Resolves to their number. */
  readonly queueFailed: (now: number) => Promise<number>;
  /** Marks a message as dealt with: it is not delivered, and counts as delivered. Resolves to false if there is none. */
  readonly finish: (id: number, now: number) => Promise<boolean>;
  /** Resolves to false if there is none. */
  readonly erase: (id: number) => Promise<boolean>;
  /** Erases the messages in a state. Resolves to their number. */
  readonly eraseAll: (of: State) => Promise<number>;
  /** Erases the messages from an e-mail address, however it is spelled. Resolves to their number. */
  readonly forget: (email: string) => Promise<number>;
  /** Erases messages received before a time that need no more work. Resolves to the numbers erased and kept. */
  readonly purge: (before: number) => Promise<{ erased: number; kept: number }>;
  readonly counts: () => Promise<Counts>;
  /** Writes as much as a message would. Rejects if a message could not be stored. */
  readonly check: () => Promise<void>;
  /** A secret of this store, which every receiver on it shares. */
  readonly secret: () => Promise<string>;
  /** Lets the statements in hand finish. */
  readonly close: () => Promise<void>;
}

/** How long a visitor waits for the store, in milliseconds. */
const PATIENCE_MS = 3000;
/** Of rows that are read at once. */
const PAGE = 5000;
/** In characters: at least a page of the database, as a message is. */
const FILLER = 8192;

const columnOf = {
  deliveredAt: "delivered_at",
  since: "since",
  dueAt: "due_at",
  failedAt: "failed_at",
} as const;

const columns = fieldNames.map((name) => `"${name}"`).join(", ");

/**
 * The store on either database. `wanted` are the delivery ways of incoming messages. Rejects with one
 * sentence if a field has no column.
 */
export async function createStore(
  database: Database,
  wanted: readonly Way[] = ["mail"],
): Promise<Store> {
  const { rows, dialect } = database;
  await checkColumns(database);
  const erased = async (sql: string, values: readonly Value[]) => {
    const { length } = await rows(`${sql} RETURNING id${dialect.durably}`, values);
    if (length > 0) await database.tidy();
    return length;
  };
  const changed = async (sql: string, values: readonly Value[]) =>
    (await rows(`${sql} RETURNING id`, values)).length;
  return {
    async add({ message, key, now, language, suspected, digest }) {
      const values = fieldNames.map((name) => storable(message[name]));
      const known = async () => {
        const sql = `SELECT ${columns} FROM messages WHERE key = $1`;
        const [row] = await rows(sql, [key], PATIENCE_MS);
        const isSame = (name: string, index: number) => row?.[name] === values[index];
        return row && (fieldNames.every(isSame) ? "repeated" : "conflict");
      };
      const places = values.map((_, index) => `$${index + 7}`).join(", ");
      // Looked for first, because an insertion that does nothing uses up an id.
      const outcome = await known();
      if (outcome) return outcome;
      const added = await rows(
        `INSERT INTO messages (key, received_at, mail_since, mail_due_at, webhook_since, webhook_due_at,
            ways, suspected, digest, language, ${columns})
          VALUES ($1, $2, $2, $2, $2, $2, $3, $4, $5, $6, ${places}) ON CONFLICT (key) DO NOTHING
          RETURNING id${dialect.durably}`,
        [
          key,
          now,
          wanted.join(" "),
          suspected || null,
          digest ?? null,
          language ?? null,
          ...values,
        ],
        PATIENCE_MS,
      );
      return added.length > 0 ? "added" : ((await known()) ?? "conflict");
    },
    async has(key) {
      const found = await rows("SELECT id FROM messages WHERE key = $1", [key], PATIENCE_MS);
      return found.length > 0;
    },
    async sendersOf(digest, since) {
      const sql = "SELECT email FROM messages WHERE digest = $1 AND received_at > $2 LIMIT 100";
      return (await rows(sql, [digest, since], PATIENCE_MS)).map(({ email }) => String(email));
    },
    async take(way, now, until, most = 1) {
      const taken = await rows(
        `WITH due AS (
          SELECT id, ${way}_attempts AS attempts FROM messages
            WHERE ${isToDeliver(way)} AND (${way}_due_at <= $1 OR ${way}_since > $2)
            ORDER BY ${way}_due_at, id LIMIT $3 ${dialect.skipLocked}
        )
        UPDATE messages SET ${way}_since = $1, ${way}_due_at = $2 WHERE id IN (
          SELECT id FROM due WHERE attempts = (SELECT attempts FROM due LIMIT 1)
        ) RETURNING *, ${state} AS state`,
        [now, until, most],
      );
      const [first, ...rest] = taken.map(read).toSorted((one, other) => one.id - other.id);
      return first && [first, ...rest];
    },
    async settle(ids, way, outcome) {
      const names = Object.keys(outcome) as (keyof typeof columnOf)[];
      const set = names.map((name, index) => `${way}_${columnOf[name]} = $${index + 2}`);
      await rows(
        `UPDATE messages SET ${way}_attempts = ${way}_attempts + 1, ${set}
          WHERE id IN (${dialect.numbersIn("$1")})`,
        [JSON.stringify(ids), ...Object.values(outcome)],
      );
    },
    async mailed(since, now, limit) {
      const times = await rows(
        `SELECT DISTINCT mail_delivered_at AS time FROM messages
          WHERE mail_delivered_at > $1 AND mail_delivered_at <= $2 ORDER BY time DESC LIMIT $3`,
        [since, now, limit],
      );
      return times.map(({ time }) => Number(time));
    },
    async after(id, limit) {
      const sql = `SELECT *, ${state} AS state FROM messages WHERE id > $1 ORDER BY id LIMIT $2`;
      return (await rows(sql, [id, limit])).map(read);
    },
    async before(id, limit, of) {
      const found = await rows(
        `SELECT * FROM (SELECT *, ${state} AS state FROM messages WHERE id < $1) AS messages
          ${of ? `WHERE state = '${of}'` : ""} ORDER BY id DESC LIMIT $2`,
        [id, limit],
      );
      return found.map(read);
    },
    async find(id) {
      const sql = `SELECT *, ${state} AS state FROM messages WHERE id = $1`;
      const [row] = await rows(sql, [id]);
      return row && read(row);
    },
    async queue(id, now) {
      const anew = ways.map(
        (way) =>
          `${way}_since = $2, ${way}_due_at = $2, ${way}_attempts = 0, ${way}_delivered_at = NULL, ${way}_failed_at = NULL`,
      );
      const sql = `UPDATE messages SET suspected = NULL, done_at = NULL, ${anew} WHERE id = $1`;
      return (await changed(sql, [id, now])) > 0;
    },
    async queueFailed(now) {
      let queued = 0;
      for (const way of ways) {
        queued += await changed(
          `UPDATE messages SET ${way}_since = $1, ${way}_due_at = $1, ${way}_attempts = 0, ${way}_failed_at = NULL
            WHERE ${hasFailed(way)} AND done_at IS NULL AND suspected IS NULL`,
          [now],
        );
      }
      return queued;
    },
    async finish(id, now) {
      const sql = "UPDATE messages SET done_at = $2 WHERE id = $1";
      return (await changed(sql, [id, now])) > 0;
    },
    async erase(id) {
      return (await erased("DELETE FROM messages WHERE id = $1", [id])) > 0;
    },
    eraseAll: (of) => erased(`DELETE FROM messages WHERE (${state}) = '${of}'`, []),
    async forget(email) {
      const ids: number[] = [];
      let last = 0;
      for (;;) {
        const some = "SELECT id, email FROM messages WHERE id > $1 ORDER BY id LIMIT $2";
        const page = await rows(some, [last, PAGE]);
        if (page.length === 0) break;
        last = Number(page.at(-1)?.id);
        for (const row of page) {
          if (oneSpelling(String(row.email)) === oneSpelling(email)) ids.push(Number(row.id));
        }
      }
      const sql = `DELETE FROM messages WHERE id IN (${dialect.numbersIn("$1")})`;
      return erased(sql, [JSON.stringify(ids)]);
    },
    async purge(before) {
      const isOver = `(${state}) IN ('delivered', 'done', 'stored')`;
      const old = "received_at < $1";
      const count = await erased(`DELETE FROM messages WHERE ${old} AND ${isOver}`, [before]);
      const [row] = await rows(`SELECT count(*) AS kept FROM messages WHERE ${old}`, [before]);
      return { erased: count, kept: Number(row?.kept) };
    },
    async counts() {
      const found = await rows(
        `SELECT state, count(*) AS count, min(received_at) AS oldest
          FROM (SELECT received_at, ${state} AS state FROM messages) AS messages GROUP BY state`,
      );
      const of = (name: State) => found.find((row) => row.state === name);
      const oldest = of("waiting")?.oldest;
      return {
        ...(Object.fromEntries(
          states.map((name) => [name, Number(of(name)?.count ?? 0)]),
        ) as Record<State, number>),
        oldest: oldest == null ? undefined : Number(oldest),
      };
    },
    async check() {
      // Inserted and deleted: room that another message could not use would prove nothing.
      const [row] = await rows(
        `INSERT INTO health (filler) VALUES ($1) RETURNING id${dialect.durably}`,
        ["x".repeat(FILLER)],
        PATIENCE_MS,
      );
      await rows("DELETE FROM health WHERE id <= $1", [Number(row?.id)], PATIENCE_MS);
    },
    async secret() {
      const made = crypto.randomUUID() + crypto.randomUUID();
      await rows(
        "INSERT INTO secrets (name, value) VALUES ('token', $1) ON CONFLICT (name) DO NOTHING",
        [made],
        PATIENCE_MS,
      );
      const sql = "SELECT value FROM secrets WHERE name = 'token'";
      const [row] = await rows(sql, [], PATIENCE_MS);
      return String(row?.value);
    },
    close: database.close,
  };
}

async function checkColumns({ rows }: Database): Promise<void> {
  for (const name of fieldNames) {
    await rows(`SELECT "${name}" FROM messages LIMIT 0`).catch((error) => {
      if (!/column/.test(String(error))) throw error;
      throw new Error(`The field "${name}" has no column: add a step to inbox/migrations.ts.`);
    });
  }
}

/** Neither database keeps half a surrogate pair, and Postgres no zero character. */
function storable(text: string | undefined): string | null {
  return text === undefined ? null : Buffer.from(text).toString().replaceAll("\0", "\ufffd");
}
